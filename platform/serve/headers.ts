/** Settings of the page, as `/config.js` hands them to it. The names are those of README.md. */
export type RuntimeConfig = Readonly<Record<string, string | number | boolean>>;

/** The origin of an absolute API base; undefined when the API has the page's own origin. */
export function apiOriginOf(config: RuntimeConfig): string | undefined {
  const base = config.API_BASE_URL;
  return typeof base === 'string' && URL.canParse(base) ? new URL(base).origin : undefined;
}

/** Whether a flag of the settings is on, written in any of the ways that the page takes. */
const isOn = (flag: RuntimeConfig[string] | undefined) => /^(true|1|yes|on)$/i.test(String(flag));

/** The style tag of the waveform player (wavesurfer.js 8.0.1): a test tells when it is another one. */
const waveformStyle = "'sha256-1o84dVxlpnOTXQQx/irYwEKPF/Gghg1HMw/aljOG0GU='";

/** The origins that recordings at absolute addresses may come from; what is no address is none. */
function recordingOriginsOf({ RECORDING_ORIGINS }: RuntimeConfig): string[] {
  return String(RECORDING_ORIGINS ?? '')
    .split(/\s+/)
    .filter((address) => /^https?:/i.test(address) && URL.canParse(address))
    .map((address) => new URL(address).origin);
}

/**
 * The content security policy. Scripts come from this origin's files alone: nothing inline, nothing
 * evaluated, and what is made a script or HTML of passes the policy in `src/trustedTypes.ts`. Styles
 * are adopted sheets, which need no leave; the one style tag is let in by its hash (ADR 1). Stripe's
 * three origins join in only where cards are paid with: in hosted mode, with a card key.
 */
function contentSecurityPolicy(config: RuntimeConfig, apiOrigin?: string): string {
  const api = apiOrigin ? ` ${apiOrigin}` : '';
  const recordings = recordingOriginsOf(config)
    .map((origin) => ` ${origin}`)
    .join('');
  const card = isOn(config.ENABLE_HOSTED_SYSTEM) && Boolean(config.STRIPE_PUBLISHABLE_KEY);
  const directives = [
    "default-src 'none'",
    `script-src 'self'${card ? ' https://js.stripe.com' : ''}`,
    "require-trusted-types-for 'script'",
    'trusted-types default',
    `style-src 'self' ${waveformStyle}`,
    "img-src 'self' data: blob:",
    `media-src 'self' blob:${recordings}`,
    `connect-src 'self'${api}${recordings}${card ? ' https://api.stripe.com' : ''}`,
    "font-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    ...(card ? ['frame-src https://js.stripe.com https://hooks.stripe.com'] : []),
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ];
  return directives.join('; ');
}

/** A year, as browsers' preload lists ask for. */
const strictTransport = { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' };

/**
 * The headers that every answer of the console carries, with an API on another origin or its own.
 * With `hsts` browsers never come back without HTTPS, for a year, to any subdomain either.
 */
export function productionHeaders(
  config: RuntimeConfig,
  apiOrigin?: string,
  hsts = false,
): Record<string, string> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(config, apiOrigin),
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'no-referrer',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy':
      'camera=(), display-capture=(), geolocation=(), microphone=(), midi=(), serial=(), usb=()',
    ...(hsts ? strictTransport : {}),
  };
}

/** Settings as the text of an object. Safe for any value: nothing in it can end the script. */
export const settingsText = (config: RuntimeConfig): string =>
  JSON.stringify(config, null, 2)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');

/** The text of `/config.js`. */
export const configScript = (config: RuntimeConfig): string =>
  `window.TRUNKLINE = ${settingsText(config)};\n`;
