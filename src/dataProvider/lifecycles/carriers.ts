import type { DataProvider } from 'ra-core';
import { HttpError } from '../../http';
import type { Carrier } from '../../types';
import { invalidateLists } from '../cachedList';
import { runSteps, type SaveStep } from '../partialSave';
import { isSame } from '../record';
import { everySource, fieldsOf, kindOf, readGateways, type StoredGateways } from './gatewayKinds';
import { gatewayParts, hasChangedGateways } from './gatewayParts';

const resource = 'carriers';
const carrierPart = 'resources.carriers.parts.carrier';
const none: StoredGateways = {
  sip_gateways: [],
  smpp_outbound_gateways: [],
  smpp_inbound_gateways: [],
};

/** What earlier tries of an unfinished save have stored, by the carrier's sid. */
interface Progress {
  fields?: Partial<Carrier>;
  /** The sids of gateways that were made, by the draft that stands for each in a form. */
  created: Map<string, string>;
  isUnfinished: boolean;
}
const progress = new Map<string, Progress>();

const progressOf = (id: string): Progress => {
  const known = progress.get(id) ?? { created: new Map(), isUnfinished: false };
  progress.set(id, known);
  return known;
};

const gatewaysOf = (carrier: Partial<Carrier>): StoredGateways => ({
  ...none,
  ...Object.fromEntries(
    everySource.map((source) => [source, carrier[source]]).filter(([, rows]) => rows),
  ),
});

/** True when the form changed the carrier itself. */
const hasChangedFields = (form: Partial<Carrier>, stored: Partial<Carrier>): boolean =>
  !isSame({ ...form, ...none }, { ...stored, ...none });

/** Makes the gateways anew that a failed deletion took away (contract 11.1). */
async function restoreGateways(id: string, before: StoredGateways): Promise<void> {
  const bare = Object.fromEntries(
    everySource.map((source) => {
      const { key } = kindOf(source);
      return [source, before[source].map((row) => ({ ...fieldsOf(row), [key]: null }))];
    }),
  ) as unknown as StoredGateways;
  const now = await readGateways(id);
  await runSteps(gatewayParts(id, bare, none, now, new Map()));
}

/**
 * Reads, saves and deletes a carrier together with its SIP and SMPP gateways, over the plain methods
 * of `next`: a new carrier first, as its gateways need its sid, then gateways as `gatewayParts` says.
 *
 * A failure in the middle is told part by part. A save of gateways first reads what is stored, so
 * that saving again sends only what is left, and doubles or loses nothing even when an answer got
 * lost or the page was loaded anew (decision 39). All methods throw HttpError.
 */
export function withGateways(next: DataProvider) {
  const getOne = async (id: string, signal?: AbortSignal) => {
    const [{ data }, gateways] = await Promise.all([
      next.getOne<Carrier>(resource, { id, signal }),
      readGateways(id, signal),
    ]);
    delete progress.get(id)?.fields;
    return { data: { ...data, ...gateways } };
  };

  const saveGateways = async (
    id: string,
    form: Partial<Carrier>,
    previous: Partial<Carrier>,
    before: { parts: SaveStep[]; saved: string[]; createdId?: string },
  ) => {
    const done = progressOf(id);
    const stored = before.createdId ? none : await readGateways(id);
    const parts = gatewayParts(id, form, previous, stored, done.created);
    try {
      await runSteps([...before.parts, ...parts], before.saved, before.createdId);
    } catch (error) {
      done.isUnfinished = true;
      throw error;
    } finally {
      invalidateLists();
    }
    progress.delete(id);
    // What was sent is stored, whether or not it can be read back right now.
    return parts.length > 0 ? readGateways(id).catch(() => gatewaysOf(form)) : stored;
  };

  const update = async (id: string, data: Carrier, previous: Carrier) => {
    const done = progressOf(id);
    const previousData = { ...previous, ...done.fields };
    let saved = { ...previousData, ...data };
    const fields: SaveStep = {
      name: carrierPart,
      save: async () => {
        saved = (await next.update<Carrier>(resource, { id, data, previousData })).data;
        done.fields = data;
      },
    };
    const parts = hasChangedFields(data, previousData) ? [fields] : [];
    if (!done.isUnfinished && !hasChangedGateways(data, previous)) {
      await runSteps(parts);
      progress.delete(id);
      return { data: { ...saved, ...gatewaysOf(previous) } };
    }
    const gateways = await saveGateways(id, data, previous, { parts, saved: [] });
    return { data: { ...saved, ...gateways } };
  };

  const create = async (data: Partial<Carrier>) => {
    const { data: created } = await next.create<Carrier>(resource, { data });
    const { id } = created;
    const before = { parts: [], saved: [carrierPart], createdId: id };
    const gateways = await saveGateways(id, data, {}, before);
    return { data: { ...created, ...gateways } };
  };

  const remove = async (id: string, previousData?: Partial<Carrier>) => {
    const before = await readGateways(id).catch((error: unknown) => {
      // Gone already: the deletion says what that means.
      if (error instanceof HttpError && error.status === 404) return none;
      throw error;
    });
    try {
      return await next.delete<Carrier>(resource, { id, previousData: previousData as Carrier });
    } catch (error) {
      // A routing table that the caller may not see stops it half-way, with the gateways gone.
      const isHalfWay = error instanceof HttpError && error.status >= 500;
      const isThere = () => next.getOne(resource, { id }).then(Boolean, () => false);
      if (isHalfWay && (await isThere())) await restoreGateways(id, before);
      throw error;
    }
  };

  return { getOne, update, create, remove };
}
