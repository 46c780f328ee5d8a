import type { CreateParams, DataProvider, UpdateParams } from 'ra-core';
import { apiAddress, HttpError } from '../http';
import type { Conflict, Settled } from '../saving/conflicts';
import { sumOf } from '../saving/earlier';
import type { Ask, Known, Savable } from '../saving/input';
import { type AnyRow, toValues } from '../saving/part';
import { recordStep, type SaveLog, type Step, type StepName } from '../saving/plan';
import { rowsAsSent } from '../saving/planRows';
import { memoryLog } from '../saving/runPlan';
import { type Prepared, type Saved, save, type Wanted } from '../saving/save';
import { twinIn } from '../saving/twin';
import type { Fields } from '../saving/values';
import { type Caller, currentCaller } from './caller';
import { type AnyRecord, endpointOf } from './endpoints';
import { readWhole } from './lists';
import { PartialSaveError } from './partialSave';
import { readAllRows, readPlain, readWithRows, recordPath } from './readRecord';
import { withoutSecrets } from './record';
import { recording } from './recording';
import { readRows } from './rows';
import { sending } from './sending';
import { areOthersKept, readOthers, visibleOf } from './unique';

/** What a form gives a save with it, as `meta` of react-admin's methods. */
export interface SaveMeta {
  /** Where what the save does is noted, over its tries. */
  log?: SaveLog;
  /** Asks the operator about what others changed too: with it, what is stored is always looked at first. */
  decide?: (conflicts: Conflict[]) => Promise<Settled[] | null>;
  /** Takes what would be sent, and where to; nothing is sent then, and the save ends as `isStopped`. */
  show?: (prepared: Prepared, address: string) => void;
}

/** The same for the save itself. */
export const showing = ({ show }: SaveMeta) =>
  show && { show: (prepared: Prepared) => show(prepared, apiAddress()) };

const deletedMeanwhile = (error: unknown): unknown =>
  error instanceof HttpError && error.status === 404
    ? new HttpError(404, { message: 'app.errors.deletedMeanwhile' })
    : error;

/** Reads what planners ask of one save. */
function reader(
  resource: string,
  caller: Caller,
  {
    opened,
    form,
    isLost,
    tried,
  }: { opened: Fields; form: Fields; isLost: boolean; tried: Fields[] },
) {
  const endpoint = endpointOf(resource);
  let others: Promise<Fields[]> | undefined;
  /** False where what there was before is a list that was read for something else, a little earlier. */
  let isOfNow = true;
  const readOnce = (): Promise<Fields[]> => {
    if (!others && !isLost) isOfNow = !areOthersKept(endpoint, caller);
    others ??= readOthers(endpoint, caller, form, isLost ? 0 : undefined);
    return others;
  };
  /** All that there are: some lists hold those of an account only where they are asked for them. */
  const readAll = (): Promise<Fields[]> => {
    const { account_sid } = form;
    const isOfAccount = account_sid && endpoint.handled?.includes('account_sid');
    return readWhole(resource, caller, isOfAccount ? { account_sid } : {}, undefined, 0);
  };
  /** Looks for the record that a POST made which was refused, as one that there is (contract 1.3). */
  const twinOf = async (step: Step, error: unknown): Promise<string | null> => {
    const isTaken = error instanceof HttpError && [400, 422].includes(error.status);
    if (step.id !== recordStep || !isTaken || !isOfNow) return null;
    const rows = endpoint.unique ? readOthers(endpoint, caller, form, 0) : readAll();
    return rows.then(
      (present) => twinIn(present, step, endpoint.idKey),
      () => null,
    );
  };
  /**
   * All records of the list at this moment, or those that a value must differ from; where that is a narrow
   * question, those as well that an earlier try may have made with other values.
   */
  const readPresent = async (): Promise<Fields[]> => {
    if (!endpoint.unique) return readAll();
    if (!endpoint.uniqueQuery) return readOnce();
    const others = tried.map((fields) => readOthers(endpoint, caller, fields, 0));
    const rows = (await Promise.all([readOnce(), ...others])).flat();
    return [...new Map(rows.map((row: Fields) => [row[endpoint.idKey], row])).values()];
  };
  const answer = async (ask: Ask, id: string | null): Promise<NonNullable<Known[Ask]>> => {
    if (ask === 'present') return readPresent();
    if (ask === 'sharers') {
      return readWhole(resource, caller, { account_sid: opened.account_sid }, undefined, 0);
    }
    if (ask === 'others') return visibleOf(endpoint, caller, await readOnce());
    const sid = id ?? '';
    // What is not to be seen any more may be somebody else's now: the platform says so at the PUT.
    const isTold = endpoint.updateRefusals && !endpoint.parts && !endpoint.rows;
    const asked: Promise<Fields | AnyRow[][]> =
      ask === 'record' ? readPlain(resource, sid) : readAllRows(endpoint, sid);
    return asked.catch((error: unknown) => {
      if (isTold && error instanceof HttpError && error.status === 404) return opened;
      throw deletedMeanwhile(error);
    });
  };
  return { ask: answer, twinOf };
}

/** What a routing table is called: the platform may store at provider level what was for an account. */
async function nameAfterPost(resource: string, id: string, data: Fields): Promise<StepName | null> {
  if (resource !== 'least-cost-routing' || !data.account_sid) return null;
  const stored = await readPlain(resource, id).catch(() => null);
  return stored && !stored.account_sid ? `resources.${resource}.parts.tableAtProvider` : null;
}

/** Throws what failed: the one error as it is where nothing at all is saved, else all of it by name. */
export async function throwFailures(resource: string, { outcome, input }: Saved): Promise<void> {
  const { saved, failed, progress } = outcome;
  const [first] = failed;
  if (!first) return;
  const createdId = input.id === null ? (progress.record?.sid ?? undefined) : undefined;
  const isEarlier = input.id === null && createdId && !saved.length;
  if (saved.length === 0 && failed.length === 1 && !isEarlier && !first.name) throw first.error;
  const name = createdId ? await nameAfterPost(resource, createdId, input.form) : null;
  const names = name ? [name, ...saved.slice(1)] : saved;
  const failures = failed.map(({ step, name: part = step.name, error }) => ({ name: part, error }));
  throw new PartialSaveError(names, failures, createdId);
}

/** The values of rows after a save: as they are stored, as far as that can be read. */
async function rowsAfter({ planned, outcome, known, input }: Saved, id: string): Promise<Fields> {
  const { endpoint, opened } = input;
  const { parts = [] } = endpoint;
  const sources = parts.flatMap((part) => part.sources.map(({ source }) => source));
  const held = (record: Fields): Fields =>
    Object.fromEntries(
      sources.filter((key) => record[key] !== undefined).map((key) => [key, record[key]]),
    );
  const isSent = planned.steps.some(({ id: step }) =>
    sources.some((source) => step.startsWith(`${source}:`)),
  );
  if (!isSent && !known.rows) return held(opened);
  const stored = known.rows ?? [];
  const values = (rows: AnyRow[][]): Fields =>
    Object.assign({}, ...parts.map((part, index) => toValues(part, rows[index] ?? [])));
  if (!isSent) return values(stored);
  const after = Promise.all(parts.map((part) => readRows(part, id)));
  return values(
    await after.catch(() =>
      parts.map((part, index) =>
        rowsAsSent({ ...input, part, owner: id, stored: stored[index] ?? [] }, outcome.progress),
      ),
    ),
  );
}

/** True where a PUT cannot be worked out from what the form began with. */
const mustLook = ({ verified, stages, always = [] }: Savable, opened: Fields): boolean =>
  Boolean(verified) || (Boolean(stages) && always.some((key) => opened[key] === undefined));

/** Carries out a save of one record, and tells what failed of it. */
export async function carryOut(wanted: Wanted, { log = memoryLog(), decide, ...meta }: SaveMeta) {
  const { resource, caller, id, opened, form } = wanted;
  const endpoint = endpointOf(resource);
  if (id === null) recordPath(resource, 'create', caller);
  const progress = log.progress();
  const isLost = Object.keys(progress).length > 0;
  const tried = progress.record ? sumOf(progress.record).maybe : [];
  const owned = { ...form, ...(id === null ? endpoint.ownedBy?.(form, caller) : {}) };
  const reads = reader(resource, caller, { opened, form: owned, isLost, tried });
  const kind = id === null ? ('made' as const) : ('changed' as const);
  const doing = { kind, resource, sid: id, endpoint: wanted.endpoint, before: opened, after: form };
  const ports = { ...sending(), ...reads, log, decide, ...showing(meta) };
  const done = await save(wanted, meta.show ? ports : await recording(ports, doing));
  await throwFailures(resource, done);
  return done;
}

/** Carries out a save of one record, and reads nothing of it afterwards. */
export async function saveOne(
  resource: string,
  id: string | null,
  opened: Fields,
  form: Fields,
  meta: SaveMeta,
): Promise<Saved> {
  const caller = await currentCaller();
  const endpoint = endpointOf(resource) as unknown as Savable;
  const looks = Boolean(meta.decide) || (id !== null && mustLook(endpoint, opened));
  return carryOut({ resource, endpoint, caller, id, opened, form, looks }, meta);
}

/** The record as it is stored after a save that sent its columns. */
async function recordAfter(resource: string, id: string, saved: Saved): Promise<AnyRecord> {
  const { planned, known, input } = saved;
  const endpoint = endpointOf(resource);
  const own = planned.steps.filter(({ id: step }) => /^record(:|$)/.test(step));
  const before = known.record ?? input.opened;
  const sent = withoutSecrets({ ...before, ...planned.wanted, id } as AnyRecord, endpoint);
  // What was read for a save that sent nothing is what is stored.
  if (own.length === 0) return { ...sent, ...known.record };
  const { after = await readPlain(resource, id).catch(() => null) } = saved;
  return (after as AnyRecord | null) ?? sent;
}

/** Saves a new record with its rows. Throws HttpError. */
async function createRecord(
  resource: string,
  { data, meta = {} }: CreateParams,
): Promise<AnyRecord> {
  const endpoint = endpointOf(resource);
  const saved = await saveOne(resource, null, {}, data, meta);
  const id = String(saved.outcome.progress.record?.sid ?? saved.planned.id);
  if (endpoint.rows) return readWithRows(resource, id);
  if (endpoint.madeFrom?.(data, saved.input.caller)) return readPlain(resource, id);
  const record = saved.planned.id
    ? await recordAfter(resource, id, saved)
    : ({ ...data, ...saved.outcome.answered, [endpoint.idKey]: id, id } as AnyRecord);
  return { ...withoutSecrets(record, endpoint), ...(await rowsAfter(saved, id)) };
}

/** Saves what changed of a record and of its rows. Throws HttpError. */
async function updateRecord(
  resource: string,
  { id: sid, data, previousData = {}, meta = {} }: UpdateParams,
): Promise<AnyRecord> {
  const id = String(sid);
  const endpoint = endpointOf(resource);
  const saved = await saveOne(resource, id, { ...previousData, id }, data, meta);
  if (endpoint.rows && saved.planned.steps.length > 0) {
    const stored = await readWithRows(resource, id).catch(() => null);
    return stored ?? ({ ...previousData, ...data, id } as AnyRecord);
  }
  const record = await recordAfter(resource, id, saved);
  const { rows } = saved.known;
  if (endpoint.rows)
    return { ...data, ...record, ...(rows && endpoint.rows.toValues(rows, record)) };
  return { ...record, ...(await rowsAfter(saved, id)) };
}

/** react-admin's methods that write one record. */
export const saveMethods = {
  create: (async (resource, params) => ({
    data: await createRecord(resource, params),
  })) as DataProvider['create'],
  update: (async (resource, params) => ({
    data: await updateRecord(resource, params),
  })) as DataProvider['update'],
};
