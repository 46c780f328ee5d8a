import { lowScreen } from '../plain/screens';
import { cellStyle } from './cellStyle';
import { narrowCalls } from './narrowCalls';
import { phoneRows } from './phoneRows';
import { cell, line, primary, row, secondary, table } from './tableParts';

const headCell = `${table} > thead > tr > th`;

const cells = {
  [`${headCell}, ${cell}`]: {
    boxSizing: 'border-box',
    height: 40,
    padding: '0 12px',
    fontSize: 14,
    // Two lines make no row higher.
    lineHeight: 1.36,
    textAlign: 'start',
    verticalAlign: 'middle',
    borderBottom: line,
    ...primary,
  },
  [headCell]: {
    position: 'sticky',
    top: 0,
    zIndex: 1,
    height: 36,
    fontSize: 12,
    fontWeight: 600,
    lineHeight: '24px',
    whiteSpace: 'nowrap',
    backgroundColor: 'var(--mui-palette-background-paper)',
    ...secondary,
  },
  [`${headCell}:last-of-type, ${cell}:last-of-type`]: { paddingInlineEnd: 8 },
  [`${table}.compact > tbody > tr > td`]: { height: 32 },
  [`${row}:last-of-type > td`]: { borderBottom: 0 },
  [`${headCell}.end, ${cell}.end`]: { textAlign: 'end' },
  // The arrow stands before the head, whose end is above the end of the values.
  [`${headCell}.end > .sort-button`]: { flexDirection: 'row-reverse', verticalAlign: 'middle' },
  [`${headCell}.selection, ${cell}.selection`]: { width: 40, paddingInlineEnd: 0 },
  [`${cell}.anywhere`]: { overflowWrap: 'anywhere' },
  [`${cell}.nowrap`]: { whiteSpace: 'nowrap' },
} as const;

const rows = {
  [`${row}.opens`]: { cursor: 'pointer' },
  [`${row}.is-open`]: {
    backgroundColor:
      'rgba(var(--mui-palette-primary-mainChannel) / var(--mui-palette-action-selectedOpacity))',
  },
  // The row that has the keyboard is marked as the one that is pointed at.
  [`${row}:not(.opened, .group):is(:hover, :has(:focus-visible))`]: {
    backgroundColor: 'var(--mui-palette-action-hover)',
  },
  // What several rows have in common, such as their day.
  [`${row}.group > th`]: {
    padding: '0 12px',
    height: 32,
    fontSize: 12,
    fontWeight: 600,
    textAlign: 'start',
    borderBottom: line,
    backgroundColor: 'var(--mui-palette-action-hover)',
    ...secondary,
  },
  // The panel of an expanded row is as high as its content.
  [`${row}.opened > td`]: { height: 'auto' },
  // As wide as the visible part of a table that scrolls sideways.
  [`${row}.opened > td > .panel`]: {
    position: 'sticky',
    insetInlineStart: 12,
    width: 'calc(100cqi - 24px)',
    paddingBlock: 8,
  },
} as const;

/** Sorting: the arrow is there for the column in order, and for the one that is pointed at. */
const sorting = {
  '.sort-button': {
    display: 'inline-flex',
    alignItems: 'center',
    border: 0,
    margin: 0,
    padding: 0,
    background: 'none',
    font: 'inherit',
    color: 'inherit',
    cursor: 'pointer',
  },
  '.sort-button > .icon': {
    width: '1.125rem',
    height: '1.125rem',
    margin: '0 4px',
    opacity: 0,
    transition: 'opacity 160ms, transform 160ms',
  },
  '.sort-button:hover > .icon, .sort-button:focus-visible > .icon': { opacity: 0.5 },
  '.sort-button[data-sorted]': primary,
  '.sort-button[data-sorted] > .icon': { opacity: 1, ...secondary },
  '.sort-button[data-sorted=ASC] > .icon': { transform: 'rotate(180deg)' },
} as const;

const contents = {
  '.row-link': {
    color: 'inherit',
    fontWeight: 600,
    textDecoration: 'none',
    overflowWrap: 'break-word',
  },
  '.row-link:hover': { textDecoration: 'underline' },
  '.row-buttons': {
    display: 'flex',
    justifyContent: 'flex-end',
    whiteSpace: 'nowrap',
  },
  // Weaker than the record's own link.
  '.cell-link': {
    color: 'var(--mui-palette-text-secondary)',
    textDecoration: 'underline',
    textDecorationColor: 'var(--mui-palette-divider)',
    textUnderlineOffset: 3,
  },
  // A value that is changed where it stands.
  '.changeable': { display: 'inline-flex', alignItems: 'center', gap: 4, maxWidth: '100%' },
  // No line is higher for it.
  '.changeable > .plain-button': { padding: 4, marginBlock: -4, borderRadius: 6, opacity: 0 },
  [`${row}:hover .changeable > .plain-button`]: { opacity: 1 },
  '@media (hover: none)': { '.changeable > .plain-button': { opacity: 1 } },
  [`${cell}.widest`]: { paddingBlock: 4, overflowWrap: 'anywhere' },
  '.cell-link:hover': {
    color: 'var(--mui-palette-primary-main)',
    textDecorationColor: 'currentColor',
  },
  [`${headCell}.actions`]: { width: 32 },
  [`${cell}.actions`]: { textAlign: 'end' },
  '.menu-button': { width: '2rem', height: '2rem', borderRadius: 6, verticalAlign: 'middle' },
  '.menu-button[aria-expanded]': { backgroundColor: 'var(--mui-palette-action-selected)' },
  '@media (pointer: coarse)': {
    '.menu-button': { width: 'max(44px, 2rem)', height: 'max(44px, 2rem)' },
  },
  '.opening': { display: 'flex', alignItems: 'center' },
  '.open-button': { marginInlineStart: -4, marginInlineEnd: 2 },
  '.open-button > .icon': {
    width: '1.125rem',
    height: '1.125rem',
    transform: 'rotate(calc(-90deg * var(--ahead)))',
    transition: 'transform 120ms',
  },
  '.open-button[aria-expanded=true] > .icon': { transform: 'none' },
  '.row-checkbox': {
    width: 16,
    height: 16,
    margin: '4px 0',
    verticalAlign: 'middle',
    accentColor: 'var(--mui-palette-primary-main)',
    cursor: 'pointer',
  },
} as const;

/** How every list looks: 40 px rows (32 compact), sticky head, two-line rows on a phone. */
export const tableStyle = {
  '.table-box': { overflowX: 'auto', containerType: 'inline-size' },
  [table]: { width: '100%', borderCollapse: 'collapse', borderSpacing: 0 },
  ...cells,
  ...rows,
  ...sorting,
  ...contents,
  ...cellStyle,
  // Such content is cut before the table grows wider than its box.
  '@media (min-width: 900px)': { [`${cell}.cut > *`]: { maxWidth: 170 } },
  '@media (min-width: 1536px)': { [`${cell}.cut > *`]: { maxWidth: 480 } },
  // A long word does not widen its column at the cost of the others.
  '@media (min-width: 600px)': {
    [`${cell}.widest`]: { width: '60%' },
    [`${row}:not(.opened) > td:not(.takes-rest, .widest)`]: {
      maxWidth: 280,
      overflowWrap: 'break-word',
    },
    // As much of a name as fits into the row; the pointer gets all of it.
    'td.other-name [dir]': {
      display: '-webkit-box',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: 2,
      overflow: 'hidden',
      width: 'fit-content',
    },
    '.compact td.other-name [dir]': { WebkitLineClamp: 1 },
    // As wide before it is counted; of two lines, each has one of both numbers.
    '.gateway-count': { display: 'inline-block', minWidth: 96, textWrap: 'balance' },
    // Ten columns leave less room between them.
    '.list-table:has(.goes-to) :is(th, td):not(.opened > td, :first-of-type)': { paddingInline: 8 },
  },
  // The names of other records come later, and move no column: as wide as three of them leave room for.
  '@media (min-width: 600px) and (max-width: 1199.95px)': {
    [`${row}:not(.opened) > td.other-name`]: { width: '21%' },
    // Names of two lines are common there.
    [`${table}:not(.compact):has(> thead .other-name) > tbody > tr:not(.opened) > td`]: {
      height: 48,
    },
    // Longer languages need the room.
    [`:is(${headCell}, ${cell}):not(:first-of-type)`]: { paddingInline: 8 },
    'td > .states > .state-label': { maxWidth: 176, whiteSpace: 'normal' },
    // Beside the name, not at the cost of it.
    '.changeable': { position: 'relative' },
    '.changeable > .plain-button': { position: 'absolute', insetInlineStart: '100%' },
    // Addresses give way before the list scrolls to its side.
    'td > .webhook-address': { maxWidth: 190 },
    'td.takes-rest > .one-line': { maxWidth: 230 },
    '@supports (grid-template-columns: subgrid)': narrowCalls,
  },
  '@media (min-width: 1200px)': {
    [`${row}:not(.opened) > td.other-name`]: { width: '24%' },
    '.gateway-count': { minWidth: 160, whiteSpace: 'nowrap' },
  },
  '@media (max-width: 599.95px)': phoneRows,
  // Compact rows, so that more of them are visible.
  [`@media (min-width: 600px) and ${lowScreen}`]: {
    [`${headCell}, ${row}.group > th`]: { height: 28 },
    [cell]: { height: 32 },
    'td.other-name [dir]': { WebkitLineClamp: 1 },
  },
} as const;
