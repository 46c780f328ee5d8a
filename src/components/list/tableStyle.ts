import { cellStyle } from './cellStyle';

const table = '.list-table';
const headCell = `${table} > thead > tr > th`;
const row = `${table} > tbody > tr`;
const cell = `${row} > td`;
const line = '1px solid var(--mui-palette-divider)';
const secondary = { color: 'var(--mui-palette-text-secondary)' };
const primary = { color: 'var(--mui-palette-text-primary)' };

/** For screen readers only. */
const hidden = { position: 'absolute', clipPath: 'inset(50%)', whiteSpace: 'nowrap' } as const;

const cells = {
  [`${headCell}, ${cell}`]: {
    boxSizing: 'border-box',
    height: 40,
    padding: '0 12px',
    fontSize: 14,
    lineHeight: 1.45,
    textAlign: 'left',
    verticalAlign: 'middle',
    borderBottom: line,
    ...primary,
  },
  [headCell]: {
    position: 'sticky',
    top: 0,
    zIndex: 1,
    fontSize: 12,
    fontWeight: 600,
    lineHeight: '24px',
    whiteSpace: 'nowrap',
    backgroundColor: 'var(--mui-palette-background-paper)',
    ...secondary,
  },
  [`${headCell}:last-of-type, ${cell}:last-of-type`]: { paddingRight: 8 },
  [`${table}.compact > tbody > tr > td`]: { height: 32 },
  [`${row}:last-of-type > td`]: { borderBottom: 0 },
  [`${headCell}.right, ${cell}.right`]: { textAlign: 'right' },
  [`${headCell}.selection, ${cell}.selection`]: { width: 40, paddingRight: 0 },
  [`${cell}.anywhere`]: { overflowWrap: 'anywhere' },
  [`${cell}.nowrap`]: { whiteSpace: 'nowrap' },
} as const;

const rows = {
  [`${row}.opens`]: { cursor: 'pointer' },
  [`${row}.is-open`]: {
    backgroundColor:
      'rgba(var(--mui-palette-primary-mainChannel) / var(--mui-palette-action-selectedOpacity))',
  },
  [`${row}:not(.opened, .group):hover`]: { backgroundColor: 'var(--mui-palette-action-hover)' },
  // What several rows have in common, such as their day.
  [`${row}.group > th`]: {
    padding: '0 12px',
    height: 32,
    fontSize: 12,
    fontWeight: 600,
    textAlign: 'left',
    borderBottom: line,
    backgroundColor: 'var(--mui-palette-action-hover)',
    ...secondary,
  },
  // The panel of an expanded row is as high as its content.
  [`${row}.opened > td`]: { height: 'auto' },
  // As wide as the visible part of a table that scrolls sideways.
  [`${row}.opened > td > .panel`]: {
    position: 'sticky',
    left: 12,
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
    width: 18,
    height: 18,
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
    fontWeight: 500,
    textDecoration: 'none',
    overflowWrap: 'break-word',
  },
  '.row-link:hover': { textDecoration: 'underline' },
  '.row-buttons': {
    display: 'flex',
    justifyContent: 'flex-end',
    whiteSpace: 'nowrap',
  },
  // A line that can be seen, and does not turn the table into a page of links.
  '.cell-link': {
    color: 'inherit',
    textDecoration: 'underline',
    textDecorationColor: 'var(--mui-palette-divider)',
    textUnderlineOffset: 3,
  },
  [`${cell}.widest`]: { paddingBlock: 4, overflowWrap: 'anywhere' },
  [`${cell}.icon-only .words`]: hidden,
  '.cell-link:hover': {
    color: 'var(--mui-palette-primary-main)',
    textDecorationColor: 'currentColor',
  },
  [`${headCell}.actions`]: { width: 32 },
  [`${cell}.actions`]: { textAlign: 'right' },
  '.menu-button': { width: 32, height: 32, borderRadius: 6, verticalAlign: 'middle' },
  '.menu-button[aria-expanded]': { backgroundColor: 'var(--mui-palette-action-selected)' },
  '@media (pointer: coarse)': { '.menu-button': { width: 44, height: 44 } },
  '.opening': { display: 'flex', alignItems: 'center' },
  '.open-button': { marginLeft: -4, marginRight: 2 },
  '.open-button > .icon': {
    width: 18,
    height: 18,
    transform: 'rotate(-90deg)',
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

/** On a phone a row is two lines: the first cell, then the others, with the actions at the end. */
const twoLines = {
  [`${table} > thead`]: { display: 'none' },
  [`${table}, ${table} > tbody`]: { display: 'block' },
  [row]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: 8,
    padding: '8px 12px',
    borderBottom: line,
  },
  [`${cell}, ${table}.compact > tbody > tr > td`]: {
    display: 'block',
    height: 'auto',
    border: 0,
    padding: 0,
    gridColumn: 1,
    fontSize: 13,
    overflowWrap: 'anywhere',
    textAlign: 'start',
    ...secondary,
  },
  [`${cell}:first-of-type`]: { fontSize: 14, fontWeight: 600, ...primary },
  [`${cell}:empty`]: { display: 'none' },
  [`${cell}.actions`]: { gridColumn: 2, gridRow: '1 / span 6', alignSelf: 'center' },
} as const;

/** The same where rows can be selected: the box stands before both lines. */
const selectable = `${row}:has(> .selection)`;
const selectableLines = {
  [selectable]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto' },
  [`${selectable} > td`]: { gridColumn: 2 },
  [`${selectable} > td.selection`]: {
    gridColumn: 1,
    gridRow: '1 / span 6',
    alignSelf: 'center',
    width: 'auto',
  },
  [`${selectable} > td:nth-of-type(2)`]: { fontSize: 14, fontWeight: 600, ...primary },
  [`${selectable} > td.actions`]: { gridColumn: 3 },
} as const;

/**
 * On a phone, a row that opens in place: its `first-line` cells, then the others one after another
 * in a second line, with the button that opens it at the start of both. What is `wide-only` is left
 * out, and a `takes-rest` cell is cut where the line ends.
 */
const opening = `${row}:has(> .first-line)`;
const openingLines = {
  [opening]: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: 8,
    position: 'relative',
    paddingLeft: 40,
  },
  [`${opening}::after`]: { content: '""', order: 2, flexBasis: '100%' },
  [`${opening} > td`]: { order: 3, fontSize: 13, fontWeight: 400, ...secondary },
  [`${opening} > td.first-line`]: { order: 1, fontWeight: 600, ...primary },
  [`${opening} .wide-only`]: { display: 'none' },
  // Words beside an icon that says the same are for screen readers only.
  [`${opening} .words`]: hidden,
  [`${opening} > td.goes-to::before`]: { content: '"→" / ""', marginRight: 8, ...secondary },
  [`${opening} > td.goes-to`]: { display: 'flex' },
  [`${opening} > td.takes-rest`]: {
    flex: '1 1 0',
    minWidth: 0,
    overflow: 'hidden',
    whiteSpace: 'nowrap',
  },
  [`${opening} .open-button`]: { position: 'absolute', left: 12, top: 12 },
  [`${row}.opened`]: { display: 'block', padding: '0 12px' },
  [`${row}.group`]: { display: 'block', padding: 0 },
  [`${row}.group > th`]: { display: 'flex', alignItems: 'center', border: 0 },
  [`${row}.opened > td:first-of-type`]: { fontSize: 14, fontWeight: 400 },
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
  },
  '@media (max-width: 599.95px)': { ...twoLines, ...selectableLines, ...openingLines },
} as const;
