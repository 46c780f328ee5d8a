import type { DataProvider } from 'ra-core';
import { HttpError } from '../http';
import { invalidateLists } from './cachedList';
import type { AnyRow, Part, StepName } from './endpointParts';
import { type AnyRecord, endpointOf } from './endpoints';
import { runSteps, type SaveStep } from './partialSave';
import { noProgress, type RowProgress, reconcile, rowsAsSent } from './reconcile';
import { changedKeys, isSame } from './record';
import { readRows, toValues } from './rows';

type Fields = Partial<AnyRecord>;

/** What earlier tries of an unfinished save have stored. */
interface Progress extends RowProgress {
  /** The record's own columns as the last PUT sent them. */
  fields?: Fields;
  isUnfinished: boolean;
}
const unfinished = new Map<string, Progress>();

const progressOf = (key: string): Progress => {
  const known = unfinished.get(key);
  if (known) return known;
  const progress = { ...noProgress(), isUnfinished: false };
  unfinished.set(key, progress);
  return progress;
};

/** The name of the record itself where a save tells its steps. */
const nameOf = (resource: string): string =>
  endpointOf(resource).label ?? `resources.${resource}.name`;

/** What a record holds of rows. */
const valuesOf = (parts: Part[], record: Fields): Fields => {
  const sources = parts.flatMap((part) => part.sources.map(({ source }) => source));
  const held = sources.filter((source) => record[source] !== undefined);
  return Object.fromEntries(held.map((source) => [source, record[source]]));
};

/** True when the form holds other rows than it was opened with. */
const hasChangedRows = (parts: Part[], form: Fields, previous: Fields): boolean =>
  Object.entries(valuesOf(parts, form)).some(
    ([source, value]) => !isSame(value, previous[source] ?? []),
  );

/** What a form holds of rows; nothing of those that the platform lacks (decision 51). */
async function readValues(parts: Part[], id: string, signal?: AbortSignal): Promise<Fields> {
  const values = parts.map(async (part) => {
    try {
      return toValues(part, await readRows(part, id, signal));
    } catch (error) {
      const isLacking = error instanceof HttpError && [403, 404, 501].includes(error.status);
      if (part.isOptional && isLacking) return {};
      throw error;
    }
  });
  return Object.assign({}, ...(await Promise.all(values)));
}

/** A save of the rows of a record, after the `first` steps. */
interface RowsSave {
  id: string;
  parts: Part[];
  form: Fields;
  previous: Fields;
  opened?: Fields;
  /** The stored rows of each part. */
  stored: AnyRow[][];
  progress: Progress;
  first: SaveStep[];
  /** What is saved already, and the sid of a record that was just created. */
  saved?: StepName[];
  createdId?: string;
}

/** Runs every step of a save and answers what is stored of rows afterwards. */
async function saveRows({ first, saved, createdId, ...save }: RowsSave): Promise<Fields> {
  const { id, parts, stored, progress } = save;
  const saves = parts.map((part, index) => ({ ...save, part, stored: stored[index] ?? [] }));
  const plans = saves.map(reconcile);
  const steps = [
    ...plans.flatMap(({ stores }) => stores),
    ...plans.flatMap(({ removals }) => removals),
  ];
  try {
    await runSteps([...first, ...steps], saved, createdId);
  } catch (error) {
    progress.isUnfinished = true;
    throw error;
  } finally {
    invalidateLists();
  }
  const merge = (rows: AnyRow[][]): Fields =>
    Object.assign({}, ...parts.map((part, index) => toValues(part, rows[index] ?? [])));
  if (steps.length === 0) return createdId ? {} : merge(stored);
  // What was sent is stored, whether or not it can be read back right now.
  const after = Promise.all(parts.map((part) => readRows(part, id)));
  return merge(await after.catch(() => saves.map(rowsAsSent)));
}

/** The step after a POST for what it does not take; none where a new record has it by itself. */
function afterCreate(next: DataProvider, resource: string, id: string, data: Fields): SaveStep[] {
  const { label, defaults = {} } = endpointOf(resource).afterCreate ?? {};
  const wanted = Object.fromEntries(
    Object.entries(defaults).map(([key, value]) => [key, data[key] ?? value]),
  );
  if (!label || isSame(wanted, defaults)) return [];
  const params = { id, data: wanted, previousData: { ...defaults, id } };
  return [{ name: label, save: () => next.update(resource, params) }];
}

/** Makes the rows anew that a deletion took away before it stopped (contract 11.1). */
async function restoreRows(parts: Part[], id: string, before: AnyRow[][]): Promise<void> {
  const progress = noProgress();
  const plans = parts.map(async (part, index) => {
    const bare = (before[index] ?? []).map((row) => ({ ...row, [part.idKey]: null }));
    const form = toValues(part, bare);
    const stored = await readRows(part, id);
    return reconcile({ part, id, form, previous: {}, stored, progress });
  });
  await runSteps((await Promise.all(plans)).flatMap(({ stores }) => stores));
}

/** Deletes a record, and makes its rows anew when the deletion stopped half-way. */
const removeWith =
  (next: DataProvider): DataProvider['delete'] =>
  async (resource, params) => {
    const parts = endpointOf(resource).parts?.filter(({ isRestored }) => isRestored) ?? [];
    const id = String(params.id);
    const before = await Promise.all(parts.map((part) => readRows(part, id))).catch(
      (error: unknown) => {
        // Gone already: the deletion says what that means.
        if (error instanceof HttpError && error.status === 404) return [];
        throw error;
      },
    );
    try {
      return await next.delete(resource, params);
    } catch (error) {
      // What the caller may not see can stop a deletion half-way.
      const isHalfWay = parts.length > 0 && error instanceof HttpError && error.status >= 500;
      const isThere = () => next.getOne(resource, { id }).then(Boolean, () => false);
      if (isHalfWay && (await isThere())) await restoreRows(parts, id, before);
      throw error;
    }
  };

/**
 * react-admin's methods for records that have rows of their own, over the plain methods of `next`,
 * driven by `parts` of the endpoint. It knows no resource and no kind of row by name.
 *
 * | method | calls | notes |
 * |---|---|---|
 * | getOne | GET one and every part at the same time | parts with `isFor` after it; `meta.plain` reads no parts |
 * | create | POST, the PUT of `afterCreate`, then the rows | rows need the sid of their record |
 * | update | PUT, then GET of what is stored, the rows, deletions last, then GET again | no call for what did not change |
 * | delete | DELETE | rows with `isRestored` are made anew when it stops half-way |
 *
 * Every step is tried, and a failure is told step by step (PartialSaveError, decision 39). Saving
 * again sends only what is left, and doubles or loses nothing even when an answer got lost or the
 * page was loaded anew: what to send is worked out from what is stored then. All methods throw
 * HttpError.
 */
export function withParts(next: DataProvider) {
  const getOne: DataProvider['getOne'] = async (resource, params) => {
    const { parts } = endpointOf(resource);
    if (!parts || params.meta?.plain) return next.getOne(resource, params);
    const [id, signal] = [String(params.id), params.signal];
    const independent = parts.filter(({ isFor }) => !isFor);
    const [{ data }, values] = await Promise.all([
      next.getOne(resource, params),
      readValues(independent, id, signal),
    ]);
    // A form that starts from this answer needs to know only which rows are of its own making.
    const progress = unfinished.get(`${resource}/${id}`);
    delete progress?.fields;
    progress?.saved.clear();
    progress?.sent.clear();
    const dependent = parts.filter(({ isFor }) => isFor?.(data));
    const further = await readValues(dependent, id, signal);
    return { data: { ...data, ...values, ...further } };
  };

  const create: DataProvider['create'] = async (resource, params) => {
    const { parts } = endpointOf(resource);
    if (!parts) return next.create(resource, params);
    const { data: created } = await next.create(resource, params);
    const id = String(created.id);
    const form: Fields = params.data;
    const values = await saveRows({
      id,
      parts,
      form,
      previous: {},
      stored: [],
      progress: progressOf(`${resource}/${id}`),
      first: afterCreate(next, resource, id, form),
      saved: [nameOf(resource)],
      createdId: id,
    });
    unfinished.delete(`${resource}/${id}`);
    return { data: { ...created, ...values } };
  };

  const update: DataProvider['update'] = async (resource, params) => {
    const { parts, writable } = endpointOf(resource);
    if (!parts) return next.update(resource, params);
    const { data, previousData } = params;
    const id = String(params.id);
    const key = `${resource}/${id}`;
    const progress = progressOf(key);
    const previous = { ...previousData, ...progress.fields };
    let record = { ...previous, ...data };
    const save = async () => {
      record = (await next.update(resource, { ...params, previousData: previous })).data;
      progress.fields = data;
    };
    const isChanged = changedKeys(data, previous, writable).length > 0;
    const first = isChanged ? [{ name: nameOf(resource), save }] : [];
    let values = valuesOf(parts, previousData);
    if (progress.isUnfinished || hasChangedRows(parts, data, previousData)) {
      const stored = await Promise.all(parts.map((part) => readRows(part, id)));
      const forms = { form: data, previous: previousData, opened: params.meta?.opened };
      values = await saveRows({ id, parts, ...forms, stored, progress, first });
    } else await runSteps(first);
    unfinished.delete(key);
    return { data: { ...record, ...values } };
  };

  return { ...next, getOne, create, update, delete: removeWith(next) };
}
