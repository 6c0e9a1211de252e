# The furniture of the map and the page to hand out.
