import { type ConfigEntry, kindOfEntry } from '../../engines/configuration';
import { HttpError } from '../../http/HttpError';
import type { Savable, SaveInput } from '../../saving/input';
import type { AnyRow } from '../../saving/part';
import type { Plan } from '../../saving/plan';
import { planDelete } from '../../saving/planDelete';
import { planSave } from '../../saving/save';
import type { Fields } from '../../saving/values';
import type { Scope } from '../../types';
import type { Caller } from '../caller';
import { endpointOf } from '../endpoints';
import { readAccount } from './readState';
import type { WorkItem } from './stages';
import { type Filling, sidMeant, wantedValues } from './wantedValues';
import type { Wire } from './wire';

/** What plans are made with. */
export interface Planning extends Filling {
  caller: Caller;
  wire: Wire;
  /** The account of a document that is about one. */
  account: string | null;
}

type Others = (resource: string, data: Fields) => Fields[];

/** The records that may have a value that must be one record's alone: looked up, as there may be thousands. */
export function othersIn(stored: Filling['stored']): Others {
  const index = new Map<string, Fields[]>();
  const keyed = (resource: string, column: string, value: unknown) =>
    `${resource} ${column} ${String(value).trim().toLowerCase()}`;
  for (const entry of stored.entries) {
    const { resource } = kindOfEntry(entry, stored.of);
    const { record } = entry;
    for (const column of Object.keys(endpointOf(resource).unique ?? {})) {
      if (!record?.[column]) continue;
      const key = keyed(resource, column, record[column]);
      index.set(key, [...(index.get(key) ?? []), record]);
    }
  }
  return (resource, data) =>
    Object.keys(endpointOf(resource).unique ?? {}).flatMap(
      (column) => index.get(keyed(resource, column, data[column])) ?? [],
    );
}

/** A record without what was read beside it. */
const bare = ({ rows: _rows, ...record }: Fields): Fields => record;

function inputOf(
  entry: ConfigEntry,
  was: ConfigEntry | undefined,
  form: Fields,
  planning: Planning & { others: Others },
): SaveInput {
  const { resource } = kindOfEntry(entry, planning.document.of);
  const record = was?.record ? bare(was.record) : {};
  return {
    resource,
    endpoint: endpointOf(resource) as unknown as Savable,
    caller: planning.caller,
    id: was?.sid ?? null,
    opened: record,
    form: { ...record, ...form },
    progress: {},
    settled: [],
    known: {
      ...(was && { record, rows: (was.record?.rows ?? []) as AnyRow[][] }),
      others: planning
        .others(resource, { ...record, ...form })
        .filter((one) => one !== was?.record),
      present: [],
      sharers: planning.stored.entries.flatMap(({ kind, record: other }) =>
        kind === entry.kind && other ? [other] : [],
      ),
    },
    looks: false,
  };
}

/** The plan of a save for which everything is known already. Throws the refusal of it. */
function planned(input: SaveInput): Plan {
  const { refused, steps } = planSave(input);
  if (refused) throw refused;
  return { steps };
}

/** The sid of the account of a record; null for one of the provider. Throws HttpError for one not there. */
function ownerOf(entry: ConfigEntry, planning: Planning): string | null {
  if (planning.document.of === 'account') return planning.account;
  if (entry.account === null) return null;
  return sidMeant(planning, 'accounts', { name: entry.account }, null);
}

/** Whose users can make the routing table of an account: of others it would be the provider's (contract 14.1). */
const makeTablesOfAccounts: Record<Scope, boolean> = {
  admin: true,
  service_provider: false,
  account: true,
};

const scopeOfUser = (account: string | null) => (account ? 'account' : 'service_provider');

/** Columns that say whose a record is. */
function owned(entry: ConfigEntry, planning: Planning): Fields {
  if (entry.kind === 'root' || entry.kind === 'accounts') return {};
  const account_sid = ownerOf(entry, planning);
  const isRefused = account_sid !== null && !makeTablesOfAccounts[planning.caller.scope];
  if (entry.kind === 'routing_tables' && isRefused) {
    throw new HttpError(0, { message: 'app.configFile.errors.tableOfAccount' });
  }
  return { account_sid, ...(entry.kind === 'users' && { scope: scopeOfUser(account_sid) }) };
}

const fieldsNamed = (
  entry: ConfigEntry,
  of: Planning['document']['of'],
  names: readonly string[],
) => kindOfEntry(entry, of).fields.filter(({ name }) => names.includes(name));

function planMake(entry: ConfigEntry, planning: Planning & { others: Others }): Plan {
  const { fields, neededWhenNew = [] } = kindOfEntry(entry, planning.document.of);
  const name = neededWhenNew.find((one) => entry.fields[one] === undefined);
  if (name) {
    throw new HttpError(0, { message: 'app.configFile.errors.secretMissing', args: { name } });
  }
  const now = fields.filter(
    ({ isInPost, column }) =>
      isInPost ||
      column in
        (endpointOf(kindOfEntry(entry, planning.document.of).resource).afterCreate?.defaults ?? {}),
  );
  const form = { ...wantedValues(now, entry, undefined, planning), ...owned(entry, planning) };
  return planned(inputOf(entry, undefined, form, planning));
}

function planRemove(stored: ConfigEntry, planning: Planning & { others: Others }): Plan {
  const input = inputOf(stored, stored, {}, planning);
  return { steps: planDelete(input, String(stored.sid)).steps };
}

/**
 * Kinds whose records may stand beside the ones that they replace: a number is unique for each carrier, and
 * nothing else of it is stored by its POST alone.
 */
const besideOld: readonly ConfigEntry['kind'][] = ['phone_numbers'];

const inTurn = (first: Plan['steps'], then: Plan['steps']): Plan => {
  const needs = first.map(({ id }) => id);
  return {
    steps: [...first, ...then.map((step) => ({ ...step, needs: [...step.needs, ...needs] }))],
  };
};

/**
 * Makes a record again, and deletes the one before: that first where both cannot be at once, as a name must be
 * one record's alone.
 */
function planReplace({ change }: WorkItem, planning: Planning & { others: Others }): Plan {
  const { entry, stored } = change;
  if (!stored) return planMake(entry, planning);
  const others: Others = (...of) => planning.others(...of).filter((one) => one !== stored.record);
  const gone = planRemove(stored, planning).steps;
  const made = planMake(entry, { ...planning, others }).steps;
  return besideOld.includes(entry.kind) ? inTurn(made, gone) : inTurn(gone, made);
}

/** What an account refers to, over the account as it is now. */
async function planLink(item: WorkItem, planning: Planning & { others: Others }): Promise<Plan> {
  const { entry, stored } = item.change;
  const sid = stored?.sid ?? planning.sids.get(entry);
  if (!sid) {
    throw new HttpError(0, {
      message: 'app.configFile.errors.waits',
      args: { name: entry.label },
    });
  }
  const was: ConfigEntry = {
    ...(stored ?? entry),
    sid,
    record: await readAccount(planning.wire, sid),
  };
  const fields = fieldsNamed(entry, planning.document.of, item.fields);
  return planned(inputOf(entry, was, wantedValues(fields, entry, was, planning), planning));
}

/**
 * The calls that do one thing to one record, as its form in the console would make them. Throws HttpError
 * where they cannot be told: a secret is missing, or what the record refers to.
 */
export function planItem(
  item: WorkItem,
  planning: Planning & { others: Others },
): Plan | Promise<Plan> {
  const { deed, change } = item;
  const { entry, stored } = change;
  const { of } = planning.document;
  switch (deed) {
    case 'make':
      return planMake(entry, planning);
    case 'replace':
      return planReplace(item, planning);
    case 'remove':
      return planRemove(entry, planning);
    case 'link':
      return planLink(item, planning);
    case 'release': {
      const fields = fieldsNamed(entry, of, item.fields);
      const nothing = Object.fromEntries(fields.map(({ column }) => [column, null]));
      return planned(inputOf(entry, entry, nothing, planning));
    }
    case 'change': {
      const form = wantedValues(fieldsNamed(entry, of, item.fields), entry, stored, planning);
      const moved = item.fields.includes('account') ? owned(entry, planning) : {};
      return planned(inputOf(entry, stored, { ...form, ...moved }, planning));
    }
  }
}
