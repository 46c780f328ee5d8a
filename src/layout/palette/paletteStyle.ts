import { cutName } from '../../components/plain/cutName';

const line = '1px solid var(--mui-palette-divider)';
const secondary = 'var(--mui-palette-text-secondary)';

/** The palette stands near the top and keeps its height: nothing moves while it is searched. */
export const paletteStyle = {
  '& .MuiDialog-container': { alignItems: 'flex-start' },
  '& .MuiDialog-paper': {
    width: 640,
    maxWidth: 'calc(100% - 16px)',
    margin: { xs: '8px', md: '12vh 8px 8px' },
  },
  '& .search': {
    display: 'flex',
    alignItems: 'center',
    gap: '12px',
    height: 52,
    px: 4,
    borderBottom: line,
    color: secondary,
  },
  '& .search > .icon': { flex: 'none', width: '1.25rem', height: '1.25rem' },
  '& .search > input': {
    flex: 1,
    minWidth: 0,
    height: '100%',
    padding: 0,
    border: 0,
    outline: 0,
    background: 'none',
    font: 'inherit',
    // Smaller letters make phones zoom in.
    fontSize: 16,
    color: 'text.primary',
  },
  '& .search > input::placeholder': { opacity: 1, color: secondary },
  '& .search > .state': { fontSize: 12 },
  '& kbd': {
    padding: '1px 6px',
    border: line,
    borderRadius: '4px',
    fontFamily: 'inherit',
    fontSize: 11,
  },
  '@media (hover: none)': { '& kbd': { display: 'none' } },
  '& .body': { height: 'min(400px, 60vh)' },
  '& ul': { listStyle: 'none', m: 0, p: 0 },
  '& .items': { boxSizing: 'border-box', height: '100%', overflow: 'auto', p: 2, pt: 0 },
  '& .heading': { p: '12px 8px 4px', fontSize: 12, fontWeight: 600, color: secondary },
  '& [role=option]': {
    display: 'flex',
    alignItems: 'center',
    gap: '12px',
    minHeight: 36,
    boxSizing: 'border-box',
    padding: '6px 8px',
    borderRadius: '6px',
    fontSize: 14,
    cursor: 'pointer',
  },
  '& [role=option] > .icon': {
    flex: 'none',
    width: '1.125rem',
    height: '1.125rem',
    color: secondary,
  },
  '& [role=option] > .label': cutName,
  '& [role=option] > .detail': {
    marginInlineStart: 'auto',
    maxWidth: '50%',
    ...cutName,
    fontSize: 12,
    color: secondary,
  },
  '& [role=option].Mui-focused': { bgcolor: 'action.selected' },
} as const;
