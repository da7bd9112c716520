sh libcarcassonne/bindings/js/build.sh carcassonne
node game.mjs
