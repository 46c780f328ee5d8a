import type { DataProvider } from 'ra-core';
import type { Carrier, PredefinedCarrier } from '../../types';
import { currentCaller } from '../caller';
import { readNames } from '../lists';
import { carrierMethods } from '../methods/carriers';
import { PartialSaveError } from '../partialSave';

const resource = 'carriers';

/**
 * Creates carriers from a template where the data says so, over the plain methods of `next`: the
 * platform's own call, which names the carrier itself, then a PUT of the typed name where it is not
 * the template's (contract 11.2).
 *
 * Throws HttpError; a PartialSaveError with the sid when the carrier is there and its name is not.
 * With `meta.lost` a carrier that came up since the call whose answer got lost is taken for the one
 * it made, as long as the page was not loaded anew in between.
 */
export function withTemplates(next: DataProvider): Pick<DataProvider, 'create'> {
  /** The carriers before a template was last asked for one, by the sid of the template. */
  const before = new Map<string, Set<string>>();

  const make = async ({ predefined_carrier_sid, name }: PredefinedCarrier, isLost: boolean) => {
    const caller = await currentCaller();
    // As they are now: what somebody else made meanwhile must not be taken for this one.
    const rows = await readNames(resource, caller);
    const known = before.get(predefined_carrier_sid);
    const made = isLost
      ? rows.find((row) => known && !known.has(row.id) && String(row.name).startsWith(name))
      : undefined;
    if (!made) before.set(predefined_carrier_sid, new Set(rows.map(({ id }) => id)));
    return made?.id ?? carrierMethods.createPredefinedCarrier(predefined_carrier_sid);
  };

  const create: DataProvider['create'] = async (_resource, params) => {
    const { template, name } = params.data as Partial<Carrier>;
    if (!template) return next.create(resource, params);
    const id = await make(template, Boolean(params.meta?.lost));
    if (!name || name === template.name)
      return next.getOne(resource, { id, meta: { plain: true } });
    try {
      return await next.update(resource, { id, data: { id, name }, previousData: { id } });
    } catch (error) {
      const failed = [{ name: 'resources.carriers.fields.name', error }];
      throw new PartialSaveError(['resources.carriers.parts.carrier'], failed, id);
    }
  };
  return { create };
}
