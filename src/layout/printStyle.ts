/** What leads elsewhere, or is pressed: paper has no use for it. */
const screenOnly = [
  'aside',
  'header:not(.page-header)',
  'main nav',
  '.page-back',
  '.page-actions',
  '.list-tools',
  '.page-steps',
  '[data-save-bar]',
  // What stands in one place of the window would stand on every sheet.
  '.of-window',
].join(',');

/** On paper stands what the page says. */
export const printStyle = {
  '@media print': {
    [screenOnly]: { display: 'none !important' },
    'td > button[aria-haspopup], td > input, th > input': { visibility: 'hidden' },
  },
} as const;
