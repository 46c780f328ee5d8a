// What the image's start script reads: the table of names, and nginx's configuration with marks in it.
import { cardSources, contentSecurityPolicy, headersWith } from '../../platform/serve/headers';
import { environmentNames, otherEnvironmentNames } from '../lib/environment';
import { baseRules, nginxMain, nginxSite } from './nginx';

/** `name setting owner names-of-what-it-decides…` a line; a name alone has no effect. */
export const namesFile = (): string =>
  [
    ...environmentNames.map(({ name, setting, of, group }) =>
      [name, setting, of, ...group].join(' '),
    ),
    ...otherEnvironmentNames,
    ...Object.entries(cardSources)
      .filter(([, sources]) => sources)
      .map(([kind, sources]) => `@card ${kind}${sources}`),
  ]
    .map((line) => `${line}\n`)
    .join('');

const policy = contentSecurityPolicy({
  scripts: '@SCRIPTS@',
  media: '@MEDIA@',
  connect: '@CONNECT@',
  frames: '@FRAMES@',
});

/** Lines that the start script keeps if it is told so. */
const between = (mark: string, lines: string) => `@${mark}@\n${lines}\n@END_${mark}@`;

/** Whom the image believes, of the proxies before it, about who asks and by what scheme. */
const proxies = between(
  'PROXIES',
  `real_ip_header X-Forwarded-For;
real_ip_recursive on;
@REAL_IPS@
geo $realip_remote_addr $trunkline_is_proxy {
    default 0;
@PROXY_ROWS@
}
map "$trunkline_is_proxy $http_x_forwarded_proto" $trunkline_scheme {
    "~^1 (?<trunkline_said>https?)(,|$)" $trunkline_said;
    default $scheme;
}`,
);
const schemeLine = /^( *)(proxy_set_header X-Forwarded-Proto )\$scheme;$/gm;
const bothSchemes = (line: string, indent: string, start: string) =>
  [between('NO_PROXIES', line), between('PROXIES', `${indent}${start}$trunkline_scheme;`)].join(
    '\n',
  );

/** Marks are alone in their lines, so that a script finds them. */
const flush = (text: string) => text.replace(/^[ \t]+(@[A-Z_\d]+@)$/gm, '$1');

/** nginx's configuration in the image; `@…@` is written by deploy/image/settings.awk. */
export function imageTemplate(): string {
  const withHsts = headersWith(policy, true);
  const site = nginxSite({
    listen: ['listen @PORT@;', '@IPV6@', 'listen [::]:@PORT@;', '@END_IPV6@'],
    root: '@SITE@',
    pages: '@RUN@',
    base: between(
      'BASE',
      baseRules('/@BASE@/')
        .replace('^/@BASE@/', '^@BASE_PLAIN@')
        .replace('= /@BASE@ ', '= @BASE_NAME@ ')
        .replace('/@BASE@/', '@BASE_PATH@'),
    ),
    headers: withHsts,
    api: '$trunkline_upstream',
    aroundApi: [
      '@API@\nset $trunkline_upstream @UPSTREAM@;\nset $trunkline_upstream_name @UPSTREAM_NAME@;',
      '@END_API@',
    ],
  });
  const hidden = /^( *)# The platform says so for[^\n]*\n[^\n]*\n/gm;
  const strict =
    /^( *)(map \$upstream_http_strict_transport_security [^}]*}|add_header Strict-Transport-Security [^\n]*)$/gm;
  return flush(
    nginxMain(
      '@RUN@',
      site
        .replace(schemeLine, bothSchemes)
        .replace(hidden, (lines) => `${between('NO_HSTS', lines.trimEnd())}\n`)
        .replace(strict, (lines) => between('HSTS', lines)),
      `${between('RESOLVER', 'resolver @RESOLVER_ADDRESSES@ valid=10s;\nresolver_timeout 15s;')}\n${proxies}`,
    ).replace('worker_processes auto;', 'worker_processes 2;'),
  );
}
