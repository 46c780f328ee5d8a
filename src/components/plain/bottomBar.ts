/** A bar below everything that is always in sight: what has the focus is never behind it. */
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
  'html:has(&)': { scrollPaddingBottom: 120 },
} as const;
