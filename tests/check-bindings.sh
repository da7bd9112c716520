#!/bin/sh
# SPDX-License-Identifier: Zlib
# What bindings take from the header is what the header says, their versions
# are its version, and nothing of the contract is left out.
set -eu
python=
for p in ${PYTHON:-/usr/bin/python3 python3}; do
	if "$p" -c 'import sys; sys.exit(sys.version_info < (3, 9))' 2>/dev/null
	then
		python=$p
		break
	fi
done
[ -n "$python" ] || exit 77
PYTHONDONTWRITEBYTECODE=1 "$python" "$srcdir/bindings/generate.py" --check

package=$srcdir/bindings/csharp/com.libcarcassonne.carcassonne
version=$(sh "$srcdir/build-aux/version.sh")
grep -q "^    \"version\": \"$version\",\$" "$package/package.json" || {
	echo "package.json has another version than $version"
	exit 1
}

grep -q "\"version\": \"$version\",\$" "$srcdir/bindings/js/package.json" || {
	echo "bindings/js/package.json has another version than $version"
	exit 1
}

bad=0
for f in $(sed -n 's/^CARC_API.* \**\(carc_[a-z_]*\)(.*/\1/p' \
	"$srcdir/include/carcassonne.h"); do
	grep -q "Native\.$f(" "$package"/Runtime/[CGMR]*.cs || {
		echo "$f has no method in C#"
		bad=1
	}
done
exit $bad
