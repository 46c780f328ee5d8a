// nginx's configuration for the console, made of the source of the headers (ADR 16).
import { maps, variable } from './nginxMaps';
import { apiPart, platformMaps } from './nginxPlatform';
import { indented } from './text';

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
  /** The host that browsers ask for; any without it, unless nginx has another site for any. */
  host?: string;
  /** Where the platform is, such as `http://127.0.0.1:3000`; a variable needs a resolver. */
  api?: string;
  /** Lines around the part of the API, for a start script that leaves it out. */
  aroundApi?: [string, string];
  /** The platform's own HSTS is handed on. */
  hsts?: boolean;
}

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

/** Where the page is handed out: a deployment writes into it, so that there is no compressed file of it. */
const pagePart = (pages: string) => `root "${pages}";
gzip on;
# As the table of types above has it, to the letter.
gzip_types "${types.html}";
gzip_min_length 1024;`;

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
location = /config.js { root "${pages}"; }
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
  const { host = '_' } = site;
  const added = [
    ...Object.keys(headers).map((name) => `add_header ${name} ${variable(name)} always;`),
    'add_header Cache-Control $trunkline_caching always;',
    'add_header Content-Encoding $trunkline_encoding;',
    'add_header Vary $trunkline_vary;',
  ].join('\n');
  const parts = [
    `${listen.join('\n')}
server_name ${host};
server_tokens off;
root "${root}";
absolute_redirect off;
# For another proxy, too, which may ask by HTTP/1.0 and names itself.
gzip_http_version 1.0;
gzip_proxied any;
gzip_vary on;
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
  const below = base.startsWith('/') ? escaped(base) : '@BASE_PLAIN@';
  return `${maps(headers)}
${api ? platformMaps(api, below) : ''}server {
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
