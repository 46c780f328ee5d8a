#!/bin/sh
# Writes what an image serves as the environment says: config.js, index.html and nginx.conf, into one folder.
# usage: settings.sh FOLDER-OF-THIS-FILE FOLDER-OF-THE-BUILD FOLDER-TO-WRITE
set -eu
LC_ALL=C
export LC_ALL
here=$1
site=$2
run=$3

refuse() {
  echo "$1" >&2
  exit 1
}

# Values go through the environment alone: awk would read escapes in its own assignments.
run_awk() {
  awk -v here="$here" -v site="$site" -v run="$run" -v names="$here/names.txt" "$@" -f "$here/settings.awk"
}

port=${HTTP_PORT:-3001}
case $port in
  *[!0-9]* | ??????*) refuse "HTTP_PORT needs a port number from 1 to 65535, not \"$port\"." ;;
esac
# Zeros before a number make it octal.
while case $port in 0?*) ;; *) false ;; esac do port=${port#0}; done
if [ "$port" -lt 1 ] || [ "$port" -gt 65535 ]; then
  refuse "HTTP_PORT needs a port number from 1 to 65535, not \"$port\"."
fi

case ${API_UPSTREAM:-} in
  '') ;;
  *[!A-Za-z0-9.:/_\[\]-]*) refuse "API_UPSTREAM needs an address such as http://api:3000, not \"$API_UPSTREAM\"." ;;
  http://?* | https://?*) ;;
  *) refuse "API_UPSTREAM needs an address such as http://api:3000, not \"$API_UPSTREAM\"." ;;
esac

mkdir -p "$run"
rm -f "$run"/inline.*
base=$(run_awk -v task=base)
run_awk -v task=config >"$run/config.js.new"
run_awk -v task=page -v base="$base" >"$run/index.html.new"
mv "$run/config.js.new" "$run/config.js"
mv "$run/index.html.new" "$run/index.html"

hashes=
run_awk -v task=inlines
for script in "$run"/inline.*; do
  [ -f "$script" ] || continue
  sum=$(sha256sum "$script")
  # shellcheck disable=SC2059
  hash=$(printf "$(run_awk -v task=octal -v text="${sum%% *}")" | base64)
  hashes="$hashes 'sha256-$hash'"
done
rm -f "$run"/inline.*

# A name is looked up when it is asked for, so that the platform may start later.
resolver=
if [ -r "${RESOLV_CONF:-/etc/resolv.conf}" ]; then
  resolver=$(awk '$1 == "nameserver" { print index($2, ":") ? "[" $2 "]" : $2; exit }' "${RESOLV_CONF:-/etc/resolv.conf}")
fi
ipv6=
if [ -e /proc/net/if_inet6 ]; then ipv6=1; fi
run_awk -v task=nginx -v base="$base" -v port="$port" -v hashes="$hashes" -v resolver="$resolver" -v ipv6="$ipv6" \
  >"$run/nginx.conf.new"
mv "$run/nginx.conf.new" "$run/nginx.conf"
run_awk -v task=notes
