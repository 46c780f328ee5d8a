#!/bin/sh
# Starts the console in an image. nginx takes the place of this process, and ends at once when it is told to.
set -eu
here=/usr/share/trunkline
run=${TMPDIR:-/tmp}/trunkline
sh "$here/settings.sh" "$here" "$here/html" "$run"
echo "Trunkline listens on port ${HTTP_PORT:-3001}."
exec nginx -e stderr -p "$run" -c "$run/nginx.conf"
