meson setup out --pkg-config-path "$PREFIX/lib/pkgconfig"
meson compile -C out
out/game
