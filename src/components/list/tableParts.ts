/** What the styles of a list speak of. */
export const table = '.list-table';
export const row = `${table} > tbody > tr`;
export const cell = `${row} > td`;
export const line = '1px solid var(--mui-palette-divider)';
export const secondary = { color: 'var(--mui-palette-text-secondary)' };
export const primary = { color: 'var(--mui-palette-text-primary)' };

/** For screen readers only. */
export const hidden = {
  position: 'absolute',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

/** What a column may say of its cells. The styles of the table, and of a phone, say what it does. */
export const cellClasses = [
  'actions',
  'anywhere',
  'beside-name',
  'cut',
  'end',
  'first-line',
  'goes-to',
  'links',
  'not-on-phone',
  'nowrap',
  'other-name',
  'says-itself',
  'selection',
  'takes-rest',
  'whole-line',
  'wide-only',
  'widest',
] as const;
export type CellClass = (typeof cellClasses)[number];
/** One or two of them. */
export type CellClasses = CellClass | `${CellClass} ${CellClass}`;
