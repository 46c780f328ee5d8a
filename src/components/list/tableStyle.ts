import type { SxProps, Theme } from '@mui/material/styles';

const actionsOnHover = {
  '& .row-actions': { opacity: { xs: 1, md: 0 } },
  '& tr:hover .row-actions, & tr:focus-within .row-actions': { opacity: 1 },
  '@media (hover: none)': { '& .row-actions': { opacity: 1 } },
};

/** On a phone a row is two lines: the first cell, then the others, with the actions at the end. */
const twoLines = {
  '& thead': { display: 'none' },
  '& table, & tbody': { display: 'block' },
  '& tbody tr': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: 2,
    padding: '8px 12px',
    borderBottom: '1px solid var(--mui-palette-divider)',
  },
  '& tbody td': {
    display: 'block',
    height: 'auto',
    border: 0,
    padding: 0,
    gridColumn: 1,
    color: 'text.secondary',
    fontSize: 13,
    overflowWrap: 'anywhere',
  },
  '& tbody td:first-of-type': { color: 'text.primary', fontSize: 14, fontWeight: 600 },
  '& tbody td .MuiTypography-body2': { fontSize: 'inherit' },
  '& tbody td:empty': { display: 'none' },
  '& tbody td:last-of-type:has(.row-actions)': {
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

/** How every table looks: 40 px rows (32 compact), sticky head, two-line rows on a phone. */
export const tableStyle = (isCompact: boolean): SxProps<Theme> => ({
  '& .RaDataTable-tableWrapper': { overflowX: 'auto' },
  '& .RaDataTable-table': { tableLayout: 'auto' },
  '& thead th': { position: 'sticky', top: 0, zIndex: 1 },
  '& tbody td': { height: isCompact ? 32 : 40, paddingTop: 0, paddingBottom: 0 },
  '& tbody tr.RaDataTable-clickableRow': { cursor: 'pointer' },
  '& tbody tr:last-of-type td': { borderBottom: 0 },
  '& tbody tr:hover': { backgroundColor: 'var(--mui-palette-action-hover)' },
  '& .selection': { width: 40, paddingRight: 0 },
  '& th:last-of-type, & td:last-of-type': { paddingRight: 2 },
  ...actionsOnHover,
  '@media (max-width: 599.95px)': { ...twoLines, ...selectableLines },
});
