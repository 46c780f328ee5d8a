import { config } from '../config';
import { isOffline } from './connection';
import { HttpError } from './HttpError';
import { isForeign } from './readError';

/**
 * Why there is no platform at the address of the settings: the page's own policy forbids to call it, nothing answers
 * there, what answers may not be read by this page, is none of a platform's, comes from elsewhere (`moved`; `led`
 * where nobody may see from where), or says that the rate limit is reached. `args` are those of its text.
 */
export interface PlatformFault {
  fault:
    | 'forbidden'
    | 'silent'
    | 'unreadable'
    | 'foreign'
    | 'moved'
    | 'led'
    | 'limited'
    | 'limitedFor';
  args: Record<string, string | number>;
}

const patience = 10_000;
const ask = (address: string, init: RequestInit): Promise<Response | null> =>
  fetch(address, { ...init, signal: AbortSignal.timeout(patience) }).catch(() => null);

/** A sign-in without a name, which a platform refuses without counting it as a wrong try (contract 2.1). */
const signInOfNobody = (base: string) =>
  ask(`${base}/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: '{}',
  });

/** How long after a call the page learns that its security policy blocked it (ms). */
const reportDelay = 50;

/** The result of a call, and whether the security policy of the page blocked it. */
async function watched<T>(call: () => Promise<T>): Promise<{ came: T; isForbidden: boolean }> {
  let isForbidden = false;
  const hear = ({ effectiveDirective }: SecurityPolicyViolationEvent) => {
    isForbidden ||= effectiveDirective === 'connect-src';
  };
  document.addEventListener('securitypolicyviolation', hear);
  const came = await call();
  if (came === null) await new Promise((resolve) => setTimeout(resolve, reportDelay));
  document.removeEventListener('securitypolicyviolation', hear);
  return { came, isForbidden };
}

const typeOf = ({ headers }: Response): string =>
  headers.get('Content-Type')?.split(';')[0]?.trim() ?? '';

/** Whether a platform says this: JSON or a reason phrase, and not that there is no such path or method. */
async function isPlatforms(response: Response): Promise<boolean> {
  const text = await response.text().catch(() => '');
  if ([404, 405].includes(response.status)) return false;
  return !isForeign(text);
}

const limited = (minutes?: string | number): PlatformFault =>
  minutes === undefined
    ? { fault: 'limited', args: {} }
    : { fault: 'limitedFor', args: { minutes } };

/** What a response is, for whoever reads of it. */
const answerOf = (response: Response): string =>
  [response.status, typeOf(response)].filter(Boolean).join(', ');

/**
 * Why nothing of a sign-in may be read. An address that leads elsewhere is told from one that is forbidden by
 * where it stops: the policy of the page is asked again at each turn of the way.
 */
async function unreadFault(
  href: string,
  isForbidden: boolean,
  args: PlatformFault['args'],
): Promise<PlatformFault | null> {
  const path = '/PredefinedCarriers';
  const [read, first, any] = await Promise.all([
    ask(`${href}${path}`, {}),
    ask(`${href}${path}`, { redirect: 'manual' }),
    watched(() => ask(href, { mode: 'no-cors' })),
  ]);
  if (read?.redirected) {
    const to = read.url.endsWith(path) ? read.url.slice(0, -path.length) : read.url;
    return { fault: 'moved', args: { ...args, answer: answerOf(read), to } };
  }
  if (first?.type === 'opaqueredirect') return { fault: 'led', args };
  if (isForbidden) return { fault: 'forbidden', args };
  if (any.isForbidden) return { fault: 'led', args };
  if (any.came === null) return { fault: 'silent', args };
  return args.origin === location.origin ? null : { fault: 'unreadable', args };
}

/**
 * Finds out why nobody can sign in: whether there is a platform at the address of the settings. `error` is
 * what the operator's own try was rejected with. Null where a platform answers, and where the browser
 * itself knows that it has no network. Never rejects.
 */
export async function platformFault(error?: unknown): Promise<PlatformFault | null> {
  if (error instanceof HttpError && error.status === 429) return limited(error.args?.smart_count);
  if (isOffline()) return null;
  const { href, origin } = new URL(config().apiBaseUrl, location.href);
  const args = { address: href, origin, page: location.origin };
  const { came: response, isForbidden } = await watched(() => signInOfNobody(href));
  if (!response) return unreadFault(href, isForbidden, args);
  if (response.status === 429) return limited();
  if (await isPlatforms(response)) {
    const refused = error instanceof HttpError && error.isForeign && error.status < 500;
    return refused ? { fault: 'foreign', args: { ...args, answer: error.status } } : null;
  }
  const answer = answerOf(response);
  return response.redirected
    ? { fault: 'moved', args: { ...args, answer, to: response.url } }
    : { fault: 'foreign', args: { ...args, answer } };
}
