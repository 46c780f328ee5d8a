#!/bin/sh
# Starts the console in an image. nginx takes the place of this process, and ends at once when it is told to.
set -eu
here=/usr/share/trunkline
run=${TMPDIR:-/tmp}/trunkline
sh "$here/settings.sh" "$here" "$here/html" "$run"
echo "Trunkline listens on port ${HTTP_PORT:-3001}."
# nginx becomes another user where root starts it. Without the right to do so it serves as root.
user=
if [ "$(id -u)" = 0 ] && ! chown 0:1 "$run/config.js" 2>/dev/null; then user="user root root;"; fi
exec nginx -e stderr -p "$run" -c "$run/nginx.conf" ${user:+-g "$user"}
