/** The cells of calls and alerts. */
export const cellStyle = {
  // How a call ended: in a second line where there is no room beside, never cut.
  '.call-status': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: 8,
    lineHeight: 1.3,
  },
  // Smaller letters in the same line have their foot where the others have theirs.
  '.call-status > .muted': { fontSize: 13, position: 'relative', top: 1 },
  // Two facts of a row in one column, one above the other.
  // As what is cut asks for no room, the column would be as narrow as its head.
  '.stacked': {
    display: 'grid',
    minWidth: 138,
    fontSize: 13,
    lineHeight: 1.35,
    whiteSpace: 'nowrap',
  },
  '.stacked > *': { maxWidth: 190, overflow: 'hidden', textOverflow: 'ellipsis' },
  '.stacked:has(> :nth-of-type(2)) > :nth-of-type(2) .cell-link': {
    color: 'var(--mui-palette-text-secondary)',
  },
  '.alert-message > small': {
    display: 'block',
    fontSize: 12,
    color: 'var(--mui-palette-text-secondary)',
  },
  '.call-marks': { display: 'flex', gap: 6, color: 'var(--mui-palette-text-secondary)' },
  '.call-mark': {
    display: 'inline-flex',
    padding: 3,
    margin: -3,
    borderRadius: 4,
    color: 'inherit',
  },
  '.call-mark:hover': {
    color: 'var(--mui-palette-text-primary)',
    backgroundColor: 'var(--mui-palette-action-selected)',
  },
  '.call-mark > .icon': { width: 18, height: 18 },
  '.clock': { fontVariantNumeric: 'tabular-nums' },
  '.clock > small': { fontSize: 11, color: 'var(--mui-palette-text-secondary)' },
} as const;
