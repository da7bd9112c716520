#!/bin/sh
# SPDX-License-Identifier: Zlib
# The page that "carcassonne render --html" writes, driven in headless Chromium:
# whole games of three editions, the largest among them, on a screen and on a
# phone. What it looked like is build-embed/check-html/*.png.
. "$(dirname "$0")/common.sh"

for tool in /usr/bin/python3 chromium chromedriver; do
	command -v $tool >/dev/null || {
		echo "check-html: $tool is missing"
		exit 77
	}
done
autotools_install
command=$root/bin/carcassonne
LD_LIBRARY_PATH=$root/lib PYTHONDONTWRITEBYTECODE=1
export LD_LIBRARY_PATH PYTHONDONTWRITEBYTECODE

# game NAME OPTION...: a game between bots, on record.
game()
{
	name=$1
	shift
	quiet "the game $name" "$command" play -o "$work/$name.game" "$@" \
		</dev/null
}

game classic --seed 5 --players bot:greedy,bot:random
game plus --edition plus --with all --seed 5 \
	--players bot:greedy,bot:random,bot:random
game hunters --edition hunters --seed 5 --players \
	bot:random,bot:random,bot:random,bot:random
/usr/bin/python3 "$top/tests/embed/check_html.py" "$command" "$work" \
	"$work/classic.game" "$work/plus.game" "$work/hunters.game"
