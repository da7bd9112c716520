# SPDX-License-Identifier: Zlib
# godot --headless --script run.gd -- CONTRACT: every test, with the file of the
# contract.
extends SceneTree

const TESTS := ["contract", "games", "moves", "signals", "errors", "class"]


func _init() -> void:
	var given := OS.get_cmdline_user_args()
	if given.size() != 1:
		printerr("usage: run.gd -- CONTRACT")
		quit(2)
		return
	var failed := 0
	for name: String in TESTS:
		var test: Object = load("res://test_%s.gd" % name).new()
		test.contract = given[0]
		for method: Dictionary in test.get_method_list():
			if method.name.begins_with("test_"):
				test.call(method.name)
				failed += 0 if test.report(method.name) else 1
		test.finish()
	print("failed: %d" % failed)
	quit(1 if failed else 0)
