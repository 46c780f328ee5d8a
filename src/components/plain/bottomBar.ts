import { clearOf, clearOfCaret } from './clearOf';

/** A bar below everything that is always in sight. */
export const bottomBar = {
  position: 'sticky',
  bottom: 8,
  zIndex: 2,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  mt: 3,
  borderRadius: 2,
  boxShadow: '0 4px 16px rgb(0 0 0 / 0.16)',
  ...clearOf('Bottom', '120px'),
  ...clearOfCaret('Bottom'),
} as const;
