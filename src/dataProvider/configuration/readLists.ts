import { type KindName, seesTablesOfAccounts } from '../../engines/configuration';
import type { Query } from '../../http';
import { HttpError } from '../../http/HttpError';
import type { Caller } from '../caller';
import { endpointOf } from '../endpoints';
import type { ListRow, Reading } from './wire';

/** Rows of one request where the platform pages (contract 19: no upper limit seen). */
const rowsAtOnce = 1000;

const at = (kind: string, sid: string | null, rest = '') =>
  `${kind}/${encodeURIComponent(sid ?? '')}${rest && `/${rest}`}`;
export const pathInAccount = (sid: string, rest = '') => at('Accounts', sid, rest);
export const pathInProvider = (sid: string | null, rest = '') => at('ServiceProviders', sid, rest);

const unreadable = () => new HttpError(200, { message: 'app.errors.unreadable' });

/** What a list answers. Throws HttpError. */
async function whole({ wire }: Reading, path: string, query?: Query): Promise<ListRow[]> {
  const body = await wire.get(path, query);
  if (!Array.isArray(body)) throw unreadable();
  return body as ListRow[];
}

/** Every row of a list that the platform pages. Throws HttpError. */
async function paged({ wire }: Reading, path: string, query: Query): Promise<ListRow[]> {
  const rows: ListRow[] = [];
  for (let page = 1; ; page += 1) {
    const body = await wire.get(path, { ...query, page, page_size: rowsAtOnce });
    const { data, total } = (body ?? {}) as { data?: unknown; total?: unknown };
    if (!Array.isArray(data)) throw unreadable();
    rows.push(...(data as ListRow[]));
    if (data.length < rowsAtOnce || rows.length >= Number(total)) return rows;
  }
}

const isNone = (error: unknown): boolean =>
  error instanceof HttpError && [403, 404, 501].includes(error.status);

/** Users are listed for users: the API key of an account gets an error of the platform (contract 3). */
const isWithoutUser = (error: unknown): boolean =>
  isNone(error) || (error instanceof HttpError && error.status === 500);

/** Null where the platform has no such records, or keeps them from who asks. */
const orNone = (
  rows: Promise<ListRow[]>,
  isAbsent: (error: unknown) => boolean = isNone,
): Promise<ListRow[] | null> =>
  rows.catch((error: unknown) => {
    if (isAbsent(error)) return null;
    throw error;
  });

/** The rows that belong to what is read: an admin's lists hold those of other providers as well. */
function ownRows(
  rows: ListRow[],
  { providerSid }: Caller,
  accounts: ReadonlySet<string>,
  one: boolean,
) {
  return rows.filter(({ account_sid, service_provider_sid }) =>
    account_sid ? accounts.has(String(account_sid)) : !one && service_provider_sid === providerSid,
  );
}

/** Lists of each account, one after the other: the platform has none of all accounts. */
async function ofEach(
  reading: Reading,
  accounts: Iterable<string>,
  rest: string,
): Promise<ListRow[]> {
  const lists: ListRow[][] = [];
  for (const sid of accounts) lists.push(await whole(reading, pathInAccount(sid, rest)));
  return lists.flat();
}

async function speech(reading: Reading, accounts: ReadonlySet<string>): Promise<ListRow[]> {
  const { caller, target } = reading;
  // The list of an account holds what its provider lends it as well.
  const own = await ofEach(reading, accounts, 'SpeechCredentials');
  const lent = target.account
    ? []
    : await whole(reading, pathInProvider(caller.providerSid, 'SpeechCredentials'));
  return [...lent.filter((row) => !row.account_sid), ...own.filter((row) => row.account_sid)];
}

function numbers(reading: Reading): Promise<ListRow[]> {
  const { caller, target } = reading;
  const filter = { account_sid: target.account };
  const { list, paged: questionOf } = endpointOf('phone-numbers');
  return paged(reading, list(caller, {}), questionOf?.(caller, filter)?.query ?? {});
}

const lists: Record<
  Exclude<KindName, 'accounts'>,
  (reading: Reading, accounts: ReadonlySet<string>) => Promise<ListRow[] | null>
> = {
  speech_services: speech,
  applications: (reading) =>
    reading.target.account
      ? whole(reading, pathInAccount(reading.target.account, 'Applications'))
      : whole(reading, 'Applications'),
  // With what the provider lends, which others refer to.
  carriers: (reading) => whole(reading, endpointOf('carriers').list(reading.caller, {})),
  phone_numbers: numbers,
  routing_tables: (reading) => orNone(whole(reading, 'Lcrs')),
  sip_clients: (reading) => whole(reading, 'Clients'),
  ms_teams_tenants: (reading) => orNone(whole(reading, 'MicrosoftTeamsTenants')),
  users: (reading) => orNone(whole(reading, 'Users'), isWithoutUser),
};

/** The rows of one kind; null where there is no such kind. Of carriers also those that are lent. */
export async function readKind(
  kind: Exclude<KindName, 'accounts'>,
  reading: Reading,
  accounts: ReadonlySet<string>,
): Promise<ListRow[] | null> {
  const rows = await lists[kind](reading, accounts);
  if (!rows) return null;
  const isOfOne = reading.target.account !== null;
  const { providerSid } = reading.caller;
  if (kind === 'carriers' && isOfOne) {
    const isLent = (row: ListRow) =>
      !row.account_sid && (!providerSid || row.service_provider_sid === providerSid);
    return rows.filter((row) => isLent(row) || accounts.has(String(row.account_sid)));
  }
  const own = ownRows(rows, reading.caller, accounts, isOfOne);
  // That accounts have none, only who sees them can say.
  const isBlind = kind === 'routing_tables' && !seesTablesOfAccounts[reading.caller.scope];
  return isBlind && own.length === 0 ? null : own;
}

/** The accounts that are read. */
export async function readAccounts(reading: Reading): Promise<ListRow[]> {
  const { wire, caller, target } = reading;
  if (!target.account) return whole(reading, pathInProvider(caller.providerSid, 'Accounts'));
  const body = await wire.get(pathInAccount(target.account));
  if (!body || typeof body !== 'object') throw unreadable();
  return [body as ListRow];
}
