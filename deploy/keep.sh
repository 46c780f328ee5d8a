#!/bin/sh
# Keeps the scripts and styles of the build before beside those of a new one, so that pages that are open can still
# load theirs. They are kept for one release: what the build before had kept itself is left out.
# usage: sh keep.sh FOLDER-OF-THE-BUILD-BEFORE FOLDER-OF-THE-NEW-BUILD
set -eu
LC_ALL=C
export LC_ALL

refuse() {
  echo "$1" >&2
  exit 1
}

[ $# -eq 2 ] || refuse "usage: sh keep.sh FOLDER-OF-THE-BUILD-BEFORE FOLDER-OF-THE-NEW-BUILD"
before=$1
new=$2
for folder in "$before" "$new"; do
  [ -d "$folder/assets" ] || refuse "There is no build in $folder."
done
[ "$(cd "$before" && pwd -P)" != "$(cd "$new" && pwd -P)" ] || refuse "These are one folder: $before and $new."

# The names that a build has of another one; web servers answer no file that begins with a dot.
kept=.kept
: >"$new/$kept.new"
for file in "$before"/assets/*; do
  name=${file##*/}
  if [ -f "$before/$kept" ] && grep -qxF -e "$name" "$before/$kept"; then continue; fi
  # A second run finds its own copies.
  if [ -f "$new/assets/$name" ] && ! { [ -f "$new/$kept" ] && grep -qxF -e "$name" "$new/$kept"; }; then continue; fi
  cp -p "$file" "$new/assets/$name"
  echo "$name" >>"$new/$kept.new"
done
mv "$new/$kept.new" "$new/$kept"
echo "Kept $(grep -c '' <"$new/$kept" || :) files of $before in $new."
