import { cutName } from '../plain/cutName';

/** The cells of calls and alerts. */
export const cellStyle = {
  // A state and the button that updates it.
  '.with-button': { display: 'inline-flex', alignItems: 'center', gap: 4, verticalAlign: 'top' },
  '.call-status': { display: 'flex', flexWrap: 'wrap', columnGap: 8, lineHeight: 1.3 },
  // How a call ended, in at most two lines: the reason goes below the status if there is no room beside it.
  'td > .call-status': { minWidth: 130 },
  'td > .call-status > .state-label': { maxWidth: 250 },
  'td > .call-status > .muted': {
    // Clamped to one line; for the column's width only its longest word counts.
    display: '-webkit-box',
    WebkitBoxOrient: 'vertical',
    WebkitLineClamp: 1,
    overflow: 'hidden',
    maxWidth: '100%',
    lineHeight: 18 / 13,
  },
  '.call-status > .muted': { fontSize: 13 },
  // When a call began; below, its direction and carrier.
  '.call-time': { display: 'grid', lineHeight: 1.25 },
  '.call-way': {
    display: 'flex',
    alignItems: 'center',
    gap: 4,
    fontSize: 13,
    color: 'var(--mui-palette-text-secondary)',
  },
  '.call-way > .icon': { width: '0.875rem', height: '0.875rem' },
  // Grows with the list, so that the longest duration in the longest language still has its room.
  // A longer name in a row that is drawn later moves no column.
  '.call-way > .wide-only': { width: 'clamp(62px, 24cqi - 190px, 110px)', ...cutName },
  // A long name of a carrier or state leaves the other columns their room.
  '@media (max-width: 1365.95px)': {
    'td > .call-status > .state-label': { maxWidth: 208 },
  },
  // So does the address of a SIP user, which takes the room of a number.
  '@media (min-width: 600px) and (max-width: 1535.95px)': {
    'td > .one-line.sip-address': { maxWidth: '17ch' },
  },
  // Two facts of a row in one column, one above the other. They come later, and move no column: it has its width
  // before.
  '.stacked': {
    display: 'grid',
    width: 'clamp(138px, 14cqi, 190px)',
    fontSize: 13,
    lineHeight: 1.3,
    whiteSpace: 'nowrap',
  },
  '.stacked > *': { maxWidth: '100%', ...cutName },
  // As wide as its name, and no wider.
  '.stacked > a': { justifySelf: 'start' },
  '.stacked > :nth-child(2)': {
    color: 'var(--mui-palette-text-secondary)',
  },
  // The head of a column with two facts.
  '.two-heads': { display: 'grid', lineHeight: 15 / 12 },
  '.two-heads > :last-child': { fontWeight: 400 },
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
  '.call-mark > .icon': { width: '1.125rem', height: '1.125rem' },
  '.clock': { fontVariantNumeric: 'tabular-nums' },
  '.clock > small': { fontSize: 11, color: 'var(--mui-palette-text-secondary)' },
} as const;
