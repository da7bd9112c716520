cmake -S . -B out -DTARBALL="$TARBALL" -DCMAKE_BUILD_TYPE=Release
cmake --build out
out/game
