import { chosenInForcedColors } from '../../theme/forcedColors';

const primary = { color: 'var(--mui-palette-text-primary)' };

/** How the way through the pages of a list looks. */
export const paginationStyle = {
  '.pagination': {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    alignItems: 'center',
    columnGap: 24,
    minHeight: 52,
    fontSize: 13,
  },
  '.pagination select': {
    marginInlineStart: 8,
    padding: '4px 2px',
    border: 0,
    borderRadius: 6,
    font: 'inherit',
    color: 'inherit',
    backgroundColor: 'transparent',
    cursor: 'pointer',
  },
  '.pagination option': { backgroundColor: 'var(--mui-palette-background-paper)', ...primary },
  '.page-steps': { display: 'flex', listStyle: 'none', margin: 0, padding: 0, gap: 2 },
  '.page-step': {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    minWidth: '1.75rem',
    height: '1.75rem',
    padding: '0 4px',
    border: 0,
    borderRadius: 14,
    font: 'inherit',
    background: 'none',
    cursor: 'pointer',
    ...primary,
  },
  '.page-step:hover': { backgroundColor: 'var(--mui-palette-action-hover)' },
  '.page-step[aria-current]': {
    backgroundColor: 'var(--mui-palette-action-selected)',
    ...chosenInForcedColors,
  },
  '.page-step:disabled': { color: 'var(--mui-palette-action-disabled)', cursor: 'default' },
  '.page-step:disabled:hover': { background: 'none' },
  '.icon.back': { transform: 'scaleX(calc(-1 * var(--ahead)))' },
} as const;
