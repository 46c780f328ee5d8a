import { vi } from 'vitest';
import { createPlatform, type Platform } from '../../platform/createPlatform';
import { setConfig } from '../../src/config';
import { readConfig } from '../../src/config/readConfig';
import { invalidateLists } from '../../src/dataProvider';
import * as session from '../../src/session';

const origin = 'http://console.example';

export interface Call {
  method: string;
  path: string;
  body: unknown;
}

export interface Bench {
  platform: Platform;
  /** Every call since the last `calls.length = 0`. */
  calls: Call[];
  /** Answers the next call that matches with something else than the platform would, or later. */
  answerOnce: (method: string, path: RegExp, response: () => Response | Promise<Response>) => void;
  /** Lets the next call that matches through, and loses its answer. */
  loseOnce: (method: string, path: RegExp) => void;
  signIn: (username: string, password: string) => Promise<void>;
}

const read = (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsText(file);
  });

/** A form as a browser writes it: that of the simulated one is unknown to Node's own fetch. */
async function multipart(form: FormData): Promise<{ type: string; body: string }> {
  const boundary = '----console-form';
  let body = '';
  for (const [name, value] of form.entries()) {
    const isText = typeof value === 'string';
    const file = isText ? '' : `; filename="${value.name}"\r\nContent-Type: ${value.type}`;
    body += `--${boundary}\r\nContent-Disposition: form-data; name="${name}"${file}\r\n\r\n`;
    body += `${isText ? value : await read(value)}\r\n`;
  }
  return { type: `multipart/form-data; boundary=${boundary}`, body: `${body}--${boundary}--\r\n` };
}

/** What the platform answers to a call of the console's own fetch, `path` being below the API base. */
export async function answerOf(
  { app }: Platform,
  path: string,
  { method = 'GET', headers, body }: RequestInit = {},
): Promise<Response> {
  const form = body instanceof FormData ? await multipart(body) : null;
  const answer = await app.inject({
    method: method as 'GET',
    url: `/api/v1/${path}`,
    headers: {
      ...(headers as Record<string, string>),
      ...(form && { 'content-type': form.type }),
    },
    payload: form?.body ?? (typeof body === 'string' ? body : undefined),
  });
  const answered = new Headers();
  for (const [key, value] of Object.entries(answer.headers)) answered.set(key, String(value));
  const isEmpty = answer.statusCode === 204;
  return new Response(isEmpty ? null : new Uint8Array(answer.rawPayload), {
    status: answer.statusCode,
    headers: answered,
  });
}

/**
 * Lets the console's own fetch reach an embedded platform in the same process. The session and the
 * settings are real; only the network between the two is missing.
 */
export async function createBench(
  settings: Record<string, unknown> = {},
  options: Parameters<typeof createPlatform>[0] = { seed: 'small' },
): Promise<Bench> {
  const platform = await createPlatform({ ...options, prefix: '/api/v1' });
  const result = readConfig(settings, {}, origin);
  if ('problems' in result) throw new Error(JSON.stringify(result.problems));
  setConfig(result.config);
  const calls: Call[] = [];
  type Prepared = (path: string, init: RequestInit) => Response | Promise<Response>;
  const answers: { method: string; path: RegExp; response: Prepared }[] = [];

  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    const method = init.method ?? 'GET';
    const path = url.replace(`${origin}/api/v1/`, '');
    const text = typeof init.body === 'string' ? init.body : undefined;
    calls.push({ method, path, body: text ? JSON.parse(text) : undefined });
    const index = answers.findIndex((one) => one.method === method && one.path.test(path));
    const [prepared] = index < 0 ? [] : answers.splice(index, 1);
    if (prepared) return prepared.response(path, init);
    return answerOf(platform, path, init);
  });

  return {
    platform,
    calls,
    answerOnce: (method, path, response) => answers.push({ method, path, response }),
    loseOnce: (method, path) =>
      answers.push({
        method,
        path,
        response: async (asked, init) => {
          await answerOf(platform, asked, init);
          throw new TypeError('Failed to fetch');
        },
      }),
    signIn: async (username, password) => {
      localStorage.clear();
      sessionStorage.clear();
      invalidateLists();
      const answer = await platform.app.inject({
        method: 'POST',
        url: '/api/v1/login',
        payload: { username, password },
      });
      session.start(answer.json().token);
      // A choice of this tab, which other tests of the same worker may have made.
      session.chooseServiceProvider(null);
      calls.length = 0;
    },
  };
}
