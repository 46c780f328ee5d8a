import { cutName } from '../plain/cutName';

const border = 'color-mix(in srgb, var(--mui-palette-text-primary) 42%, transparent)';

/** A field of 36 px, as those of forms, and the search field of many choices that is made of it. */
export const comboboxStyle = {
  '.field': {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    boxSizing: 'border-box',
    height: '2.25rem',
    borderRadius: 6,
    fontSize: 14,
    color: 'var(--mui-palette-text-primary)',
    backgroundColor: 'var(--mui-palette-background-paper)',
    boxShadow: `inset 0 0 0 1px ${border}`,
    cursor: 'text',
  },
  '.field:hover': { boxShadow: 'inset 0 0 0 1px var(--mui-palette-text-primary)' },
  '.field:has(> input:disabled)': {
    boxShadow: 'inset 0 0 0 1px var(--mui-palette-action-disabled)',
    cursor: 'default',
  },
  '.field:focus-within': { boxShadow: 'inset 0 0 0 2px var(--mui-palette-primary-main)' },
  // Forced colours take shadows away.
  '@media (forced-colors: active)': {
    '.field': { border: '1px solid' },
    '.field:focus-within': { outline: '2px solid Highlight' },
  },
  '.field > input': {
    flex: 1,
    boxSizing: 'border-box',
    minWidth: 0,
    height: '100%',
    padding: '8px 12px',
    border: 0,
    outline: 0,
    background: 'none',
    font: 'inherit',
    color: 'inherit',
    textOverflow: 'ellipsis',
  },
  '.field > input::placeholder': { opacity: 1, color: 'var(--mui-palette-text-secondary)' },
  // Chromium draws a second button to clear a search.
  '.field > input::-webkit-search-cancel-button': { display: 'none' },
  // Those who cannot change it read it all the same.
  '.field > input:disabled': { WebkitTextFillColor: 'var(--mui-palette-text-primary)' },
  '.field > .icon': { marginInlineStart: 12, color: 'var(--mui-palette-action-active)' },
  '.field > .plain-button': { marginInlineEnd: 4 },
  // Fixed widths: fields don't shrink when "Clear filters" appears.
  '.search-field': { flex: '0 1 210px', minWidth: 0 },
  '.combobox .arrow': { padding: 2, marginInlineEnd: 5 },
  '.combobox .arrow > .icon': { width: '1.5rem', height: '1.5rem' },
  '.combobox .arrow.open': { transform: 'rotate(180deg)' },
  '.combobox .clear': { padding: 4, marginInlineEnd: 0, visibility: 'hidden' },
  '.combobox:hover .clear, .combobox:focus-within .clear': { visibility: 'visible' },
  '@media (hover: none)': { '.combobox .clear': { visibility: 'visible' } },
  '.combobox.wide': { flex: 1, minWidth: 0 },
  '.combobox.filter': { flex: '0 1 200px', minWidth: 0 },
  // What is typed is seen: what stands beside the field wraps before that.
  '@media (max-width: 599.95px)': {
    '.search-field': { flex: '1 1 120px', minWidth: 120 },
  },
  '.combobox-popup': {
    overflow: 'auto',
    marginTop: 4,
    borderRadius: 6,
    fontSize: 14,
    lineHeight: 1.45,
    boxShadow: '0 0 0 1px var(--mui-palette-divider), 0 4px 16px rgb(0 0 0 / 16%)',
  },
  '.combobox-none': { padding: '14px 16px', color: 'var(--mui-palette-text-secondary)' },
  '.combobox-list': {
    position: 'relative',
    listStyle: 'none',
    margin: 0,
    padding: 0,
    maxHeight: '40vh',
    overflow: 'auto',
  },
  '.combobox-list > [role=option]': {
    boxSizing: 'border-box',
    minHeight: 34,
    padding: '6px 16px',
    ...cutName,
    cursor: 'pointer',
  },
  '.combobox-list > [role=option].Mui-focused': {
    backgroundColor: 'var(--mui-palette-action-hover)',
  },
  '.combobox-list > [role=option][aria-selected=true]': {
    backgroundColor:
      'rgba(var(--mui-palette-primary-mainChannel) / var(--mui-palette-action-selectedOpacity))',
  },
} as const;
