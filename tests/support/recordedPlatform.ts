import { anySid, type Capture, recorded } from './recorded';

const files = [
  ...['accounts', 'alerts', 'api-keys', 'app-env', 'applications', 'clients'],
  'google-custom-voices',
  ...['lcr-routes', 'lcrs', 'limits', 'ms-teams-tenants', 'password-settings', 'phone-numbers'],
  ...['predefined-carriers', 'recent-calls', 'sbcs', 'service-providers', 'sip-gateways'],
  ...['smpp-gateways', 'smpps', 'speech-credentials', 'speech-supported-languages-and-voices'],
  ...['system-information', 'tts-cache', 'users', 'voip-carriers'],
];
/** The good answers to what is asked of the platform, the last one of each question first. */
const answers = files
  .flatMap(recorded)
  .filter(({ method, status }) => method === 'GET' && status === 200)
  .reverse();

type Row = Record<string, unknown>;
const pathOf = (url: string) => url.split('?')[0]?.replace(/\/$/, '') ?? '';
const shapeOf = (url: string) => pathOf(url).replace(anySid, '{sid}');
/** The last resource of a path: its list, or one of it. */
const endOf = (url: string) => /[^/{]+(\/\{sid\})?$/.exec(shapeOf(url))?.[0];
const isPaged = (url: string) => /[?&]page=/.test(url);
const vendorOf = (url: string) => new URLSearchParams(url.split('?')[1]).get('vendor');

/** The same rows as a page, or as a bare list. */
function inForm(body: unknown, url: string): unknown {
  const rows = (body as { data?: unknown[] } | null)?.data ?? body;
  if (!Array.isArray(rows) || isPaged(url) === !Array.isArray(body)) return body;
  return isPaged(url) ? { total: rows.length, page: 1, page_size: 25, data: rows } : rows;
}

/** One record out of a list that was recorded. */
function rowOf(url: string): Row | undefined {
  const sid = pathOf(url).split('/').at(-1);
  const rows = answers.flatMap(({ response_body }) =>
    Array.isArray(response_body) ? (response_body as Row[]) : [],
  );
  return rows.find((row) => Object.values(row)[0] === sid);
}

/** What was answered to this question, or to the one most like it; undefined where nothing was. */
function answerTo(url: string): unknown {
  const fits: ((capture: Capture) => boolean)[] = [
    ({ path }) => path === url,
    ({ path }) => pathOf(path) === pathOf(url) && vendorOf(path) === vendorOf(url),
    ({ path }) => shapeOf(path) === shapeOf(url) && isPaged(path) === isPaged(url),
    ({ path }) => endOf(path) === endOf(url),
  ];
  const isOne = endOf(url)?.endsWith('{sid}') === true;
  for (const [index, isFit] of fits.entries()) {
    if (isOne && index === 2) return rowOf(url);
    const found = answers.find(
      (capture) => isFit(capture) && vendorOf(capture.path) === vendorOf(url),
    );
    if (found) return inForm(found.response_body, url);
  }
  return undefined;
}

const logins = recorded('login').filter(({ status }) => status === 200);

/**
 * What a live platform answered to a call such as "GET Users?page=1", or to the one most like it, as
 * it was recorded; undefined where nothing was. A sign-in is answered by the name in its body.
 */
export function recordedAnswer(call: string, body: unknown): unknown {
  const [method, path] = call.split(' ');
  const url = `/${decodeURI(path ?? '')}`;
  if (method === 'GET') return answerTo(url);
  if (url !== '/login') return undefined;
  const { username } = body as Row;
  return logins.find(({ request_body }) => (request_body as Row).username === username)
    ?.response_body;
}
