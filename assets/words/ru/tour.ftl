# The guided tour.
