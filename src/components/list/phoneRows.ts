import { cutName } from '../plain/cutName';
import { cell, hidden, line, primary, row, secondary, table } from './tableParts';

/**
 * On a phone a row is two lines: the first cell, with its state and the menu at the end of the line,
 * then the others one after another, each behind the head of its column.
 */
const isClosed = ':not(:has(> .first-line), .opened, .group)';
const closed = `${row}${isClosed}`;
/** The cell that names the record: the first one beside the box. */
const first = ':is(:first-of-type:not(.selection), .selection + td)';
/** The same in a table with links to other records, be they on their way. */
const linking = `${table}:has(.cell-link, .other-name, .links) > tbody > tr${isClosed}`;
const middle = { position: 'absolute', top: '50%', transform: 'translateY(-50%)' } as const;
/** The room of the menu at the end of the first line. */
const besideMenu = 44;
const twoLines = {
  [`${table} > thead`]: { display: 'none' },
  [`${table}, ${table} > tbody`]: { display: 'block' },
  [row]: { padding: '8px 12px', borderBottom: line },
  [closed]: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: 12,
    position: 'relative',
    minHeight: 44,
  },
  // Links on consecutive lines get 24 px each.
  [linking]: { rowGap: 8 },
  // The break between its lines counts as a line.
  [`${linking}:has(> .beside-name)`]: { rowGap: 4 },
  [`${row} :is(.row-link, .cell-link)`]: { paddingBlock: 5 },
  [`${cell}, ${table}.compact > tbody > tr > td`]: {
    display: 'block',
    height: 'auto',
    border: 0,
    padding: 0,
    minWidth: 0,
    fontSize: 13,
    overflowWrap: 'anywhere',
    textAlign: 'start',
    ...secondary,
  },
  [`${cell}${first}`]: { fontSize: 14, fontWeight: 600, ...primary },
  [`${closed} > td${first}`]: { flexBasis: '100%', paddingInlineEnd: besideMenu },
  [`${closed}:has(> .beside-name) > td${first}`]: {
    // Keeps its words; a longer one breaks at the end of a line of its own.
    flex: '1 1 min-content',
    maxWidth: `calc(100% - ${besideMenu}px)`,
    overflowWrap: 'break-word',
    paddingInlineEnd: 0,
  },
  [`${closed}:has(> .beside-name)::after`]: { content: '""', order: 2, flexBasis: '100%' },
  [`${closed}:has(> .beside-name) > td:not(${first}, .selection, .beside-name)`]: { order: 3 },
  [`${closed}:has(> .beside-name) > td${first}, ${closed} > td.beside-name`]: {
    order: 1,
    alignSelf: 'center',
  },
  [`${closed} > td.beside-name`]: { paddingInlineEnd: besideMenu },
  // A state and an address say what they are.
  [`${closed} > td[data-head]:not(${first}, .beside-name, .says-itself)::before`]: {
    content: 'attr(data-head)',
    color: 'var(--mui-palette-text-secondary)',
  },
  // An address says what it is, and is read to its end.
  [`${closed} > td.takes-rest`]: { flexBasis: '100%' },
  [`${closed} > td[data-head].takes-rest:not(${first})::before`]: { content: 'none' },
  [`${closed} > td.takes-rest > .one-line`]: {
    whiteSpace: 'normal',
    fontSize: 12,
    letterSpacing: '-0.01em',
  },
  // The name of another record comes later: its line is there before, however long the name will be.
  [`${closed} > td.other-name`]: {
    display: 'flex',
    alignItems: 'center',
    gap: 4,
    flexBasis: '100%',
    overflowWrap: 'normal',
  },
  [`${closed} > td.other-name::before`]: { flex: 'none', maxWidth: '100%' },
  [`${closed} > td.other-name > span`]: { minWidth: 0 },
  // Its end is cut, but not the room that a finger needs above and below it.
  [`${closed} > td.other-name [dir]`]: {
    paddingBlock: 5,
    marginBlock: -5,
    minWidth: 0,
    ...cutName,
  },
  [`${cell}:empty, ${cell}.not-on-phone`]: { display: 'none' },
  // Their middle is that of the first line, however large a pointer needs them.
  [`${cell}.actions`]: {
    position: 'absolute',
    top: 8,
    insetInlineEnd: 4,
    display: 'flex',
    alignItems: 'center',
    height: 20,
  },
  // What is one word is read in one line, which it needs to itself.
  [`${closed} > td.whole-line${first}`]: { fontSize: 13, paddingInlineEnd: 0 },
  [`${closed}:has(> .whole-line) > td.actions`]: { top: 'auto', bottom: 8 },
  // Aligns states and buttons of all rows.
  [`${closed} .with-button`]: {
    display: 'inline-grid',
    gridTemplateColumns: 'minmax(min(164px, 36vw), 1fr) auto',
    gap: 8,
  },
  // What is higher than a line of words does not make the first line higher.
  [`${closed} > td.beside-name :is(.plain-switch, .text-button)`]: { marginBlock: -5 },
} as const;

/** The same where rows can be selected: the box stands before both lines. */
const selectable = `${row}:has(> .selection)`;
const selectableLines = {
  [selectable]: { paddingInlineStart: 44 },
  [`${selectable} > td.selection`]: { ...middle, insetInlineStart: 12, width: 'auto' },
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
    paddingInlineStart: 40,
  },
  [`${opening}::after`]: { content: '""', order: 2, flexBasis: '100%' },
  [`${opening} > td`]: { order: 3, fontSize: 13, fontWeight: 400, ...secondary },
  [`${opening} > td.first-line`]: { order: 1, fontWeight: 600, ...primary },
  [`${opening} .wide-only`]: { display: 'none' },
  // Words beside an icon that says the same are for screen readers only.
  [`${opening} .words`]: hidden,
  [`${opening} > td.goes-to::before`]: {
    content: '"→" / ""',
    transform: 'scaleX(var(--ahead))',
    marginInlineEnd: 8,
    ...secondary,
  },
  [`${opening} > td.goes-to`]: { display: 'flex' },
  [`${opening} .call-time`]: { display: 'flex', gap: 6 },
  [`${opening} > td > .call-status`]: { flexWrap: 'nowrap', minWidth: 0 },
  [`${opening} > td > .call-status > .state-label`]: { maxWidth: '100%' },
  [`${opening} > td.takes-rest`]: {
    // Wraps where less than a few letters would be left of it.
    flex: '1 1 72px',
    minWidth: 0,
    overflow: 'hidden',
    whiteSpace: 'nowrap',
  },
  [`${opening} .open-button`]: { position: 'absolute', insetInlineStart: 12, top: 12 },
  [`${row}.opened`]: { display: 'block', padding: '0 12px' },
  [`${row}.group`]: { display: 'block', padding: 0 },
  [`${row}.group > th`]: {
    display: 'flex',
    alignItems: 'center',
    height: 'auto',
    minHeight: 32,
    border: 0,
  },
  [`${row}.opened > td:first-of-type`]: { fontSize: 14, fontWeight: 400 },
} as const;

/** The rows of every list on a phone. */
export const phoneRows = { ...twoLines, ...selectableLines, ...openingLines } as const;
