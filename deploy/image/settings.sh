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

# nginx asks name servers for whole names alone: what else this machine knows of a name is looked up here.
resolv=${RESOLV_CONF:-/etc/resolv.conf}
lookup="getent hosts"
if command -v timeout >/dev/null; then lookup="timeout 10 $lookup"; fi
upstream=
name=
unknown=
case ${API_UPSTREAM:-} in
  *[![:space:]]*)
    upstream=$(run_awk -v task=upstream)
    name=$(run_awk -v task=host -v upstream="$upstream")
    reached=$(run_awk -v task=hosts -v name="$name" -v hosts="${HOSTS_FILE:-/etc/hosts}")
    if [ -z "$reached" ] && command -v getent >/dev/null; then
      for whole in $(run_awk -v task=searched -v name="$name" -v resolv="$resolv"); do
        unknown=$name
        status=0
        $lookup "$whole." >/dev/null 2>&1 || status=$?
        # Name servers that do not answer will not for the next name either.
        if [ "$status" -ge 124 ]; then break; fi
        if [ "$status" = 0 ]; then reached=$whole unknown=; break; fi
      done
    fi
    if [ -n "$reached" ]; then upstream="${upstream%%://*}://$reached${upstream#*://"$name"}"; fi
    ;;
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

ipv6=
if [ -e /proc/net/if_inet6 ]; then ipv6=1; fi
run_awk -v task=nginx -v base="$base" -v port="$port" -v hashes="$hashes" -v resolv="$resolv" -v ipv6="$ipv6" \
  -v upstream="$upstream" -v name="$name" >"$run/nginx.conf.new"
mv "$run/nginx.conf.new" "$run/nginx.conf"
run_awk -v task=notes
if [ -n "$unknown" ]; then
  echo "No name server knows \"$unknown\" of API_UPSTREAM yet. If it starts later, write its whole name there."
fi
