// The platform behind nginx.
import { indented } from './text';

/** What the platform is asked for: below the base, and where a proxy has taken the base away. */
const pathMap = (base: string) =>
  `# As the browser wrote it: in an identifier, such as the Call-ID of a SIP message, %2F is no slash.
map $request_uri $trunkline_path {
    # nginx has followed these steps already, and chosen by where they lead.
    "~*^[^?]*(/|%2f)(\\.|%2e)+(/|%2f|[?#]|$)" "/";
    "~^${base === '/' ? base : `(${base}|/)`}api/+(?<trunkline_rest>.*)$" "/$trunkline_rest";
    default "/";
}`;

/** How the platform is reached: its name is looked up when nginx starts, unless a variable has it. */
function platformOf(api: string) {
  const server = (name: string) => `proxy_ssl_server_name on;\nproxy_ssl_name ${name};\n`;
  if (!api.startsWith('http')) return { pass: api, block: '', secure: server(`${api}_name`) };
  const { protocol, origin, hostname, port } = new URL(api);
  if (/^\[|^[\d.]+$/.test(hostname)) return { pass: origin, block: '', secure: '' };
  const secure = protocol === 'https:' ? server(hostname) : '';
  return {
    pass: `${protocol}//trunkline_platform`,
    block: `upstream trunkline_platform { server ${hostname}:${port || (secure ? 443 : 80)}; }\n`,
    secure,
  };
}

const proxied = (api: string, hsts: boolean) => `set $trunkline_part api;
proxy_pass ${platformOf(api).pass}$trunkline_path;
${platformOf(api).secure}proxy_http_version 1.1;
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
gzip_min_length 1024;
client_max_body_size 20m;
error_page 502 503 504 @trunkline_down;`;

/** What is handed on to the platform, and what is not. */
export const apiPart = (
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

/** What nginx knows of the platform outside of the server of the console, below a base as a regular expression. */
export const platformMaps = (api: string, base: string) =>
  `${pathMap(base)}\n${platformOf(api).block}`;
