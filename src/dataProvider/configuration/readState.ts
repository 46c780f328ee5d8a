import pLimit from 'p-limit';
import {
  type KindName,
  kindOf,
  kindsWithin,
  type PlatformState,
  type StoredRecord,
} from '../../engines/configuration';
import { HttpError } from '../../http/HttpError';
import type { AnyRow } from '../../saving/part';
import type { Fields } from '../../saving/values';
import { type AnyEndpoint, endpointOf } from '../endpoints';
import { toRecord } from '../record';
import { rowsOfAnswer } from '../rowsOfAnswer';
import { pathInAccount, pathInProvider, readAccounts, readKind } from './readLists';
import type { ListRow, Reading } from './wire';

/** How much is asked at the same time: the platform has other users. */
const atOnce = 4;

/** A reading that counts its answers. */
function counted({ wire, onProgress, ...reading }: Reading) {
  let done = 0;
  let known = 0;
  const get: Reading['wire']['get'] = async (path, query) => {
    const body = await wire.get(path, query);
    done += 1;
    known = Math.max(known, done);
    onProgress?.(done, known);
    return body;
  };
  const expect = (count: number) => {
    known = Math.max(known, done) + count;
  };
  return { ...reading, wire: { get }, expect };
}

/** What a form holds of the rows of a record. */
async function withRows(
  record: Fields,
  { idKey, parts = [], rows }: AnyEndpoint,
  { wire }: Pick<Reading, 'wire'>,
): Promise<Fields> {
  const sid = String(record[idKey]);
  const ask = async (part: Parameters<typeof rowsOfAnswer>[0] & AskedPart): Promise<AnyRow[]> => {
    const query = part.parentKey ? { [part.parentKey]: sid } : undefined;
    return rowsOfAnswer(part, await wire.get(part.path(sid), query), 200);
  };
  if (rows) {
    const stored: AnyRow[][] = [];
    for (const part of rows.reads) stored.push(await ask(part));
    return { ...record, ...rows.toValues(stored, record), rows: stored };
  }
  const values: Fields = {};
  const stored: AnyRow[][] = [];
  for (const part of parts) {
    const isThere = part.isFor?.(record) ?? true;
    const found = isThere
      ? await ask(part).catch((error: unknown) => {
          const isLacking = error instanceof HttpError && [403, 404, 501].includes(error.status);
          if (part.isOptional && isLacking) return [];
          throw error;
        })
      : [];
    stored.push(found);
    for (const { source, holds = () => true } of part.sources) {
      const held = found.filter(holds);
      values[source] = part.toValue ? part.toValue(held) : held;
    }
  }
  return parts.length > 0 ? { ...record, ...values, rows: stored } : record;
}

interface AskedPart {
  path(recordSid: string): string;
  parentKey?: string;
}

/** Names of variables that the application says are secret; undefined where it cannot be asked. */
async function secretVariables(
  record: Fields,
  { wire }: Pick<Reading, 'wire'>,
): Promise<readonly string[] | undefined> {
  const url = (record.call_hook as { url?: unknown } | null)?.url;
  if (typeof url !== 'string') return undefined;
  try {
    const schema = await wire.get('AppEnv', { url });
    if (!schema || typeof schema !== 'object') return undefined;
    return Object.entries(schema)
      .filter(([, variable]) => (variable as { obscure?: unknown } | null)?.obscure === true)
      .map(([name]) => name);
  } catch (error) {
    if (error instanceof HttpError) return undefined;
    throw error;
  }
}

/** A record as it is stored, with what its list does not say. */
async function completed(
  kind: KindName,
  row: ListRow,
  reading: Pick<Reading, 'wire' | 'caller'>,
): Promise<StoredRecord> {
  const endpoint = endpointOf(kindOf(kind).resource);
  let record: Fields = toRecord(row, endpoint);
  // Only one client has its ways of calling in a provider's list.
  if (kind === 'sip_clients' && !('allow_direct_app_calling' in record)) {
    const one = await reading.wire.get(`Clients/${encodeURIComponent(String(row.client_sid))}`);
    if (one && typeof one === 'object') record = toRecord(one, endpoint);
  }
  const hasVariables = kind === 'applications' && Object.keys(record.env_vars ?? {}).length > 0;
  const names = hasVariables ? await secretVariables(record, reading) : undefined;
  return {
    kind,
    record: await withRows(record, endpoint, reading),
    ...(names && { secretVariables: names }),
  };
}

/** How many answers the rows of a record take. */
const answersOf = (kind: KindName): number => {
  const { parts = [], rows } = endpointOf(kindOf(kind).resource);
  return rows ? rows.reads.length : parts.filter(({ isOptional }) => !isOptional).length;
};

/**
 * Everything of a service provider or of an account, as it is stored. Asks only, at most four things at a
 * time. Throws HttpError.
 */
export async function readState(of: Reading): Promise<PlatformState> {
  const reading = counted(of);
  const isOfOne = reading.target.account !== null;
  const within = isOfOne ? 'account' : 'provider';
  const own = await readAccounts(reading);
  const accounts = new Set(own.map(({ account_sid }) => String(account_sid)));
  const records: StoredRecord[] = [];
  const limit = pLimit(atOnce);
  const complete = async (kind: KindName, rows: ListRow[]) => {
    const isLent = (row: ListRow) => kind === 'carriers' && isOfOne && !row.account_sid;
    reading.expect(answersOf(kind) * rows.filter((row) => !isLent(row)).length);
    const stored = await limit.map(rows, async (row): Promise<StoredRecord> => {
      const endpoint = endpointOf(kindOf(kind).resource);
      if (isLent(row)) return { kind, record: toRecord(row, endpoint), isOutside: true };
      return completed(kind, row, reading);
    });
    records.push(...stored);
  };
  const root = isOfOne
    ? (await completed('accounts', own[0] as ListRow, reading)).record
    : await providerOf(reading);
  if (!isOfOne) await complete('accounts', own);
  const named: KindName[] = isOfOne ? [] : ['accounts'];
  for (const kind of kindsWithin(within)) {
    if (kind === 'accounts') continue;
    const rows = await readKind(kind, reading, accounts);
    if (!rows) continue;
    named.push(kind);
    await complete(kind, rows);
  }
  return { of: within, named, root, records };
}

async function providerOf(reading: Reading): Promise<Fields> {
  const endpoint = endpointOf('service-providers');
  const body = await reading.wire.get(pathInProvider(reading.caller.providerSid));
  if (!body || typeof body !== 'object') {
    throw new HttpError(200, { message: 'app.errors.unreadable' });
  }
  return withRows(toRecord(body, endpoint), endpoint, reading);
}

/** One account as it is stored at this moment. Throws HttpError. */
export async function readAccount(wire: Reading['wire'], sid: string): Promise<Fields> {
  const body = await wire.get(pathInAccount(sid));
  return toRecord((body ?? {}) as ListRow, endpointOf('accounts'));
}
