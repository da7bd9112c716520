cmake -S . -B out -DCMAKE_BUILD_TYPE=Release
cmake --build out
out/game
