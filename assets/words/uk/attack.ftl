# Panels of decisions: combat, plans, dice, the computer, drawing, presenter.
