import { mono } from '../../theme';

const state = (name: string, colour: string) => ({
  [`.state-label.${name} > .icon`]: { color: `var(--mui-palette-${colour})` },
});

/**
 * How plain elements look, written once for the whole document: a style of its own for each of the
 * hundreds on a page costs more than the elements themselves.
 */
export const plainStyle = {
  // The text direction, as a factor for transforms.
  ':root': { '--ahead': 1 },
  ':root[dir=rtl]': { '--ahead': -1 },
  '.icon': {
    width: '1.25rem',
    height: '1.25rem',
    fill: 'currentColor',
    flex: 'none',
    display: 'block',
  },
  // An arrow along the line.
  '.ahead': { transform: 'scaleX(var(--ahead))' },
  '.plain-switch': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 10,
    verticalAlign: 'middle',
    cursor: 'pointer',
  },
  '.plain-switch > input': {
    appearance: 'none',
    position: 'relative',
    flex: 'none',
    width: 26,
    height: 10,
    // The thumb stands out of the track, but not out of the column.
    margin: 0,
    marginBlock: 7,
    marginInline: '3px 4px',
    borderRadius: 7,
    // As MUI's switch: the track is fainter than the thumb.
    backgroundColor: 'color-mix(in srgb, var(--mui-palette-text-primary) 38%, transparent)',
    cursor: 'inherit',
    transition: 'background-color 150ms',
  },
  '.plain-switch > input::before': {
    content: '""',
    position: 'absolute',
    top: -3,
    insetInlineStart: -3,
    width: 16,
    height: 16,
    borderRadius: '50%',
    backgroundColor: '#fff',
    // White on white has an edge of its own.
    border: '1px solid var(--mui-palette-text-secondary)',
    boxShadow: '0 1px 3px rgb(0 0 0 / 40%)',
    transition: 'transform 150ms',
  },
  '.plain-switch > input:checked': {
    backgroundColor: 'rgba(var(--mui-palette-primary-mainChannel) / 0.5)',
  },
  '.plain-switch > input:checked::before': {
    transform: 'translateX(calc(16px * var(--ahead)))',
    backgroundColor: 'var(--mui-palette-primary-main)',
    borderColor: 'transparent',
  },
  '.plain-switch > input:disabled': { opacity: 0.5, cursor: 'default' },
  '.setup-step': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: 12,
    padding: '10px 0',
    borderTop: '1px solid var(--mui-palette-divider)',
  },
  '.setup-step > .icon': { color: 'var(--mui-palette-text-disabled)' },
  '.setup-step[data-done=true] > .icon': { color: 'var(--mui-palette-success-main)' },
  // Forced colours take backgrounds away: the browser's own box says on and off.
  '@media (forced-colors: active)': {
    '.plain-switch > input': { appearance: 'auto', width: 'auto', height: 'auto' },
    '.plain-switch > input::before': { content: 'none' },
  },
  // What can be done about a message goes below its words where both do not fit beside each other.
  '.MuiAlert-root': { flexWrap: 'wrap' },
  '.MuiAlert-message': { flex: '1 1 180px' },
  '.MuiAlert-action > .MuiButton-root': { whiteSpace: 'nowrap' },
  // Numbers, addresses and codes run left to right in every language.
  '.mono, textarea.mono': { ...mono, fontSize: 13 },
  '.one-line': {
    display: 'block',
    maxWidth: '100%',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '.webhook-address': { display: 'flex', minWidth: 0, maxWidth: 440, whiteSpace: 'pre' },
  '.webhook-address > *': { overflow: 'hidden', textOverflow: 'ellipsis', minWidth: 0 },
  // Hosts are alike: the path is cut only once nothing is left of them.
  '.webhook-address > .muted': { flexShrink: 1000, minWidth: '9ch' },
  '@media (min-width: 900px)': { '.one-line': { maxWidth: 440 } },
  '@media (max-width: 599.95px)': { '.not-on-phone': { display: 'none' } },
  '.short-sid': { display: 'inline-flex', alignItems: 'center', gap: 2, whiteSpace: 'nowrap' },
  '.states': {
    display: 'inline-flex',
    flexWrap: 'wrap',
    columnGap: 12,
    verticalAlign: 'top',
  },
  '.state-label': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 4,
    // Aligned with the text of the other cells.
    verticalAlign: 'top',
    minWidth: 0,
    maxWidth: '100%',
  },
  '.state-label > .icon': { width: '1rem', height: '1rem' },
  // A row is as high as the others.
  'td .state-label': { whiteSpace: 'nowrap' },
  '.state-label > span': { overflow: 'hidden', textOverflow: 'ellipsis' },
  ...state('normal', 'text-disabled'),
  ...state('on', 'success-main'),
  ...state('off', 'text-secondary'),
  ...state('warning', 'warning-main'),
  ...state('error', 'error-main'),
  ...state('info', 'info-main'),
  '.skeleton-row': {
    height: 40,
    display: 'flex',
    alignItems: 'center',
    gap: 24,
    padding: '0 12px',
    borderBottom: '1px solid var(--mui-palette-divider)',
  },
  '.skeleton-row > i': {
    width: '24%',
    height: 12,
    borderRadius: 4,
    backgroundColor: 'color-mix(in srgb, var(--mui-palette-text-primary) 11%, transparent)',
    animation: 'skeleton 2s ease-in-out 0.5s infinite',
  },
  '.skeleton-row > i:nth-of-type(2)': { width: '32%' },
  '.skeleton-row > i:nth-of-type(3)': { width: '16%' },
  '@keyframes skeleton': { '50%': { opacity: 0.4 } },
  '.muted': { color: 'var(--mui-palette-text-secondary)' },
  '.nowrap': { whiteSpace: 'nowrap' },
} as const;
