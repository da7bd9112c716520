#!/bin/sh
# SPDX-License-Identifier: Zlib
# summary.sh BUILDDIR: add up the results of make check there. A test that
# counts its own cases (Check: "Checks: 9, Failures: 1, Errors: 0"; records: "9
# passed, 1 failed") counts as that many, any other as one. Shows the logs of
# what failed; the last line is "N passed, N failed".
set -eu
cd "$1"
passed=0 failed=0
for trs in tests/*.trs; do
	[ -f "$trs" ] || continue
	log=${trs%.trs}.log
	result=$(sed -n 's/^:test-result: *//p' "$trs")
	cases=$(awk '
		/^[0-9]+%: Checks: [0-9]+, Failures: [0-9]+, Errors: [0-9]+/ {
			gsub(",", ""); bad += $5 + $7; good += $3 - $5 - $7
		}
		/^[0-9]+ passed, [0-9]+ failed$/ { good += $1; bad += $3 }
		END { print good + 0, bad + 0 }' "$log")
	good=${cases% *} bad=${cases#* }
	case $result in
	PASS) [ "$good" -gt 0 ] || good=1 ;;
	SKIP)
		good=0 bad=0
		echo "skipped: ${trs%.trs}"
		;;
	*) # also a crash after the last case that was counted
		[ "$bad" -gt 0 ] || bad=1
		echo "---- $log"
		tail -n 200 "$log"
		;;
	esac
	passed=$((passed + good)) failed=$((failed + bad))
done
echo "$passed passed, $failed failed"
[ "$failed" = 0 ] && [ "$passed" -gt 0 ]
