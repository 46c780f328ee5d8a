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
