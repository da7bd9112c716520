cmake -S . -B out -DCMAKE_PREFIX_PATH="$PREFIX"
cmake --build out
out/game
