/** The value of a record at a path as react-admin writes it, such as `call_hook.url`; undefined for none. */
export const valueAtPath = (record: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>((value, key) => (value as Record<string, unknown> | null)?.[key], record);
