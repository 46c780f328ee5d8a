/** Settings of the page, as `/config.js` hands them to it. The names are those of README.md. */
export type RuntimeConfig = Readonly<Record<string, string | number | boolean>>;

/** The style tag of the waveform player (wavesurfer.js 8.0.1): a test fails when it changes. */
const waveformStyle = "'sha256-1o84dVxlpnOTXQQx/irYwEKPF/Gghg1HMw/aljOG0GU='";

/** Stands in a policy for the name of the host that was asked, without its port. */
const askedHost = '$host';

/**
 * What the security policy allows besides the console's own files: sources in its syntax, each after a
 * space, or nothing.
 */
export interface PolicySources {
  scripts: string;
  media: string;
  connect: string;
  frames: string;
}

/**
 * The content security policy. Scripts come from this origin's files alone: nothing inline but what a
 * deployment wrote into its page, nothing evaluated, and what is made a script or HTML of passes the
 * policy in `src/trustedTypes.ts`. Styles are adopted sheets, which need no leave; the one style tag is let
 * in by its hash (ADR 1). Web servers' configurations are made of it too (ADR 16).
 */
export const contentSecurityPolicy = ({ scripts, media, connect, frames }: PolicySources): string =>
  [
    "default-src 'none'",
    `script-src 'self'${scripts}`,
    "require-trusted-types-for 'script'",
    'trusted-types default',
    `style-src 'self' ${waveformStyle}`,
    "img-src 'self' data: blob:",
    `media-src 'self' blob:${media}`,
    `connect-src 'self'${connect}`,
    "font-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    `frame-src${frames || " 'none'"}`,
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');

/** The origin of an absolute address of http; undefined for anything else. */
function originOf(address: unknown): string | undefined {
  if (typeof address !== 'string' || !/^https?:/i.test(address) || !URL.canParse(address)) {
    return undefined;
  }
  const { origin } = new URL(address);
  // A host may hold what ends a directive of a policy, or a text of a web server's configuration.
  return /^https?:\/\/([\w.-]+|\[[\da-f:.]+\])(:\d+)?$/.test(origin) ? origin : undefined;
}

/** The origin of an absolute API base; undefined when the API has the page's own origin. */
export const apiOriginOf = (config: RuntimeConfig): string | undefined =>
  originOf(config.API_BASE_URL);

/** Whether a flag of the settings is on, written in any of the ways that the page takes. */
const isOn = (flag: RuntimeConfig[string] | undefined) =>
  /^(true|1|yes|on)$/i.test(String(flag).trim());

/** Stripe's origins, which join in only where cards are paid with: in hosted mode, with a card key. */
export const cardSources: PolicySources = {
  scripts: ' https://js.stripe.com',
  media: '',
  connect: ' https://api.stripe.com',
  frames: ' https://js.stripe.com https://hooks.stripe.com',
};

/** What these settings let in, with the API on this origin or on the page's own. */
function sourcesOf(config: RuntimeConfig, apiOrigin?: string): PolicySources {
  const recordings = String(config.RECORDING_ORIGINS ?? '')
    .split(/\s+/)
    .flatMap((address) => originOf(address) ?? [])
    .map((origin) => ` ${origin}`)
    .join('');
  const isPaid = isOn(config.ENABLE_HOSTED_SYSTEM) && Boolean(config.STRIPE_PUBLISHABLE_KEY);
  const card = isPaid ? cardSources : { scripts: '', connect: '', frames: '' };
  // A source of http lets https in too (CSP 3, 6.7.2.8).
  const port = config.API_PORT ? ` http://${askedHost}:${config.API_PORT}` : '';
  return {
    scripts: card.scripts,
    media: recordings,
    connect: `${apiOrigin ? ` ${apiOrigin}` : ''}${port}${recordings}${card.connect}`,
    frames: card.frames,
  };
}

/** A year, as browsers' preload lists ask for. */
const strictTransport = { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' };

/** The headers that every answer of the console carries, with this policy. */
export const headersWith = (policy: string, hsts = false): Record<string, string> => ({
  'Content-Security-Policy': policy,
  'X-Content-Type-Options': 'nosniff',
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy':
    'camera=(), display-capture=(), geolocation=(), microphone=(), midi=(), serial=(), usb=()',
  ...(hsts ? strictTransport : {}),
});

/**
 * The headers that every answer of the console carries, with an API on another origin or its own.
 * With `hsts` browsers never come back without HTTPS, for a year, to any subdomain either. Where the policy
 * depends on the host that was asked, `forHost` has to complete them.
 */
export const productionHeaders = (
  config: RuntimeConfig,
  apiOrigin?: string,
  hsts = false,
): Record<string, string> => headersWith(contentSecurityPolicy(sourcesOf(config, apiOrigin)), hsts);

/**
 * Headers for an answer to a request that asked `host` (`Host` without its port), whose page has these inline
 * scripts of its deployment (`'sha256-…'`).
 */
export function forHost(
  headers: Record<string, string>,
  host: string,
  scripts: readonly string[] = [],
): Record<string, string> {
  const policy = headers['Content-Security-Policy'] ?? '';
  const isName = /^([\w.-]+|\[[\da-f:.]+\])$/i.test(host);
  const asked = isName
    ? policy.replaceAll(askedHost, host.toLowerCase())
    : policy.replace(/ http:\/\/\$host:\d+/, '');
  const found = scripts.map((hash) => ` ${hash}`).join('');
  return {
    ...headers,
    'Content-Security-Policy': asked.replace("script-src 'self'", `script-src 'self'${found}`),
  };
}

/**
 * How long browsers may keep a file of the build, by its path: `Cache-Control`. Unlisted files are
 * revalidated; pages that are not files, and those that describe the deployment, are not stored.
 */
export const cachingRules: readonly { path: RegExp; caching: string }[] = [
  { path: /^\/assets\//, caching: 'public, max-age=31536000, immutable' },
  { path: /^\/(config\.js|version\.json|healthz?)$/, caching: 'no-store' },
  // Browsers look for the icon with every address of the console, and would ask each time.
  { path: /\.svg$/, caching: 'max-age=86400' },
  { path: /^/, caching: 'no-cache' },
];

/** `Cache-Control` of a file that is there. */
export const cachingOf = (path: string): string =>
  cachingRules.find((rule) => rule.path.test(path))?.caching ?? 'no-store';

/** Settings as the text of an object. Safe for any value: nothing in it can end the script. */
export const settingsText = (config: RuntimeConfig): string =>
  JSON.stringify(config, null, 2)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');

/** The text of `/config.js`. */
export const configScript = (config: RuntimeConfig): string =>
  `window.TRUNKLINE = ${settingsText(config)};\n`;
