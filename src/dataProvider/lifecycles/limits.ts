import type { DataProvider, RaRecord } from 'ra-core';
import { HttpError, request } from '../../http';
import { type LimitCategory, type Limits, limitCategories } from '../../types';
import { type SavePart, saveParts } from './partialSave';

type Owner = 'Accounts' | 'ServiceProviders';
type WithLimits = RaRecord<string> & { limits?: Limits };

const pathOf = (owner: Owner, sid: string) => `${owner}/${encodeURIComponent(sid)}/Limits`;

/** The stored quantities of an owner, null for a category without a row. */
async function readLimits(owner: Owner, sid: string, signal?: AbortSignal): Promise<Limits> {
  const { body, status } = await request({ path: pathOf(owner, sid), signal });
  if (!Array.isArray(body)) throw new HttpError(status, { message: 'app.errors.unreadable' });
  const rows = body as { category: LimitCategory; quantity: number }[];
  return Object.fromEntries(
    limitCategories.map((category) => [
      category,
      rows.find((row) => row.category === category)?.quantity ?? null,
    ]),
  );
}

/**
 * The calls that bring the stored limits to the wanted ones: POST creates or changes one category,
 * an empty one is deleted (decision 41). Categories that did not change, or that the form did not
 * hold, make no call.
 */
function limitParts(
  owner: Owner,
  sid: string,
  wanted: Limits = {},
  stored: Limits = {},
): SavePart[] {
  const path = pathOf(owner, sid);
  return limitCategories
    .filter((category) => category in wanted)
    .filter((category) => (wanted[category] ?? null) !== (stored[category] ?? null))
    .map((category) => {
      const quantity = wanted[category] ?? null;
      return {
        name: `app.limits.${category}`,
        save: () =>
          quantity === null
            ? request({ method: 'DELETE', path, query: { category } })
            : request({ method: 'POST', path, body: { category, quantity } }),
      };
    });
}

/** What earlier tries of an unfinished save have stored already, by owner and sid. */
const progress = new Map<string, { fields?: object; limits: Limits }>();

/**
 * Reads and saves a record together with its limits, over the plain methods of `next`. A failure
 * in the middle is told part by part, and saving again sends only what is left. `afterCreate` are
 * the calls for what a POST of the record does not take.
 */
export function withLimits(
  owner: Owner,
  resource: string,
  next: DataProvider,
  afterCreate: (id: string, data: Partial<WithLimits>) => SavePart[] = () => [],
) {
  return {
    getOne: async (id: string, signal?: AbortSignal) => {
      const [{ data }, limits] = await Promise.all([
        next.getOne<WithLimits>(resource, { id, signal }),
        readLimits(owner, id, signal),
      ]);
      progress.delete(`${owner}/${id}`);
      return { data: { ...data, limits } };
    },

    update: async (id: string, data: WithLimits, previous: WithLimits) => {
      const key = `${owner}/${id}`;
      const done = progress.get(key) ?? { limits: {} };
      progress.set(key, done);
      const stored = { ...previous.limits, ...done.limits };
      let saved: WithLimits = data;
      const fields: SavePart = {
        name: `resources.${resource}.name`,
        save: async () => {
          const previousData = { ...previous, ...done.fields } as WithLimits;
          saved = (await next.update<WithLimits>(resource, { id, data, previousData })).data;
          done.fields = data;
        },
      };
      const limits = limitParts(owner, id, data.limits, stored).map((part) => ({
        ...part,
        save: async () => {
          await part.save();
          const category = String(part.name).replace('app.limits.', '') as LimitCategory;
          done.limits[category] = data.limits?.[category] ?? null;
        },
      }));
      await saveParts([fields, ...limits]);
      progress.delete(key);
      return { data: { ...saved, limits: { ...stored, ...data.limits } } };
    },

    create: async (data: Partial<WithLimits>) => {
      const { data: created } = await next.create<WithLimits>(resource, { data });
      await saveParts(
        [...afterCreate(created.id, data), ...limitParts(owner, created.id, data.limits)],
        [`resources.${resource}.name`],
        created.id,
      );
      return { data: created };
    },
  };
}
