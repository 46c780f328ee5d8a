// Caddy's configuration for the console, made of the source of the headers (ADR 16).
import { cachingRules } from '../../platform/serve/headers';
import { indented as moved } from './text';

const indented = (text: string, by = '\t') => moved(text, by);

export interface CaddySite {
  /** The address of the site, such as `console.example.com`; Caddy sees to its certificate. */
  address: string;
  /** Lines of the site that say how it is reached. */
  tls?: string;
  /** The folder of the build. */
  root: string;
  /** The path below which browsers find the console. */
  base: string;
  /** The headers of every answer. */
  headers: Record<string, string>;
  /** Where the platform is, such as `http://127.0.0.1:3000`. */
  api?: string;
  /** The platform's own HSTS is handed on. */
  hsts?: boolean;
}

const baseRules = (base: string) =>
  base === '/'
    ? ''
    : `@base path ${base.slice(0, -1)}
redir @base ${base}?{query} 308
@below path ${base}*
uri @below strip_prefix ${base.slice(0, -1)}
`;

/** The host that was asked, as a policy names it. */
const hostMap = `map {host} {trunkline_host} {
	~^([\\w.-]+)$ "\${1}"
	~^([0-9a-f:.]+)$ "[\${1}]"
	default "invalid"
}`;

const apiPart = (
  api: string,
  hsts: boolean,
) => `# Anyone could read the numbers of a service provider there, without a token. Inside of "handle" Caddy would
# take the prefix away first. The platform takes its paths in any case.
@numbers path_regexp (?i)^/api/[^/]+/AccountTest/
error @numbers 404
handle /api/* {
	uri strip_prefix /api
	# Answers of the platform are not compressed.
	encode {
		gzip
		minimum_length 1024
		match header Content-Type application/json*
	}
	reverse_proxy ${new URL(api).origin} {
		# A rate limit by address reads X-Real-IP.
		header_up X-Real-IP {remote_host}
		# A recording plays as it arrives.
		flush_interval -1${
      hsts
        ? ''
        : `
		# The platform says so for the whole domain and its subdomains, which is for their owner to decide.
		header_down -Strict-Transport-Security`
    }
	}
}
`;

/** A Caddyfile with the site of the console. */
export function caddySite(site: CaddySite): string {
  const { address, tls, root, base, headers, api, hsts = false } = site;
  const lines = Object.entries(headers).map(
    ([name, value]) => `header ?${name} "${value.replaceAll('$host', '{trunkline_host}')}"`,
  );
  const caching = cachingRules.map(({ path, caching: value }) => {
    const regexp = path.source.replaceAll('\\/', '/');
    return `${regexp === '^' ? 'default' : `~${regexp}`} "${value}"`;
  });
  return `(trunkline_headers) {
${Object.values(headers).some((value) => value.includes('$host')) ? `${indented(hostMap)}\n` : ''}	# One by one: in a block they are all left out where the platform says one of them.
${indented(lines.join('\n'))}
	header -Server
}

${address} {
${tls ? `${indented(tls)}\n` : ''}	root * "${root}"
	import trunkline_headers
	route {
${indented(
  `${baseRules(base)}@health path /health /healthz
handle @health {
	header Content-Type application/json
	header Cache-Control no-store
	respond \`{"status":"ok"}\` 200
}
${api ? apiPart(api, hsts) : ''}@sends not method GET HEAD
error @sends 405
@packed path_regexp ^/assets/.*\\.(br|gz)$
error @packed 404
@hidden {
	path /.*
	not path /.well-known/*
}
error @hidden 404
map {path} {trunkline_caching} {
${indented(caching.join('\n'))}
}
redir /guide guide/index.html 308
redir /guide/ index.html 308
@file {
	file {path}
	not path /
}
handle @file {
	header Cache-Control {trunkline_caching}
	# Last, as the file server adds its own to a compressed file alone.
	header {
		Vary Accept-Encoding
		defer
	}
	file_server {
		precompressed br gzip
		disable_canonical_uris
	}
}
@page {
	header Accept *text/html*
	not path /assets/* /api/*
}
@root path /
rewrite @page /index.html
rewrite @root /index.html
@shell path /index.html
handle @shell {
	header Cache-Control no-cache
	# A deployment writes into it, so that there is no compressed file of it.
	encode {
		gzip
		minimum_length 1024
	}
	file_server {
		disable_canonical_uris
	}
}
error 404`,
  '\t\t',
)}
	}
	handle_errors {
		import trunkline_headers
		header Cache-Control no-store
		@down expression {http.error.status_code} in [502, 503, 504]
		handle @down {
			header Content-Type application/json
			respond \`{"msg":"The platform does not answer."}\` {http.error.status_code}
		}
		@method expression {http.error.status_code} == 405
		header @method Allow "GET, HEAD"
		handle {
			header Content-Type "text/plain; charset=utf-8"
			respond "{http.error.status_text}" {http.error.status_code}
		}
	}
}
`;
}
