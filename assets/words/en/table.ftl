# The panels beside the map, menus and the top bar.
