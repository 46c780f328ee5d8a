import { setTimeout as pause } from 'node:timers/promises';
import { describe, test, vi } from 'vitest';
import { createPlatform, type Platform, type PlatformOptions } from '../../platform/createPlatform';
import { createLedger, type Ledger } from './leftRows';
import { waitAfter } from './pace';

/** One answer of the platform, the same whether it came in-process or over the network. */
export interface Answer {
  status: number;
  /** The media type without its parameters, or null when there is no content type. */
  type: string | null;
  headers: Record<string, string>;
  text: string;
  /** The parsed body, or undefined when it is not JSON. */
  json: unknown;
}

export interface Call {
  method: string;
  path: string;
  body?: unknown;
  token?: string;
  headers?: Record<string, string>;
}

/** A platform under test. */
export interface Target {
  send(call: Call): Promise<Answer>;
  /** The embedded platform, absent when a remote one is tested. */
  platform?: Platform;
  admin: { username: string; password: string };
  /** What the requests leave behind. */
  ledger: Ledger;
  close(): Promise<void>;
}

/** Whether CONTRACT_URL points the suite at a platform somewhere else. */
export const isRemote = Boolean(process.env.CONTRACT_URL);

/** Whether that platform is one of hosted mode, which `npm run contract -- --hosted` says. */
export const isHosted = Boolean(process.env.CONTRACT_HOSTED);
/** A title that tells, where a part is skipped, why only the embedded platform can show it. */
const titleOf = (title: string, reason: string) =>
  isRemote ? `${title} [embedded only: ${reason}]` : title;

/** Groups of tests for the embedded platform alone; the reason stands in the title of the skip. */
export const describeEmbedded = (reason: string) => (title: string, tests: () => void) =>
  describe.skipIf(isRemote)(titleOf(title, reason), tests);

/** The same for one test. */
export const testEmbedded =
  (reason: string) => (title: string, run: () => Promise<void>, timeout?: number) =>
    test.skipIf(isRemote)(titleOf(title, reason), run, timeout);

const PREFIX = '/api/v1';

// A shared platform allows so many requests in five minutes; waiting for more takes that long, and
// a test may have to wait twice.
if (isRemote) vi.setConfig({ testTimeout: 900_000, hookTimeout: 900_000 });

/**
 * Opens the platform that the suite is to be run against: an embedded one of its own, or the one
 * that CONTRACT_URL (with the base path, such as `https://host/api/v1`), CONTRACT_USERNAME and
 * CONTRACT_PASSWORD name, at a pace that leaves others their share of its rate limit.
 */
export async function openTarget(options: PlatformOptions = {}): Promise<Target> {
  const { CONTRACT_URL, CONTRACT_USERNAME = 'admin', CONTRACT_PASSWORD = '' } = process.env;
  const ledger = createLedger();
  const noted = (ask: (call: Call) => Promise<Answer>) => async (call: Call) => {
    const result = await ask(call);
    ledger.note(call, result);
    return result;
  };
  if (CONTRACT_URL) {
    return {
      ledger,
      send: noted((call) => patiently(() => sendOverNetwork(CONTRACT_URL, call))),
      admin: { username: CONTRACT_USERNAME, password: CONTRACT_PASSWORD },
      close: async () => {},
    };
  }
  const platform = await createPlatform({ seed: 'empty', ...options });
  return {
    ledger,
    send: noted((call) => sendInProcess(platform, call)),
    platform,
    admin: { username: 'admin', password: 'Admin-demo1!' },
    close: () => platform.close(),
  };
}

function headersOf({ token, body, headers }: Call): Record<string, string> {
  return {
    ...(token ? { authorization: `Bearer ${token}` } : {}),
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    ...headers,
  };
}

const payloadOf = ({ body }: Call) => (typeof body === 'string' ? body : JSON.stringify(body));

async function sendInProcess(platform: Platform, call: Call): Promise<Answer> {
  const { statusCode, headers, body } = await platform.app.inject({
    method: call.method as 'GET',
    url: PREFIX + call.path,
    headers: headersOf(call),
    ...(call.body === undefined ? {} : { payload: payloadOf(call) }),
  });
  const flat = Object.entries(headers).map(([name, value]) => [name, String(value)]);
  return answer(statusCode, Object.fromEntries(flat), body);
}

async function sendOverNetwork(base: string, call: Call): Promise<Answer> {
  const response = await fetch(base.replace(/\/$/, '') + call.path, {
    method: call.method,
    headers: headersOf(call),
    ...(call.body === undefined ? {} : { body: payloadOf(call) }),
  });
  return answer(response.status, Object.fromEntries(response.headers), await response.text());
}

function answer(status: number, headers: Record<string, string>, text: string): Answer {
  const type = headers['content-type']?.split(';')[0] ?? null;
  return {
    status,
    type,
    headers,
    text,
    json: type === 'application/json' ? read(text) : undefined,
  };
}

function read(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

async function patiently(send: () => Promise<Answer>): Promise<Answer> {
  for (;;) {
    const result = await send();
    await pause(waitAfter(result) * 1000);
    if (result.status !== 429) return result;
  }
}
