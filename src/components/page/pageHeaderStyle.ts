import { lowScreen } from '../plain/screens';

const fromTablet = '@media (min-width: 600px)';
const button = ':is(.outlined-button, .primary-link)';
const onPhone = '@media (max-width: 599.95px)';

/** The head of a page, drawn with each of them before anything else of it. */
export const pageHeaderStyle = {
  '.page-header': { position: 'relative', marginBottom: 16 },
  '.page-back': { marginBottom: 4, fontSize: 13 },
  '.page-back:empty': { display: 'none' },
  '.page-head': {
    display: 'flex',
    alignItems: 'center',
    flexWrap: 'wrap',
    columnGap: 12,
    rowGap: 8,
  },
  '.page-title': {
    margin: 0,
    minWidth: 0,
    fontSize: 20,
    fontWeight: 600,
    lineHeight: 1.3,
    outline: 'none',
    overflowWrap: 'anywhere',
    // Two lines are of one length: a number is rather not broken.
    textWrap: 'balance',
  },
  '.page-count': { fontSize: 14, lineHeight: 1.45, color: 'var(--mui-palette-text-secondary)' },
  '.page-count[data-room]::before': { content: 'attr(data-room)', visibility: 'hidden' },
  '.page-gap': { flex: 1 },
  // They stay together where the title leaves no room for all of them.
  '.page-actions': { display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: '8px 12px' },
  '.page-actions:empty': { display: 'none' },
  [fromTablet]: {
    // As high as a button, so that actions that appear later, or below, move nothing. On a phone they may be
    // a line of their own.
    '.page-head, .page-gap': { minHeight: 36 },
  },
  [onPhone]: {
    // One corner of a phone for the guide, whatever else the head of a page has.
    '.page-head': { paddingInlineEnd: 40 },
    '.page-header .guide-link': { position: 'absolute', top: -2, insetInlineEnd: 0 },
    // Two buttons have a line of their own, below the guide, and all of its room.
    [`.page-actions:has(> ${button} ~ ${button})`]: {
      flexBasis: 'calc(100% + 40px)',
      marginInlineEnd: '-40px',
    },
    // What is beside the title is below it there, however short that is.
    '.page-head.with-more > .page-title': { flexBasis: '100%' },
    '.page-head.with-more > .page-gap': { display: 'none' },
  },
  [`@media ${lowScreen}`]: {
    '.page-header': { marginBottom: 8 },
    '.page-header .guide-link > span': { display: 'none' },
  },
} as const;
