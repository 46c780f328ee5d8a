// nginx's configuration for the console, made of the source of the headers (ADR 16).
import { cachingRules } from '../../platform/serve/headers';

export interface NginxSite {
  /** Lines of `listen`, and of a certificate where there is one. */
  listen: string[];
  /** The folder of the build. */
  root: string;
  /** The folder of index.html and config.js, which a start script may have written. */
  pages: string;
  /** The path below which browsers find the console; or lines that a start script puts in its place. */
  base: string;
  /** The headers of every answer. */
  headers: Record<string, string>;
  /** Where the platform is, such as `http://127.0.0.1:3000`; a variable needs a resolver. */
  api?: string;
  /** Lines around the part of the API, for a start script that leaves it out. */
  aroundApi?: [string, string];
  /** The platform's own HSTS is handed on. */
  hsts?: boolean;
}

const variable = (header: string) => `$trunkline_${header.toLowerCase().replaceAll('-', '_')}`;
const indented = (text: string, by = '    ') =>
  text
    .split('\n')
    .map((line) => (line ? by + line : line))
    .join('\n');

/** Each header, where the platform behind says none of its own. */
const headerMaps = (headers: Record<string, string>) =>
  Object.entries(headers)
    .map(([name, value]) => {
      const said = `$upstream_http_${name.toLowerCase().replaceAll('-', '_')}`;
      const text = value.replaceAll('$host', '$trunkline_host');
      return `map ${said} ${variable(name)} {\n    ""      "${text}";\n    default "";\n}`;
    })
    .join('\n');

const cachingMap = () => {
  const rows = cachingRules.map(({ path, caching }) => {
    const rest = path.source.replaceAll('\\/', '/').replace(/^\^/, '');
    const before = path.source.startsWith('^') ? '' : '.*';
    return `    "~^console (200|206|304) ${before}${rest}" "${caching}";`;
  });
  return ['map "$trunkline_part $status $uri" $trunkline_caching {']
    .concat('    "~^api " "";', rows, '    default "no-store";', '}')
    .join('\n');
};

const maps = (headers: Record<string, string>) => `${headerMaps(headers)}
${cachingMap()}
# The host that was asked, for a policy that names it.
map $host $trunkline_host {
    "~^[\\w.-]+$"            $host;
    "~^\\[[0-9a-f:.]+\\]$"   $host;
    default                 "invalid";
}
# A browser that opens a page asks for HTML; a script, an image or a fetch does not.
map $http_accept $trunkline_page {
    "~*text/html" 1;
    default       "";
}
map $request_method $trunkline_sends {
    "~^(GET|HEAD)$" "";
    default         1;
}
# Files that the build has compressed with Brotli; gzip_static hands out those of gzip.
map $http_accept_encoding $trunkline_br {
    "~*\\bbr\\s*;\\s*q=0(\\.0*)?\\s*(,|$)" "";
    "~*\\bbr\\b"                          ".br";
    default                              "";
}
map $uri $trunkline_encoding {
    "~\\.br$" "br";
    default  "";
}
map "$trunkline_part $uri" $trunkline_vary {
    "~^console /(assets|guide)/" "Accept-Encoding";
    default                      "";
}`;

const types: Record<string, string> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  json: 'application/json',
  svg: 'image/svg+xml',
  png: 'image/png',
  webp: 'image/webp',
  ico: 'image/x-icon',
  woff2: 'font/woff2',
  wasm: 'application/wasm',
};

/** A path of a location as nginx's regular expressions take it. */
const escaped = (path: string) => path.replaceAll('.', '\\.');

/** What leads from the base to the root of the build; a proxy before may have taken it away. */
export const baseRules = (base: string) =>
  base === '/'
    ? ''
    : `location = ${base.slice(0, -1)} { return 308 ${base}$is_args$args; }
rewrite ^${escaped(base)}(.*)$ /$1;`;

const proxied = (api: string, hsts: boolean) => `set $trunkline_part api;
rewrite ^/api/(.*)$ /$1 break;
proxy_pass ${api};
proxy_http_version 1.1;
proxy_set_header Host $host;
proxy_set_header Connection "";
# A rate limit by address reads X-Real-IP.
proxy_set_header X-Real-IP $remote_addr;
proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
proxy_set_header X-Forwarded-Proto $scheme;
proxy_set_header X-Forwarded-Host $host;
${
  hsts
    ? ''
    : `# The platform says so for the whole domain and its subdomains, which is for their owner to decide.
proxy_hide_header Strict-Transport-Security;
`
}# Answers of the platform are not compressed.
gzip on;
gzip_types application/json;
gzip_proxied any;
gzip_min_length 1024;
gzip_vary on;
client_max_body_size 20m;
error_page 502 503 504 @trunkline_down;`;

const apiPart = (
  api: string,
  hsts: boolean,
) => `# Anyone could read the numbers of a service provider there, without a token; the platform takes its paths in any case.
location ~* ^/api/[^/]+/AccountTest/ { return 404; }
# A recording plays as it arrives.
location ~ ^/api/[^/]+/Accounts/[^/]+/RecentCalls/[^/]+/record {
    proxy_buffering off;
${indented(proxied(api, hsts))}
}
location /api/ {
${indented(proxied(api, hsts))}
}
location @trunkline_down {
    types {}
    set $trunkline_part down;
    default_type application/json;
    return 502 '{"msg":"The platform does not answer."}';
}`;

/** Where the page is handed out: a deployment writes into it, so that there is no compressed file of it. */
const pagePart = (pages: string) => `root ${pages};
gzip on;
# As the table of types above has it, to the letter.
gzip_types "${types.html}";
gzip_min_length 1024;
gzip_vary on;`;

const filePart = (pages: string) => `location = /health {
    types {}
    default_type application/json;
    return 200 '{"status":"ok"}';
}
location = /healthz {
    types {}
    default_type application/json;
    return 200 '{"status":"ok"}';
}
location ~ ^/\\.(?!well-known/) { return 404; }
location ^~ /assets/ {
    gzip_static on;
    location ~ \\.(br|gz)$ { return 404; }
    location ~ \\.js$ {
        types {}
        default_type "${types.js}";
        try_files $uri$trunkline_br $uri =404;
    }
    location ~ \\.css$ {
        types {}
        default_type "${types.css}";
        try_files $uri$trunkline_br $uri =404;
    }
    try_files $uri =404;
}
location = / {
${indented(pagePart(pages))}
    try_files /index.html =404;
}
location = /index.html {
${indented(pagePart(pages))}
}
location = /config.js { root ${pages}; }
location = /guide { return 308 guide/index.html; }
location = /guide/ { return 308 index.html; }
location / {
    if ($trunkline_sends) { return 405; }
    gzip_static on;
    try_files $uri @trunkline_page;
}
location @trunkline_page {
    if ($trunkline_page = "") { return 404; }
${indented(pagePart(pages))}
    rewrite ^ /index.html break;
}
location @trunkline_missing {
    types {}
    default_type "text/plain; charset=utf-8";
    return 404 "Not found\\n";
}
location @trunkline_method {
    types {}
    default_type "text/plain; charset=utf-8";
    add_header Allow "GET, HEAD" always;
HEADERS
    return 405 "Method not allowed\\n";
}`;

/** The contents of nginx's `http` block: variables, and the server of the console. */
export function nginxSite(site: NginxSite): string {
  const { listen, root, pages, base, headers, api, aroundApi = ['', ''], hsts = false } = site;
  const added = [
    ...Object.keys(headers).map((name) => `add_header ${name} ${variable(name)} always;`),
    'add_header Cache-Control $trunkline_caching always;',
    'add_header Content-Encoding $trunkline_encoding;',
    'add_header Vary $trunkline_vary;',
  ].join('\n');
  const parts = [
    `${listen.join('\n')}
server_name _;
server_tokens off;
root ${root};
absolute_redirect off;
types {
${Object.entries(types)
  .map(([end, type]) => `    "${type}" ${end};`)
  .join('\n')}
}
default_type application/octet-stream;
set $trunkline_part console;
# Here alone: a location with a header of its own would lose all of these.
${added}
error_page 404 @trunkline_missing;
error_page 405 @trunkline_method;`,
    base.startsWith('/') ? baseRules(base) : base,
    api ? [aroundApi[0], apiPart(api, hsts), aroundApi[1]].filter(Boolean).join('\n') : '',
    filePart(pages).replace('HEADERS', indented(added)),
  ].filter(Boolean);
  return `${maps(headers)}
server {
${indented(parts.join('\n\n'))}
}
`;
}

/** A whole configuration of an nginx without rights, which writes into the folder `run` alone. */
export const nginxMain = (run: string, site: string, resolver = ''): string => {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${run}/${name};`)
    .join('\n');
  return `worker_processes auto;
pid ${run}/nginx.pid;
error_log stderr warn;
daemon off;
events { worker_connections 1024; }
http {
${indented(
  `access_log off;
sendfile on;
tcp_nopush on;
keepalive_timeout 65;
${temporary}
${resolver}
${site}`.trim(),
)}
}
`;
};
