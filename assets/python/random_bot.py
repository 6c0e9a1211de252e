"""A bot that does anything, each action as likely as the others."""

import random

from hells_gate import main


def bot(seed):
    luck = random.Random(seed)
    return lambda engine, actions: luck.choice(actions)


if __name__ == "__main__":
    main("random", bot)
