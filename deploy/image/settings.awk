# What settings.sh writes, made of the environment and of files; `task` says what. Runs in any awk with LC_ALL=C.
# scripts/lib/environment.ts, scripts/lib/basePath.mjs and platform/serve/headers.ts do the same on Node; a
# property in tests/tooling/image.test.ts holds the two equal.

function refuse(words) {
  print words > "/dev/stderr"
  failed = 1
  exit 1
}

function trimmed(text) {
  sub(/^[ \t\n\013\014\r]+/, "", text)
  sub(/[ \t\n\013\014\r]+$/, "", text)
  return text
}

# A whole number without zeros before it, by which some awks read it as octal.
function plainNumber(text) {
  sub(/^0+/, "", text)
  return text == "" ? "0" : text
}

function given(name) { return (name in ENVIRON) && trimmed(ENVIRON[name]) != "" }

# A file as one text; its last line has an end.
function textOf(file,    line, text, status) {
  while ((status = (getline line < file)) > 0) text = text line "\n"
  if (status < 0) refuse("The file " file " is missing.")
  close(file)
  return text
}

# Each line of names.txt: a name, the setting it is for, whose it is, and all names of what that decides.
function readNames(    line, parts, count, at) {
  while ((getline line < names) > 0) {
    count = split(line, parts, " ")
    if (parts[1] == "@card") {
      for (at = 3; at <= count; at++) card[parts[2]] = card[parts[2]] " " parts[at]
      continue
    }
    if (count < 3) { idle[parts[1]] = 1; continue }
    nameCount++
    nameAt[nameCount] = parts[1]
    settingOf[nameCount] = parts[2]
    ownerOf[nameCount] = parts[3]
    groupOf[nameCount] = parts[4]
    for (at = 5; at <= count; at++) groupOf[nameCount] = groupOf[nameCount] " " parts[at]
    idle[parts[1]] = 1
  }
  close(names)
}

# The values of the environment, each by the first of its names.
function readValues(    at, name, port, version) {
  for (at = 1; at <= nameCount; at++) {
    name = nameAt[at]
    if (!given(name)) continue
    if (length(ENVIRON[name]) > 16384) {
      if (ownerOf[at] != "face") refuse(name " is longer than 16384 bytes.")
      leftOut[++leftOutCount] = name
      continue
    }
    owned[ownerOf[at]] = 1
    if (settingOf[at] in valueOf) continue
    rowCount++
    rowAt[rowCount] = settingOf[at]
    rowGroup[rowCount] = groupOf[at]
    valueOf[settingOf[at]] = ENVIRON[name]
  }
  if (given("API_PORT") || given("API_VERSION")) {
    port = given("API_PORT") ? trimmed(ENVIRON["API_PORT"]) : "3000"
    version = given("API_VERSION") ? trimmed(ENVIRON["API_VERSION"]) : "v1"
    if (port ~ /^[0-9]+$/ && length(port) < 6) port = plainNumber(port)
    if (port !~ /^[0-9]+$/ || length(port) > 5 || port + 0 < 1 || port + 0 > 65535)
      refuse("API_PORT needs a port number from 1 to 65535, not \"" port "\".")
    if (version !~ /^[A-Za-z0-9_.-]+$/)
      refuse("API_VERSION needs a name such as v1, not \"" version "\".")
    owned["existing"] = 1
    if (!("API_BASE_URL" in valueOf)) {
      rowCount++
      rowAt[rowCount] = rowGroup[rowCount] = "API_BASE_URL"
      valueOf["API_BASE_URL"] = ":" port "/" version
      apiPort = port
    }
  }
}

# A text as JavaScript, with nothing in it that could end the script.
function quoted(text,    out, at, letter) {
  if (!("\"" in written)) {
    for (at = 1; at < 32; at++) written[sprintf("%c", at)] = sprintf("\\u%04x", at)
    written["\b"] = "\\b"; written["\t"] = "\\t"; written["\n"] = "\\n"
    written["\014"] = "\\f"; written["\r"] = "\\r"
    written["\""] = "\\\""; written["\\"] = "\\\\"; written["<"] = "\\u003c"
  }
  for (at = 1; at <= length(text); at++) {
    letter = substr(text, at, 1)
    if (letter in written) out = out written[letter]
    else if (letter == "\342" && substr(text, at, 3) == "\342\200\250") { out = out "\\u2028"; at += 2 }
    else if (letter == "\342" && substr(text, at, 3) == "\342\200\251") { out = out "\\u2029"; at += 2 }
    else out = out letter
  }
  return "\"" out "\""
}

function config(    at, where, setting) {
  where = owned["existing"] || (owned["both"] && !owned["ours"]) ? "JAMBONZ" : "TRUNKLINE"
  printf "%s", textOf(site "/config.js")
  print "\nwindow.TRUNKLINE_ENVIRONMENT = ["
  for (at = 1; at <= rowCount; at++) {
    setting = rowAt[at]
    printf "[\"%s\", \"%s\", \"%s\", %s%s],\n", where, rowGroup[at], setting, quoted(valueOf[setting]), \
      setting == "API_BASE_URL" && apiPort ? ", true" : ""
  }
  print "];"
  printf "%s", textOf(here "/settings.js")
}

# What has to be changed in one name to make it the other.
function distance(one, other,    row, column, cost, best) {
  for (column = 0; column <= length(other); column++) last[column] = column
  for (row = 1; row <= length(one); row++) {
    step[0] = row
    for (column = 1; column <= length(other); column++) {
      cost = substr(one, row, 1) == substr(other, column, 1) ? 0 : 1
      best = last[column] + 1
      if (step[column - 1] + 1 < best) best = step[column - 1] + 1
      if (last[column - 1] + cost < best) best = last[column - 1] + cost
      if (row > 1 && column > 1 && substr(one, row, 1) == substr(other, column - 1, 1) && \
          substr(one, row - 1, 1) == substr(other, column, 1) && before[column - 2] + 1 < best)
        best = before[column - 2] + 1
      step[column] = best
    }
    for (column = 0; column <= length(other); column++) { before[column] = last[column]; last[column] = step[column] }
  }
  return last[length(other)]
}

function similar(name,    at, far, nearest, best, limit) {
  name = toupper(name)
  sub(/^VITE_(APP_)?/, "", name)
  best = 1000
  for (at = 1; at <= nameCount; at++) {
    far = distance(name, settingOf[at])
    if (far < best) { best = far; nearest = settingOf[at] }
  }
  limit = int(length(nearest) / 4)
  return best <= (limit > 2 ? limit : 2) ? nearest : ""
}

# Addresses whose host has letters that no policy takes; Node and browsers write them as punycode by themselves.
function foreignHosts(setting,    list, count, at, host) {
  count = split(valueOf[setting], list, /[ \t\n\013\014\r]+/)
  for (at = 1; at <= count; at++) {
    host = list[at]
    if (tolower(host) !~ /^https?:\/\//) continue
    sub(/^[A-Za-z]+:\/\//, "", host)
    sub(/[\/?#].*$/, "", host)
    if (host ~ /[^ -~]/) print "The security policy lacks " host " of " setting ": write it as punycode (xn--\342\200\246)."
  }
}

# What is said of the environment: names that are no settings, and what was taken.
function notes(    name, count, at, other, meant, list) {
  for (name in ENVIRON) {
    if (name !~ /^(ENABLE|DISABLE|VITE|BRAND)_/ || name in idle) continue
    for (at = ++count; at > 1 && unknown[at - 1] > name; at--) unknown[at] = unknown[at - 1]
    unknown[at] = name
  }
  for (at = 1; at <= count; at++) {
    other = similar(unknown[at])
    meant = other == "" ? "" : " Did you mean " other "?"
    print unknown[at] " in the environment isn\342\200\231t a setting." meant
  }
  foreignHosts("API_BASE_URL")
  foreignHosts("RECORDING_ORIGINS")
  for (at = 1; at <= leftOutCount; at++)
    print leftOut[at] " is longer than 16384 bytes and is left out. Set it in config.js."
  for (at = 1; at <= rowCount; at++) list = list (at > 1 ? ", " : "") rowAt[at]
  if (list != "") print "Settings of the environment: " list "."
}

# The origin of an absolute address of http; nothing for anything else.
function originOf(address,    scheme, host, port) {
  address = tolower(trimmed(address))
  if (!match(address, /^https?:\/\//)) return ""
  scheme = substr(address, 1, RLENGTH)
  host = substr(address, RLENGTH + 1)
  sub(/[\/?#].*$/, "", host)
  port = ""
  if (match(host, /:[0-9]*$/)) { port = substr(host, RSTART + 1); host = substr(host, 1, RSTART - 1) }
  if (host !~ /^[a-z0-9_.-]+$/ && host !~ /^\[[0-9a-f:.]+\]$/) return ""
  if (port != "") {
    port = plainNumber(port)
    if (length(port) > 5 || port + 0 > 65535) return ""
    port = port + 0 == (scheme == "http://" ? 80 : 443) ? "" : ":" port
  }
  return scheme host port
}

function isOn(text) { return tolower(trimmed(text)) ~ /^(true|1|yes|on)$/ }

function replaced(text, mark, by,    at, out) {
  while ((at = index(text, mark)) > 0) {
    out = out substr(text, 1, at - 1) by
    text = substr(text, at + length(mark))
  }
  return out text
}

# A text without the lines between each two marks, or with them.
function part(text, mark, isKept,    from, to, out, inside) {
  while ((from = index(text, "@" mark "@\n")) > 0) {
    to = index(text, "@END_" mark "@\n")
    inside = substr(text, from + length(mark) + 3, to - from - length(mark) - 3)
    out = out substr(text, 1, from - 1) (isKept ? inside : "")
    text = substr(text, to + length(mark) + 7)
  }
  return out text
}

# Scheme, host and port of the platform, and nothing else: a path would take the place of what is asked for.
function upstreamOf(text,    scheme, host, port) {
  scheme = match(text, /^https?:\/\//) ? substr(text, 1, RLENGTH) : ""
  host = substr(text, length(scheme) + 1)
  sub(/\/$/, "", host)
  if (match(host, /:[0-9]+$/)) { port = substr(host, RSTART); host = substr(host, 1, RSTART - 1) }
  if (scheme == "" || (host !~ /^[A-Za-z0-9_.-]+$/ && host !~ /^\[[0-9A-Fa-f:.]+\]$/) || length(port) > 6 || \
      (port != "" && (substr(port, 2) + 0 < 1 || substr(port, 2) + 0 > 65535)))
    refuse("API_UPSTREAM needs an address such as http://api:3000, without a path, not \"" text "\".")
  return scheme host port
}

function hostOf(address) {
  sub(/^https?:\/\//, "", address)
  sub(/:[0-9]+$/, "", address)
  return address
}

# The address of a host by the file of hosts, as nginx asks name servers alone: one of IPv4 first.
function hostsAddress(name,    line, parts, count, at, other) {
  while ((getline line < hosts) > 0) {
    sub(/#.*/, "", line)
    count = split(line, parts, " ")
    if (parts[1] !~ /^[0-9A-Fa-f.:]+$/) continue
    for (at = 2; at <= count; at++) {
      if (tolower(parts[at]) != tolower(name)) continue
      if (!index(parts[1], ":")) { close(hosts); return parts[1] }
      if (other == "") other = "[" parts[1] "]"
    }
  }
  close(hosts)
  return other
}

# The whole names that a machine tries for a name with few dots, one a line; none for an address.
function searched(name,    line, parts, count, at, domains, dots, fewer, step) {
  if (name ~ /^\[/ || name ~ /^[0-9.]+$/ || name ~ /\.$/) return
  dots = 1
  while ((getline line < resolv) > 0) {
    count = split(line, parts, " ")
    if (parts[1] == "search" || parts[1] == "domain") { domains = line; sub(/^[ \t]*[a-z]+/, "", domains) }
    if (parts[1] != "options") continue
    for (at = 2; at <= count; at++) if (parts[at] ~ /^ndots:[0-9]+$/) dots = substr(parts[at], 7) + 0
  }
  close(resolv)
  fewer = split(name, parts, ".") - 1
  count = split(domains, step, " ")
  for (at = 1; at <= count && fewer < dots; at++)
    if (step[at] ~ /^[A-Za-z0-9_.-]+$/) { sub(/\.$/, "", step[at]); if (step[at] != "") print name "." step[at] }
}

# All name servers as nginx writes them; one with a zone is none for it.
function resolvers(    line, parts, list) {
  while ((getline line < resolv) > 0) {
    split(line, parts, " ")
    if (parts[1] != "nameserver" || parts[2] !~ /^[0-9A-Fa-f.:]+$/) continue
    list = list (list == "" ? "" : " ") (index(parts[2], ":") ? "[" parts[2] "]" : parts[2])
  }
  close(resolv)
  return list
}

function isNetwork(text,    parts, count, at, bits) {
  count = split(text, parts, "/")
  bits = index(parts[1], ":") ? 128 : 32
  if (count > 2 || (count == 2 && (parts[2] !~ /^[0-9]+$/ || length(parts[2]) > 3 || parts[2] + 0 > bits))) return 0
  if (bits == 128) return parts[1] ~ /^[0-9A-Fa-f:]*[0-9A-Fa-f:.]+$/ && parts[1] !~ /:::/
  count = split(parts[1], step, ".")
  for (at = 1; at <= count; at++) if (step[at] !~ /^[0-9]+$/ || length(step[at]) > 3 || step[at] + 0 > 255) return 0
  return count == 4
}

# Each proxy that is believed, in a line of nginx.
function proxyLines(before, after,    list, count, at, lines) {
  count = split(ENVIRON["TRUSTED_PROXIES"], list, /[ \t\n\013\014\r,]+/)
  for (at = 1; at <= count; at++) {
    if (list[at] == "") continue
    if (!isNetwork(list[at]))
      refuse("TRUSTED_PROXIES needs addresses such as 10.0.0.0/8, not \"" list[at] "\".")
    lines = lines (lines == "" ? "" : "\n") before list[at] after
  }
  return lines
}

function nginx(    text, connect, media, count, list, at, origin, isPaid, plain, resolver) {
  text = textOf(here "/nginx.conf.template")
  connect = apiPort ? " http://$trunkline_host:" apiPort : originOf(valueOf["API_BASE_URL"])
  if (connect ~ /^http/) connect = " " connect
  count = split(valueOf["RECORDING_ORIGINS"], list, /[ \t\n\013\014\r]+/)
  for (at = 1; at <= count; at++) {
    origin = originOf(list[at])
    if (origin != "") media = media " " origin
  }
  isPaid = isOn(valueOf["ENABLE_HOSTED_SYSTEM"]) && trimmed(valueOf["STRIPE_PUBLISHABLE_KEY"]) != ""
  text = part(text, "HSTS", isOn(ENVIRON["HSTS"]))
  text = part(text, "NO_HSTS", !isOn(ENVIRON["HSTS"]))
  resolver = resolvers()
  text = part(text, "RESOLVER", resolver != "")
  text = part(text, "PROXIES", given("TRUSTED_PROXIES"))
  text = part(text, "NO_PROXIES", !given("TRUSTED_PROXIES"))
  text = replaced(text, "@REAL_IPS@", proxyLines("    set_real_ip_from ", ";"))
  text = replaced(text, "@PROXY_ROWS@", proxyLines("        ", " 1;"))
  text = part(text, "IPV6", ipv6 != "")
  text = part(text, "API", given("API_UPSTREAM"))
  plain = base
  gsub(/\./, "\\.", plain)
  text = part(text, "BASE", base != "/")
  text = replaced(text, "@BASE_PLAIN@", plain)
  text = replaced(text, "@BASE_PATH@", base)
  text = replaced(text, "@BASE_NAME@", substr(base, 1, length(base) - 1))
  text = replaced(text, "@SCRIPTS@", (isPaid ? card["scripts"] : "") hashes)
  text = replaced(text, "@MEDIA@", media)
  text = replaced(text, "@CONNECT@", connect media (isPaid ? card["connect"] : ""))
  text = replaced(text, "@FRAMES@", isPaid ? card["frames"] : " 'none'")
  text = replaced(text, "@RESOLVER_ADDRESSES@", resolver)
  text = replaced(text, "@UPSTREAM@", upstream)
  text = replaced(text, "@UPSTREAM_NAME@", name)
  text = replaced(text, "@PORT@", port)
  text = replaced(text, "@SITE@", site)
  printf "%s", replaced(text, "@RUN@", run)
}

# The path below which the console is found, with a slash at both ends.
function basePath(text,    problem, count, steps, at, path) {
  if (length(text) > 200) problem = "it is longer than 200 characters"
  else if (tolower(text) ~ /^[a-z][a-z0-9+.-]*:/) problem = "it is a whole URL; the path alone is wanted"
  else if (index(text, "//")) problem = "it has two slashes in a row"
  else if (match(text, /[^A-Za-z0-9_.~\/-]/))
    problem = substr(text, RSTART, 1) == " " ? "it has a space" : "it has a \"" substr(text, RSTART, 1) "\""
  count = split(text, steps, "/")
  for (at = 1; at <= count; at++) {
    if (steps[at] == "") continue
    if (problem == "" && (steps[at] == "." || steps[at] == ".."))
      problem = "it has a \".\" or \"..\" for a step"
    path = path "/" steps[at]
  }
  if (problem != "") refuse("BASE_PATH needs a path such as /portal, not \"" text "\": " problem ".")
  return path "/"
}

# The page, its addresses of the build's files written for the base.
function page(    text, old, out, address, file, from, to, tag) {
  text = textOf(site "/index.html")
  if (!match(text, /<html[^>]* data-base="[^"]*"/)) refuse("The page is none of Trunkline's: it has no data-base.")
  tag = substr(text, RSTART, RLENGTH)
  from = RSTART
  to = RSTART + RLENGTH
  match(tag, /data-base="[^"]*"/)
  old = substr(tag, RSTART + 11, RLENGTH - 12)
  text = substr(text, 1, from - 1) substr(tag, 1, RSTART - 1) "data-base=\"" base "\"" \
    substr(tag, RSTART + RLENGTH) substr(text, to)
  while (match(text, /[ \t\n\r](src|href)="[^"]*"/)) {
    tag = substr(text, RSTART, RLENGTH)
    out = out substr(text, 1, RSTART - 1)
    text = substr(text, RSTART + RLENGTH)
    from = index(tag, "\"")
    address = substr(tag, from + 1, length(tag) - from - 1)
    file = ""
    if (substr(address, 1, 2) == "./") file = substr(address, 3)
    else if (substr(address, 1, length(old)) == old) file = substr(address, length(old) + 1)
    if (file ~ /^(assets\/[^"?#]+|config\.js|theme-init\.js|favicon\.svg)$/) address = base file
    out = out substr(tag, 1, from) address "\""
  }
  printf "%s", out text
}

# The inline scripts of the page, each into a file of its own: one kind of line end, as a browser has them.
function inlines(    text, lower, from, to, count, tag) {
  text = textOf(run "/index.html")
  gsub(/\r\n?/, "\n", text)
  lower = tolower(text)
  while ((from = index(lower, "<script")) > 0) {
    text = substr(text, from)
    lower = substr(lower, from)
    to = index(lower, ">")
    tag = substr(lower, 1, to)
    text = substr(text, to + 1)
    lower = substr(lower, to + 1)
    to = index(lower, "</script")
    if (to == 0) break
    if (tag !~ /[ \t\n]src[ \t\n]*=/) {
      count++
      printf "%s", substr(text, 1, to - 1) > (run "/inline." count)
      close(run "/inline." count)
    }
    text = substr(text, to)
    lower = substr(lower, to)
  }
}

# The bytes of a hexadecimal text, as printf takes them.
function octal(text,    at, out, digits) {
  digits = "0123456789abcdef"
  for (at = 1; at < length(text); at += 2)
    out = out sprintf("\\%03o", (index(digits, substr(text, at, 1)) - 1) * 16 + index(digits, substr(text, at + 1, 1)) - 1)
  return out
}

BEGIN {
  if (task == "octal") { print octal(text); exit }
  if (task == "base") { print basePath(ENVIRON["BASE_PATH"]); exit }
  if (task == "page") { page(); exit }
  if (task == "inlines") { inlines(); exit }
  if (task == "upstream") { print upstreamOf(trimmed(ENVIRON["API_UPSTREAM"])); exit }
  if (task == "host") { print hostOf(upstream); exit }
  if (task == "hosts") { print hostsAddress(name); exit }
  if (task == "searched") { searched(name); exit }
  readNames()
  readValues()
  if (failed) exit 1
  if (task == "config") config()
  if (task == "notes") notes()
  if (task == "nginx") nginx()
  # Without input: an END reads it otherwise.
  exit
}

END { if (failed) exit 1 }
