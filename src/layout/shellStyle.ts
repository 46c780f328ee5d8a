import { cutName } from '../components/plain/cutName';
import { chosenInForcedColors } from '../theme/forcedColors';

const line = '1px solid var(--mui-palette-divider)';
const hover = { backgroundColor: 'var(--mui-palette-action-hover)' };
const secondary = { color: 'var(--mui-palette-text-secondary)' };
const primary = { color: 'var(--mui-palette-text-primary)' };

/** How much of the window's end the page keeps free of what has the focus (px); the menu stands beside it. */
const navReach = 80;

/** How the navigation looks. Nearly all of it stays as it is from one page to the next. */
export const shellStyle = {
  '.nav-frame': {
    display: 'flex',
    flexDirection: 'column',
    boxSizing: 'border-box',
    height: '100%',
    padding: 8,
    gap: 12,
    overflow: 'hidden',
  },
  '.nav-items': {
    flex: 1,
    overflowY: 'auto',
    overflowX: 'hidden',
    margin: '0 -4px',
    padding: '0 4px',
    scrollPaddingBottom: navReach,
  },
  // The page need not scroll for what gets the focus at the end of the menu; the menu itself does.
  '.nav-frame :is(a, button)': { scrollMarginBottom: -navReach },
  '.nav-row': { display: 'flex', alignItems: 'center', gap: 4 },
  '.nav-none': { flex: 1, minWidth: 0, padding: '0 10px', fontSize: 13, ...secondary },
  '.nav-row.collapsed': { flexDirection: 'column' },
  // Looks like the field that it opens.
  '.palette-entrance': {
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    boxSizing: 'border-box',
    flex: 'none',
    width: '100%',
    height: '2.125rem',
    margin: 0,
    padding: '0 10px',
    border: line,
    borderRadius: 9,
    background: 'none',
    font: 'inherit',
    fontSize: 14,
    textAlign: 'start',
    cursor: 'pointer',
    ...secondary,
  },
  '.palette-entrance:hover': { ...hover, ...primary },
  '.palette-entrance > .icon': { width: '1.125rem', height: '1.125rem' },
  '.palette-entrance > span': { flex: 1, minWidth: 0 },
  '.palette-entrance > kbd': { font: 'inherit', fontSize: 12, whiteSpace: 'nowrap' },
  // Touch devices usually have no keyboard.
  '@media (hover: none)': { '.palette-entrance > kbd': { display: 'none' } },
  '.nav-head': { justifyContent: 'space-between', minHeight: 36 },
  '.product-mark': {
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    padding: '0 6px',
    fontWeight: 700,
    fontSize: 15,
  },
  '.product-mark.collapsed': { padding: 0 },
  // A deployer's own.
  '.product-mark > img': { height: 24, maxWidth: '100%', objectFit: 'contain' },
  '.product-mark:not(.collapsed)': { minWidth: 0 },
  '.product-mark > span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '[data-theme=dark] .product-mark > img:first-of-type:not(:only-of-type), [data-theme=light] .product-mark > img + img':
    { display: 'none' },
  '.nav-list': {
    listStyle: 'none',
    margin: 0,
    padding: 0,
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: 2,
  },
  '.nav-heading': {
    margin: 0,
    padding: '16px 10px 4px',
    fontSize: 12,
    fontWeight: 600,
    lineHeight: 1.4,
    ...secondary,
  },
  '.nav-line': { border: 0, borderTop: line, margin: '8px 0' },
  '.nav-link': {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    gap: 12,
    minHeight: 34,
    boxSizing: 'border-box',
    padding: '4px 10px',
    borderRadius: 9,
    textDecoration: 'none',
    fontSize: 14,
    fontWeight: 500,
    overflow: 'hidden',
    overflowWrap: 'anywhere',
    ...secondary,
  },
  '.nav-link > .icon': { width: '1.125rem', height: '1.125rem', flex: 'none' },
  '.nav-name': { overflow: 'hidden', textOverflow: 'ellipsis' },
  '.nav-link:hover': { ...hover, ...primary },
  '.nav-link[aria-current=page]': {
    backgroundColor: 'var(--mui-palette-action-selected)',
    color: 'var(--mui-palette-primary-main)',
    ...chosenInForcedColors,
  },
  '.unread-badge': {
    boxSizing: 'border-box',
    minWidth: 18,
    padding: '0 4px',
    marginInlineStart: 'auto',
    borderRadius: 24,
    textAlign: 'center',
    fontSize: 11,
    fontWeight: 600,
    lineHeight: '18px',
    color: 'var(--mui-palette-primary-contrastText)',
    backgroundColor: 'var(--mui-palette-primary-main)',
  },
  '.unread-badge.collapsed': {
    position: 'absolute',
    top: 2,
    insetInlineEnd: 2,
    padding: '0 2px',
    minWidth: 16,
  },
  '.user-badge': {
    display: 'flex',
    alignItems: 'center',
    gap: 10,
    flex: 1,
    minWidth: 0,
    padding: 6,
    borderRadius: 9,
    textDecoration: 'none',
    ...primary,
  },
  '.user-badge:hover': hover,
  '.user-initial': {
    width: '1.75rem',
    height: '1.75rem',
    flex: 'none',
    borderRadius: '50%',
    display: 'grid',
    placeItems: 'center',
    fontSize: 13,
    fontWeight: 600,
    backgroundColor: 'var(--mui-palette-action-selected)',
    color: 'var(--mui-palette-primary-main)',
  },
  // The empty text behind the slash is what screen readers get.
  '.user-initial::before': { content: 'attr(data-initial) / ""' },
  '.user-texts': { minWidth: 0, lineHeight: 1.3 },
  '.user-texts > div': { ...cutName, whiteSpace: 'normal' },
  '.user-name': { fontSize: 13, fontWeight: 600 },
  '.user-scope': { fontSize: 12, ...secondary },
  // A focused element stays below the index of a long form, where that is above it.
  '@media (min-width: 600px) and (max-width: 1199.95px) and (min-height: 480px)': {
    'html:has([data-section-index])': { scrollPaddingTop: 52 },
  },
} as const;
