// The platform as the command asks it: one request after the other, at a pace that leaves room for others.
import type { Wire } from '../../src/dataProvider/configuration/wire';
import { HttpError, LostAnswerError } from '../../src/http/HttpError';
import { parse, readError } from '../../src/http/readError';
import type { Call } from '../../src/saving/plan';
import type { Sent } from '../../src/saving/runPlan';

export interface PlatformOptions {
  /** The API base URL. */
  url: string;
  /** An API key, or the token of a session. */
  key: string;
  /** Requests a second, at most. */
  rate: number;
  /** Told before a wait that the platform asked for. */
  onWait?: (seconds: number) => void;
  fetch?: typeof globalThis.fetch;
  sleep?: (milliseconds: number) => Promise<void>;
  now?: () => number;
}

/** How often a request is sent again that the rate limit refused, or that was lost while it only read. */
const tries = 5;
const patience = 60_000;

const sleeping = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/** The seconds to wait that an answer names; ten unless it does. */
function waitOf(header: string | null): number {
  const seconds = Number(header ?? Number.NaN);
  return Number.isFinite(seconds) && seconds >= 0 ? Math.min(seconds, 600) : 10;
}

type Query = Parameters<Wire['get']>[1];

const addressOf = (base: string, path: string, query: Query = {}): string => {
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    if (value !== undefined && value !== null && value !== '') search.set(key, String(value));
  }
  return `${base}/${path}${search.size > 0 ? `?${search}` : ''}`;
};

function bodyOf({ body, file }: Pick<Call, 'body' | 'file'>): BodyInit | undefined {
  if (!file) return body === undefined ? undefined : JSON.stringify(body);
  const form = new FormData();
  form.append(file.field, new Blob([file.text], { type: 'text/plain' }), file.name);
  return form;
}

/** Requests to one platform, counted and paced. */
export function platformAt({
  url,
  key,
  rate,
  onWait,
  fetch = globalThis.fetch,
  sleep = sleeping,
  now = Date.now,
}: PlatformOptions) {
  let next = 0;
  let requests = 0;
  let writes = 0;
  const pace = async () => {
    const wait = next - now();
    next = Math.max(now(), next) + 1000 / rate;
    if (wait > 0) await sleep(wait);
  };

  const once = async (call: Partial<Call> & { path: string }, query: Query): Promise<Response> => {
    await pace();
    requests += 1;
    if (call.method) writes += 1;
    return fetch(addressOf(url, call.path, query), {
      method: call.method ?? 'GET',
      headers: {
        Authorization: `Bearer ${key}`,
        ...(!call.file && { 'Content-Type': 'application/json' }),
      },
      body: bodyOf(call),
      signal: AbortSignal.timeout(patience),
    });
  };

  /** Sends until it is answered: a limit refuses without doing anything, and a lost read may be sent again. */
  const send = async (call: Partial<Call> & { path: string }, query: Query) => {
    for (let attempt = 1; ; attempt += 1) {
      const isRead = !call.method;
      const answer = await once(call, query).catch(() => null);
      const text = (await answer?.text().catch(() => null)) ?? null;
      if (!answer || text === null) {
        if (!isRead) throw new LostAnswerError(0);
        if (attempt >= tries) throw new HttpError(0, { message: 'app.errors.unreachable' });
        await sleep(1000 * attempt);
        continue;
      }
      if (answer.status === 429 && attempt < tries) {
        const seconds = waitOf(answer.headers.get('Retry-After'));
        onWait?.(seconds);
        await sleep(1000 * seconds);
        continue;
      }
      if (!isRead && [502, 504].includes(answer.status)) throw new LostAnswerError(answer.status);
      const body = text === '' ? undefined : parse(text);
      if (answer.status >= 400) throw new HttpError(answer.status, readError(body?.json ?? text));
      if (body === null) {
        if (!isRead) throw new LostAnswerError(answer.status);
        throw new HttpError(answer.status, { message: 'app.errors.unreadable' });
      }
      return { status: answer.status, body: body?.json };
    }
  };

  const wire: Wire = { get: async (path, query) => (await send({ path }, query)).body };
  return {
    wire,
    /** Sends one call of a plan. */
    send: async (call: Call): Promise<Sent> => {
      const { status, body } = await send(call, call.query);
      return { status, body: body as Sent['body'] };
    },
    counts: () => ({ requests, writes }),
  };
}

export type PlatformPort = ReturnType<typeof platformAt>;
