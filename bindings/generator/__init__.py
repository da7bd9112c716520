# SPDX-License-Identifier: Zlib
"""What bindings take from the header, see ../generate.py."""
