# Commands, keys, dialogs and notices.
