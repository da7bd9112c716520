# SPDX-License-Identifier: Zlib
"""A second opinion: the whole Plus game, slow and plain, from the rules alone.

It shares no code with the library. The state is what lies on the table and
before the players; what fits, what is joined, complete, owned and worth is
found anew by flood fill whenever it is asked. A game is a generator that asks
decisions and is sent moves, so that the order of a turn reads like the rules.

compare.py plays it beside the library, perft.py counts with it.
"""
