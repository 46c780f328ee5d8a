import type { ResourceName } from '../types';
import type { AnyEndpoint, AnyRecord } from './endpoints';

/** The keys that hold the sid of another record; the screen shows its name instead. */
const references: Partial<Record<string, ResourceName>> = {
  account_sid: 'accounts',
  application_sid: 'applications',
  voip_carrier_sid: 'carriers',
};

/** Every record of a resource that names others. */
type ReadNames = (resource: ResourceName) => Promise<AnyRecord[]>;

const valueAt = (row: object, field: string): unknown =>
  field.split('.').reduce<unknown>((value, key) => (value as AnyRecord | null)?.[key], row);

/**
 * What the rows of a list show in a column, which is what they are sorted by: the endpoint's `shown`
 * value, the name behind a sid, or the value of the field, whose parts are separated by dots.
 */
export async function shownValueOf(
  endpoint: AnyEndpoint,
  field: string,
  readNames: ReadNames,
): Promise<(row: object) => unknown> {
  const resource = references[field];
  if (!resource || field === endpoint.idKey) {
    return (row) => valueAt({ ...row, ...endpoint.shown?.(row as AnyRecord) }, field);
  }
  const names = new Map((await readNames(resource)).map(({ id, name }) => [id, name]));
  return (row) => names.get(valueAt(row, field) as string);
}
