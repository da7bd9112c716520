touch project.godot
sh libcarcassonne/bindings/godot/build.sh .
mkdir -p .godot
echo res://addons/carcassonne/carcassonne.gdextension >.godot/extension_list.cfg
godot --headless --script game.gd
