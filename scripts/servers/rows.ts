// What every web server has to answer: the rows of the table that `npm run servers` prints.
import type { Answer, Question } from './ask';
import { recordingParts } from './machines';

/** A server with the console below a base. */
export interface Site {
  /** With a slash at both ends. */
  base: string;
  /** A script of the build that has a `.br` and a `.gz` beside it. */
  asset: string;
  /** Whether it hands `/api/` on to a platform. */
  hasApi: boolean;
}

export interface Row extends Question {
  name: string;
  status: number;
  type?: RegExp;
  caching?: string;
  encoding?: string;
  /** What else must hold; answers what does not. */
  holds?: (answer: Answer) => string | undefined;
  /** Asked again with the entity tag of the first answer. */
  again?: boolean;
  /** The platform's own answer: its own headers count where it has them. */
  isApi?: boolean;
}

const page = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
const year = 'public, max-age=31536000, immutable';
const html = /^text\/html; ?charset=utf-8$/i;
const script = /^text\/javascript(; ?charset=utf-8)?$/i;
const plain = /^text\/plain/;
const json = /^application\/json/;

const isPage = ({ body }: Answer) =>
  body.includes('<title>Trunkline</title>') ? undefined : 'is not the page';
const isNoPage = ({ body }: Answer) =>
  body.includes('<title>Trunkline</title>') ? 'is the page' : undefined;
const hasTag = ({ headers }: Answer) => (headers.etag ? undefined : 'has no ETag');
const varies = ({ headers }: Answer) =>
  /^accept-encoding$/i.test(headers.vary ?? '') ? undefined : `has Vary: ${headers.vary}`;
/** What another proxy in front adds to a request. */
const front = { via: '1.0 front', 'x-forwarded-for': '203.0.113.7' };
const leadsTo =
  (from: string, to: string) =>
  ({ headers }: Answer) =>
    new URL(headers.location ?? '', `http://x${from}`).pathname === to
      ? undefined
      : `leads to ${headers.location}`;
const isEmpty = ({ body }: Answer) => (body.length === 0 ? undefined : 'has a body');

const shells = (base: string): Row[] => {
  const shell = { headers: page, status: 200, type: html, caching: 'no-cache', holds: isPage };
  return [
    { ...shell, name: 'shell', path: base },
    {
      ...shell,
      name: 'shell names its base',
      path: base,
      holds: ({ body }) =>
        body.includes(`src="${base}config.js"`) ? undefined : `lacks ${base}config.js`,
    },
    { ...shell, name: 'deep link', path: `${base}internal/accounts/9b2c/edit?tab=1` },
    { ...shell, name: 'deep link with a dot', path: `${base}internal/users/a.b` },
    { ...shell, name: 'deep link, long', path: `${base}internal/users/${'a'.repeat(300)}` },
    { ...shell, name: 'HEAD', path: `${base}internal/accounts`, method: 'HEAD', holds: isEmpty },
    { ...shell, name: 'shell for anyone', path: base, headers: { accept: '*/*' } },
    {
      ...{ ...shell, name: 'shell gzip', path: base, encoding: 'gzip', holds: varies },
      headers: { ...page, ...front, 'accept-encoding': 'gzip, br' },
    },
    {
      ...{ name: 'shell 304', path: base, headers: page, status: 304, again: true },
      caching: 'no-cache',
    },
    {
      ...{ name: 'shell gzip 304', path: base, status: 304, again: true, caching: 'no-cache' },
      headers: { ...page, 'accept-encoding': 'gzip, br' },
    },
    {
      ...{ name: 'POST', path: `${base}internal/accounts`, method: 'POST', headers: page },
      ...{ status: 405, type: plain, caching: 'no-store', holds: isNoPage },
    },
  ];
};

const files = (base: string, asset: string): Row[] => {
  const of = { path: `${base}assets/${asset}`, status: 200, type: script, caching: year };
  const packed = (accepted: string) => ({ headers: { ...front, 'accept-encoding': accepted } });
  const missing = { status: 404, type: plain, caching: 'no-store', holds: isNoPage };
  return [
    { ...of, name: 'asset', holds: hasTag },
    { ...of, name: 'asset for all that ask', holds: varies },
    { ...of, name: 'asset, gzip', ...packed('gzip'), encoding: 'gzip', holds: varies },
    {
      ...of,
      name: 'asset, br',
      ...packed('gzip, deflate, br, zstd'),
      encoding: 'br',
      holds: varies,
    },
    {
      ...{ ...packed('gzip'), name: 'changelog, gzip', path: `${base}changelog.txt`, type: plain },
      ...{ status: 200, caching: 'no-cache', encoding: 'gzip', holds: varies },
    },
    {
      ...{ name: 'changelog for all that ask', path: `${base}changelog.txt`, type: plain },
      ...{ status: 200, caching: 'no-cache', holds: varies },
    },
    { ...of, name: 'asset, br refused', ...packed('br;q=0, gzip'), encoding: 'gzip' },
    { ...of, name: 'asset 304', again: true, status: 304, type: undefined },
    {
      ...{ ...of, name: 'asset, Range', headers: { range: 'bytes=0-9' }, status: 206 },
      holds: ({ body }) => (body.length === 10 ? undefined : `has ${body.length} bytes`),
    },
    { ...missing, name: 'missing asset', path: `${base}assets/gone-9z.js`, headers: page },
    {
      ...missing,
      name: 'missing picture',
      path: `${base}logo.png`,
      headers: { accept: 'image/*' },
    },
    { ...missing, name: 'hidden file', path: `${base}.vite/manifest.json` },
    {
      ...{ name: 'icon', path: `${base}favicon.svg`, status: 200, type: /^image\/svg\+xml/ },
      caching: 'max-age=86400',
    },
    {
      ...{ name: '/config.js', path: `${base}config.js`, status: 200, type: script },
      ...{ caching: 'no-store' },
      holds: ({ body }) => (body.includes('TRUNKLINE') ? undefined : 'holds no settings'),
    },
  ];
};

/** The guide: files that are no assets, some of them packed. */
const guide = (base: string): Row[] => {
  const of = { status: 200, caching: 'no-cache', type: html };
  const style = { ...of, path: `${base}guide/guide.css`, type: /^text\/css/ };
  const packed = { headers: { ...front, 'accept-encoding': 'gzip' }, encoding: 'gzip' };
  const isGuide = ({ body }: Answer) => (body.length > 500 ? undefined : 'is not the guide');
  return [
    { ...of, name: 'guide', path: `${base}guide/index.html`, headers: page, holds: isGuide },
    { ...style, ...packed, name: 'style of the guide, gzip', holds: varies },
    ...['guide', 'guide/', 'guide?x=1'].map((path) => ({
      ...{ name: `/${path}`, path: `${base}${path}`, headers: page, status: 308 },
      holds: leadsTo(`${base}${path}`, `${base}guide/index.html`),
    })),
    { ...style, name: 'style of the guide' },
  ];
};

const state = (base: string): Row[] => {
  const known = { status: 200, type: json, caching: 'no-store' };
  const isOk = ({ body }: Answer) => (/"status": ?"ok"/.test(`${body}`) ? undefined : 'is not ok');
  return [
    { ...known, name: '/health', path: '/health', holds: isOk },
    { ...known, name: '/healthz below the base', path: `${base}healthz`, holds: isOk },
    {
      ...{ ...known, name: '/version.json', path: `${base}version.json` },
      holds: ({ body }) => (/"version": ?"/.test(`${body}`) ? undefined : 'tells no version'),
    },
  ];
};

/** What the platform says it was asked for. */
const asksFor =
  (path: string) =>
  ({ body }: Answer) => {
    const { url } = JSON.parse(`${body}`);
    return url === path ? undefined : `asks for ${url}`;
  };

const proxied = (base: string): Row[] => [
  {
    ...{ name: '/api/ through the proxy', path: '/api/v1/Accounts?a=%20b', isApi: true },
    ...{ status: 200, type: json, encoding: 'gzip', holds: varies },
    headers: { ...front, 'accept-encoding': 'gzip' },
  },
  ...['', 'ab%2Fcd%40h%3Ae%23/invite/pcap?x=%2F%20&y=/../z'].map((rest) => ({
    ...{ name: rest ? '/api/ as it was written' : '/api/ below the base', isApi: true },
    ...{ path: `${base}api/v1/headers/${rest}`, status: 200, type: json },
    holds: asksFor(`/v1/headers/${rest}`),
  })),
  {
    ...{ name: '/api/ is told who asks', path: '/api/v1/headers', status: 200, isApi: true },
    type: json,
    holds: ({ body }) => {
      const { url, headers } = JSON.parse(`${body}`);
      const wanted = ['x-real-ip', 'x-forwarded-for', 'x-forwarded-proto'];
      const missing = wanted.filter((name) => !headers[name]);
      if (url !== '/v1/headers') return `asks for ${url}`;
      return missing.length > 0 ? `lacks ${missing}` : undefined;
    },
  },
  {
    ...{ name: 'HSTS of the API', path: '/api/v1/Accounts', status: 200, isApi: true },
    holds: ({ headers }) => (headers['strict-transport-security'] ? 'is handed on' : undefined),
  },
  {
    ...{ name: 'no route of the API', path: '/api/v1/Nothing', headers: page, isApi: true },
    ...{ status: 404, type: json, holds: isNoPage },
  },
];

/**
 * The numbers of a service provider, which the platform answers without a token: no way of writing their
 * address leads to it.
 */
const numbers = (base: string): Row[] =>
  [
    'api/v1/AccountTest/sp',
    'api/v1/AccountTest/sp?x=/',
    'api/v1/accounttest/sp/',
    'API/v1/AccountTest/sp',
    'api//v1/AccountTest/sp',
    'api/v1//AccountTest/sp',
    'api/x/../v1/AccountTest/sp',
    'api/v1/x/%2e%2e/AccountTest/sp',
    'api/v1/%41ccountTest/sp',
    'api/v1/AccountTest%2Fsp',
  ].map((path) => ({
    ...{ name: `refused: /${path}`, path: base + path, status: 404, type: plain },
    caching: 'no-store',
    holds: ({ body }) => (body.includes('numbers') ? 'are the numbers' : undefined),
  }));

/** What a server of the console answers below this base. */
export const rowsOf = ({ base, asset, hasApi }: Site): Row[] => [
  ...shells(base),
  ...files(base, asset),
  ...guide(base),
  ...state(base),
  ...(base === '/'
    ? []
    : [
        {
          ...{ name: 'base without its slash', path: base.slice(0, -1), status: 308 },
          holds: leadsTo(base.slice(0, -1), base),
        },
        {
          ...{
            name: 'asset, base taken away',
            path: `/assets/${asset}`,
            status: 200,
            type: script,
          },
          caching: year,
        },
      ]),
  ...numbers(base),
  ...(hasApi ? proxied(base) : []),
];

/**
 * A recording whose second part is sent after the first has arrived: a proxy that buffers waits forever.
 * With and without a length, which proxies treat differently.
 */
export const recordings = (goOn: () => void): Row[] =>
  ['mp3', 'wav'].map((format) => ({
    name: `recording as it arrives, ${format === 'mp3' ? 'of a known length' : 'of any length'}`,
    path: `/api/v1/Accounts/9b2c/RecentCalls/4f1d/record/2026/01/31/${format}`,
    ...{ status: 200, type: /^audio\//, isApi: true, onFirst: goOn },
    holds: ({ body }) =>
      body.equals(Buffer.concat(recordingParts)) ? undefined : 'is another one',
  }));

/** What is asked while the platform is down. */
export const whileDown: Row = {
  ...{ name: '502 while the API is down', path: '/api/v1/Accounts', headers: page },
  ...{ status: 502, type: json, caching: 'no-store', holds: isNoPage },
};

/** A request that no server may lead out of the build; each refuses it in its own words. */
export const outside: Question[] = [
  { path: '/..%2fpackage.json' },
  { path: '/assets/..%2f..%2fpackage.json' },
  { path: '/assets/../../package.json' },
];
