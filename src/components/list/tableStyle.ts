import type { SxProps, Theme } from '@mui/material/styles';

/** Selects within the list's own table only: an expanded row may show other tables. */
const own = (selector: string) => `& ${selector}:where(:not(.panel *))`;

const actionsOnHover = {
  '& .row-actions': { opacity: { xs: 1, md: 0 } },
  '& tr:hover .row-actions, & tr:focus-within .row-actions': { opacity: 1 },
  '@media (hover: none)': { '& .row-actions': { opacity: 1 } },
};

/** On a phone a row is two lines: the first cell, then the others, with the actions at the end. */
const twoLines = {
  [own('thead')]: { display: 'none' },
  [`${own('table')}, ${own('tbody')}`]: { display: 'block' },
  [own('tbody tr')]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: 2,
    padding: '8px 12px',
    borderBottom: '1px solid var(--mui-palette-divider)',
  },
  [own('tbody td')]: {
    display: 'block',
    height: 'auto',
    border: 0,
    padding: 0,
    gridColumn: 1,
    color: 'text.secondary',
    fontSize: 13,
    overflowWrap: 'anywhere',
    textAlign: 'start',
  },
  [own('tbody td:first-of-type')]: { color: 'text.primary', fontSize: 14, fontWeight: 600 },
  [own('tbody td .MuiTypography-body2')]: { fontSize: 'inherit' },
  [own('tbody td:empty')]: { display: 'none' },
  [own('tbody td:last-of-type:has(.row-actions)')]: {
    gridColumn: 2,
    gridRow: '1 / span 6',
    alignSelf: 'center',
  },
};

/** The same where rows can be selected: the box stands before both lines. */
const selectableLines = {
  '& tbody tr:has(> .selection)': {
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    '& > td': { gridColumn: 2 },
    '& > td.selection': {
      gridColumn: 1,
      gridRow: '1 / span 6',
      alignSelf: 'center',
      width: 'auto',
    },
    '& > td:nth-of-type(2)': { color: 'text.primary', fontSize: 14, fontWeight: 600 },
    '& > td:last-of-type:has(.row-actions)': { gridColumn: 3 },
  },
};

/**
 * On a phone, a row that opens in place: its `first-line` cells, then the others one after another
 * in a second line, with the button that opens it at the start of both. What is `wide-only` is left
 * out, and a `takes-rest` cell is cut where the line ends.
 */
const openingLines = {
  '& tbody tr:has(> .first-line)': {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: 2,
    position: 'relative',
    paddingLeft: '40px',
    '&::after': { content: '""', order: 2, flexBasis: '100%' },
    '& > td': {
      order: 3,
      color: 'text.secondary',
      fontSize: 13,
      fontWeight: 400,
      textAlign: 'start',
    },
    '& > td.first-line': { order: 1, color: 'text.primary', fontWeight: 600 },
    '& .wide-only': { display: 'none' },
    // Words beside an icon that says the same are for screen readers only.
    '& .words': { position: 'absolute', clipPath: 'inset(50%)', whiteSpace: 'nowrap' },
    '& > td.takes-rest': { flex: '1 1 0', minWidth: 0, overflow: 'hidden', whiteSpace: 'nowrap' },
    '& .open-button': { position: 'absolute', left: '8px', top: '12px' },
  },
  '& tbody tr.opened': { display: 'block', padding: '0 12px' },
  '& tbody tr.opened > td:first-of-type': { color: 'text.primary', fontSize: 14, fontWeight: 400 },
};

/** How every table looks: 40 px rows (32 compact), sticky head, two-line rows on a phone. */
export const tableStyle = (isCompact: boolean): SxProps<Theme> => ({
  '& .RaDataTable-tableWrapper': { overflowX: 'auto', containerType: 'inline-size' },
  '& .RaDataTable-table': { tableLayout: 'auto' },
  [own('thead th')]: { position: 'sticky', top: 0, zIndex: 1 },
  [own('tbody td')]: { height: isCompact ? 32 : 40, paddingTop: 0, paddingBottom: 0 },
  '& tbody tr.RaDataTable-clickableRow': { cursor: 'pointer' },
  [own('tbody tr:last-of-type td')]: { borderBottom: 0 },
  [own('tbody tr:hover')]: { backgroundColor: 'var(--mui-palette-action-hover)' },
  // The panel of an expanded row is not clickable, and as high as its content.
  '& tbody tr.opened': { cursor: 'auto', backgroundColor: 'transparent' },
  '& tbody tr.opened > td': { height: 'auto' },
  // As wide as the visible part of a table that scrolls sideways.
  '& tbody tr.opened .panel': {
    position: 'sticky',
    left: 12,
    width: 'calc(100cqi - 24px)',
    paddingBlock: '8px',
  },
  '& .selection': { width: 40, paddingRight: 0 },
  [`${own('th:last-of-type')}, ${own('td:last-of-type')}`]: { paddingRight: 2 },
  ...actionsOnHover,
  // A long word does not widen its column at the cost of the others.
  '@media (min-width: 600px)': {
    [own('tbody tr:not(.opened) > td:not(.takes-rest)')]: {
      maxWidth: 280,
      overflowWrap: 'break-word',
    },
  },
  '@media (max-width: 599.95px)': { ...twoLines, ...selectableLines, ...openingLines },
});
