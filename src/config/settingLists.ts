/** An entry of a list in a setting. */
export type SettingEntry = Record<string, unknown>;

export const isObject = (value: unknown): value is SettingEntry =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== '';

/** The values of a list in a setting, which an environment writes as JSON; null where it is none. */
export function entriesOf(value: unknown): unknown[] | null {
  if (typeof value !== 'string') return Array.isArray(value) ? value : null;
  try {
    const list: unknown = JSON.parse(value);
    return Array.isArray(list) ? list : null;
  } catch {
    return null;
  }
}
