import { tightScreen } from '../plain/screens';

const border = '1px solid var(--mui-palette-divider)';
const secondary = { color: 'var(--mui-palette-text-secondary)' };
const hidden = { display: 'none' };

/** The filters of a list: one row of fields and tools, then chips. */
export const filterStyle = {
  '.filter-row': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: 8,
    marginBottom: 12,
    alignItems: 'center',
  },
  // Wraps as one group.
  '.list-tools': { display: 'flex', alignItems: 'center', gap: 8, marginInlineStart: 'auto' },
  '.filters': { display: 'contents' },
  '.filter-toggle': { position: 'relative', display: 'none' },
  '.filter-toggle[aria-expanded=true]': { color: 'var(--mui-palette-primary-main)' },
  '.filter-toggle[data-count]::after': {
    content: 'attr(data-count) / ""',
    position: 'absolute',
    top: 0,
    insetInlineEnd: 0,
    minWidth: 16,
    borderRadius: 8,
    fontSize: 11,
    lineHeight: '16px',
    color: 'var(--mui-palette-primary-contrastText)',
    backgroundColor: 'var(--mui-palette-primary-main)',
  },
  // Chips get a line of their own, so the row above doesn't move.
  '.active-filters': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 8 },
  '.active-filters:has(> .filter-chip)': { order: 2, flexBasis: '100%' },
  '.filter-chip': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 2,
    maxWidth: '100%',
    minHeight: 30,
    boxSizing: 'border-box',
    paddingInline: '10px 4px',
    border,
    borderRadius: 6,
    fontSize: 13,
    backgroundColor: 'var(--mui-palette-action-hover)',
  },
  '.filter-chip > span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  // Looks like the other fields of the row.
  '.filter-button': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 6,
    boxSizing: 'border-box',
    flex: 'none',
    height: '2.25rem',
    margin: 0,
    padding: '0 12px',
    border: '1px solid color-mix(in srgb, var(--mui-palette-text-primary) 42%, transparent)',
    borderRadius: 6,
    font: 'inherit',
    fontSize: 14,
    backgroundColor: 'var(--mui-palette-background-paper)',
    cursor: 'pointer',
    ...secondary,
  },
  '.filter-button:hover': {
    borderColor: 'var(--mui-palette-text-primary)',
    color: 'var(--mui-palette-text-primary)',
  },
  '.filter-button > .icon': { width: '1.125rem', height: '1.125rem' },
  '.filter-popup': {
    boxSizing: 'border-box',
    width: '20rem',
    marginTop: 4,
    border,
    boxShadow: '0 4px 16px rgb(0 0 0 / 16%)',
  },
  '.more-filters': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 12,
    padding: 16,
  },
  '.named-field > span': { display: 'block', marginBottom: 4, fontSize: 13, fontWeight: 500 },
  '.named-field > :last-child': { width: '100%', maxWidth: 'none' },
  [`@media ${tightScreen}`]: {
    '.filter-toggle': { display: 'inline-flex' },
    // Hidden where search is the only filter.
    '.filter-row:not(:has(> .filters > :not(.search-field))) > .filter-toggle': hidden,
    '.filter-row:not(.open) > .filters > :not(.search-field)': hidden,
    '.filter-row.open > .filters > :not(.search-field)': { flex: '1 0 30%', maxWidth: 'none' },
    '.filters > .named-field > span': hidden,
  },
  '@media (max-width: 599.95px)': {
    '.list-tools > .labelled > span': hidden,
    // The field's own button does the same, and nothing moves when the first letter is typed.
    '.active-filters.of-search': hidden,
    '.filter-row.open > .filters > :not(.search-field)': { flexBasis: '100%' },
  },
} as const;
