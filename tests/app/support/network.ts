import type { Platform } from '../../../platform/createPlatform';
import { answerOf } from '../../support/platformFetch';
import { platform } from './platform';
import { settle } from './screen';

interface Call {
  /** "PUT Users/0b1c…": below the API base, with its query. */
  call: string;
  body: unknown;
}

/** A path as stories write it: "*" stands for one sid, and the query does not matter. */
type Path = string | RegExp;

/** Passes a call on to the platform, with another body where one is given. */
type Pass = (body?: unknown) => Promise<Response>;
/** Answers a call, which is written as `requests` has it. */
type Answer = (pass: Pass, body: unknown, call: string) => Promise<Response> | Response;

interface Rule {
  method: string | null;
  path: RegExp;
  isOnce: boolean;
  answer: Answer;
}

let target: Platform = platform;

/** Which platform answers from now on. */
export function askPlatform(other: Platform): void {
  target = other;
}

const calls: Call[] = [];
let rules: Rule[] = [];

const pattern = (path: Path): RegExp =>
  typeof path === 'string' ? new RegExp(`^${path.replaceAll('*', '[^/?]+')}(\\?|$)`) : path;

const addRule = (rule: Omit<Rule, 'path'> & { path: Path }) => {
  rules.unshift({ ...rule, path: pattern(rule.path) });
};

const untilAborted = (signal: AbortSignal | null | undefined): Promise<never> =>
  new Promise((_resolve, reject) => {
    const abort = () => reject(signal?.reason);
    if (signal?.aborted) abort();
    else signal?.addEventListener('abort', abort, { once: true });
  });

const onTheirWay = new Set<unknown>();
const onPlatform = new Set<unknown>();

/** The platform has done everything that it was sent, whether anybody waits for it or not. */
export const platformIsDone = (): Promise<unknown> => Promise.allSettled(onPlatform);
let pages = 0;

/** The page goes: what it saves still reaches the platform, and nothing follows from the answer. */
export function leavePage(): void {
  pages += 1;
  onTheirWay.clear();
}

const networkFailure = () => new TypeError('Failed to fetch');

const ask = async (url: string, init: RequestInit = {}): Promise<Response> => {
  const { method = 'GET', body, signal } = init;
  // Nothing is sent for somebody who has left already.
  signal?.throwIfAborted();
  const path = url.split('/api/v1/')[1] ?? url;
  const sent: unknown = typeof body === 'string' ? JSON.parse(body) : body;
  calls.push({ call: `${method} ${path}`, body: sent });
  const rule = rules.find((one) => (one.method ?? method) === method && one.path.test(path));
  if (rule?.isOnce) rules = rules.filter((one) => one !== rule);
  const pass: Pass = (other) => {
    const call = other === undefined ? init : { ...init, body: JSON.stringify(other) };
    const answer = answerOf(target, path, call);
    onPlatform.add(answer);
    return answer.finally(() => onPlatform.delete(answer));
  };
  const answered = rule ? Promise.resolve(rule.answer(pass, sent, `${method} ${path}`)) : pass();
  const page = pages;
  onTheirWay.add(answered);
  try {
    return await Promise.race([answered, untilAborted(signal)]);
  } finally {
    onTheirWay.delete(answered);
    // What waits for an answer to a question would keep the next page waiting.
    if (page !== pages && method !== 'GET') await new Promise(() => undefined);
  }
};

/** Puts the embedded platform where the network would be. */
export function connect(): void {
  globalThis.fetch = ask as typeof fetch;
}

/** Every request is answered by the platform again, and none has been seen. */
export function resetNetwork(): void {
  reconnect();
  forgetRequests();
}

/** What was asked for since the last `forgetRequests`, as "GET Accounts". */
export const requests = (): string[] => calls.map(({ call }) => call);
/** Every request has been answered, and what came of it shows. */
export async function answered(): Promise<void> {
  // An answer may be followed by the next question.
  for (let calm = 0; calm < 2; ) {
    await settle();
    calm = onTheirWay.size === 0 ? calm + 1 : 0;
  }
}
/** A POST that changes nothing (contract 5.4). */
const question = /^POST Accounts\/[^/]+\/RegisteredSipUsers$/;
/** Every call that changes something, in order, with what it carried. */
export const writes = (): Call[] =>
  calls.filter(({ call }) => !call.startsWith('GET ') && !question.test(call));
export const forgetRequests = (): void => {
  calls.length = 0;
};

/** An answer as the platform words a refusal. */
export const refusal = (status: number, msg: string): Response =>
  Response.json({ msg }, { status });

/** Answers the next request of a kind with something else than the platform would. */
export const answerOnce = (method: string, path: Path, answer: Answer): void =>
  addRule({ method, path, isOnce: true, answer });

/** Answers every request of a kind, or of any method, with something else than the platform would. */
export const answerAlways = (method: string | null, path: Path, answer: Answer): void =>
  addRule({ method, path, isOnce: false, answer });

/** The platform stores what the next request of a kind carries, and its answer is lost. */
export const loseAnswerOnce = (method: string, path: Path): void =>
  addRule({
    method,
    path,
    isOnce: true,
    answer: async (pass) => {
      await pass();
      throw networkFailure();
    },
  });

/** The network fails for every request of a kind. */
export const cut = (method: string | null, path: Path): void =>
  addRule({ method, path, isOnce: false, answer: () => Promise.reject(networkFailure()) });

/** Takes away every fault, and what is held from now on. */
export const reconnect = (): void => {
  rules = [];
};

/** Holds every request of a kind until what it answers is called. */
export function hold(method: string, path: Path): () => void {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  addRule({ method, path, isOnce: false, answer: (pass) => held.then(() => pass()) });
  return release;
}
