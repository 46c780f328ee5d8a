import { createPlatform, type Platform } from '../../platform/createPlatform';
import { platformAt } from '../../scripts/config/platform';
import { setConfig } from '../../src/config';
import { readConfig } from '../../src/config/readConfig';
import { applyWork, type WorkResult, workOf } from '../../src/dataProvider/configuration/apply';
import { readState } from '../../src/dataProvider/configuration/readState';
import type { Permission } from '../../src/dataProvider/configuration/stages';
import {
  checkReferences,
  documentOf,
  documentText,
  fromPlatform,
  readText,
} from '../../src/engines/configuration';
import type { Caller } from '../../src/types/caller';

/** A platform, and the command's own requests to it without a network. */
export interface Bench {
  platform: Platform;
  token: (username: string, password: string) => Promise<string>;
}

export async function benchOf(
  seed: 'small' | 'large' | 'huge' | 'empty' = 'small',
): Promise<Bench> {
  const read = readConfig({}, {}, 'http://console.example');
  if ('config' in read) setConfig(read.config);
  const platform = await createPlatform({ seed, prefix: '/api/v1' });
  const token = async (username: string, password: string) => {
    const payload = { username, password };
    const answer = await platform.app.inject({ method: 'POST', url: '/api/v1/login', payload });
    return String(answer.json().token);
  };
  return { platform, token };
}

/** What may become of the request with this number: sent, its answer lost, or the end of the run before or after it. */
export type Trouble = (request: {
  method: string;
  path: string;
  index: number;
}) => 'sent' | 'lostAnswer' | 'killed' | 'killedAfter';

const killed = new Error('killed');

/** The command's requests to a bench, as one caller. */
export function session(
  { platform }: Bench,
  key: string,
  { caller, account = null }: { caller: Caller; account?: string | null },
  trouble: Trouble = () => 'sent',
) {
  const asked: { method: string; path: string }[] = [];
  let isKilled = false;
  const fetch = (async (url: string, { method = 'GET', headers, body }: RequestInit = {}) => {
    const path = String(url).replace('http://platform/api/v1/', '');
    asked.push({ method, path });
    const fate = isKilled ? 'killed' : trouble({ method, path, index: asked.length });
    if (fate.startsWith('killed')) isKilled = true;
    if (fate === 'killed') throw new TypeError('Failed to fetch');
    const form = body instanceof FormData ? new Request('http://a', { method, body }) : null;
    const answer = await platform.app.inject({
      method: method as 'GET',
      url: `/api/v1/${path}`,
      headers: {
        ...(headers as Record<string, string>),
        ...(form && { 'content-type': String(form.headers.get('content-type')) }),
      },
      payload: form
        ? Buffer.from(await form.arrayBuffer())
        : typeof body === 'string'
          ? body
          : undefined,
    });
    if (fate === 'lostAnswer' || fate === 'killedAfter') throw new TypeError('Failed to fetch');
    const isEmpty = answer.statusCode === 204;
    return new Response(isEmpty ? null : answer.payload, { status: answer.statusCode });
  }) as typeof globalThis.fetch;
  const port = platformAt({
    ...{ url: 'http://platform/api/v1', key, rate: 1000, fetch },
    sleep: async () => {
      if (isKilled) throw killed;
    },
  });
  const read = async (onProgress?: (done: number, known: number) => void) => {
    const target = { account };
    return fromPlatform(
      await readState({ wire: port.wire, caller, target, ...(onProgress && { onProgress }) }),
    );
  };
  const exported = async () => documentText(documentOf(await read()), 'yaml');

  /** Every placeholder has a value of its own. */
  const secretsOf = (names: readonly string[]) =>
    new Map(names.map((name) => [name, secretFor(name)]));

  const apply = async (text: string, permission: Partial<Permission> = {}) => {
    const { configuration, problems, secrets } = readText(text);
    if (!configuration || problems.length > 0) throw new Error(JSON.stringify(problems));
    const stored = await read();
    const lost = checkReferences(configuration, stored);
    if (lost.length > 0) throw new Error(JSON.stringify(lost));
    const allowed = { removes: false, replacesSecrets: false, ...permission };
    const subject = { document: configuration, stored, caller, account };
    const work = workOf(subject, allowed);
    const results: WorkResult[] = [];
    const before = port.counts().writes;
    await applyWork(
      subject,
      work,
      {
        wire: port.wire,
        ports: { send: port.send, isOver: () => isKilled },
        secrets: secretsOf(secrets),
        permission: allowed,
      },
      { atOnce: 1, onResult: (result) => results.push(result) },
    );
    const failed = results.filter(({ error }) => error);
    return { work, results, failed, writes: port.counts().writes - before };
  };
  return { port, asked, read, exported, apply };
}

/** A value that the platform takes for a secret of this name. */
export const secretFor = (name: string): string => {
  if (/SERVICE_KEY$/.test(name)) {
    const key = {
      type: 'service_account',
      client_email: 'a@b.example',
      private_key: `key-${name}`,
    };
    return JSON.stringify(key);
  }
  return `Secret-${name.toLowerCase()}-1!`.slice(0, 60);
};

const nobody = {
  ...{ userSid: '', name: '', accountName: null, isViewOnly: false },
};

export const adminOf = (providerSid: string): Caller => ({
  ...nobody,
  ...{ scope: 'admin', accountSid: null, serviceProviderSid: null, providerSid },
});
export const providerUser = (providerSid: string): Caller => ({
  ...nobody,
  ...{ scope: 'service_provider', accountSid: null, serviceProviderSid: providerSid, providerSid },
});
export const accountUser = (accountSid: string, providerSid: string): Caller => ({
  ...nobody,
  ...{ scope: 'account', accountSid, serviceProviderSid: providerSid, providerSid },
});
