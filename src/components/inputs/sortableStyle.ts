/** The look of rows that can be moved, and of the one that is being dragged. */
export const sortableListStyle = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gap: 2,
} as const;

export const sortableRowStyle = {
  listStyle: 'none',
  display: 'grid',
  gridTemplateColumns: { xs: 'auto minmax(0, 1fr)', sm: 'auto minmax(0, 1fr) auto' },
  gridTemplateAreas: {
    xs: '"handle actions" "content content"',
    sm: '"handle content actions"',
  },
  columnGap: 2,
  rowGap: 2,
  alignItems: 'start',
  p: 2,
  border: '1px solid var(--mui-palette-divider)',
  borderRadius: 1.5,
  bgcolor: 'background.paper',
  '&.is-dragged': {
    zIndex: 1400,
    borderColor: 'primary.main',
    boxShadow: '0 6px 20px rgb(0 0 0 / 22%)',
    cursor: 'grabbing',
  },
} as const;

/** The handle and, beside it, which place the row has. */
export const placeStyle = {
  gridArea: 'handle',
  justifySelf: 'start',
  display: 'flex',
  alignItems: 'center',
  height: 36,
  minWidth: 40,
  color: 'text.secondary',
} as const;

export const handleStyle = {
  display: 'grid',
  placeItems: 'center',
  width: 24,
  height: 36,
  cursor: 'grab',
  touchAction: 'none',
  userSelect: 'none',
  WebkitUserSelect: 'none',
  'fieldset:disabled &': { visibility: 'hidden' },
} as const;

export const slotStyle = { gridArea: 'content', minWidth: 0 } as const;

export const actionsStyle = {
  gridArea: 'actions',
  justifySelf: 'end',
  display: 'flex',
  alignItems: 'center',
  minHeight: 36,
} as const;

/** For screen readers alone. */
export const spokenStyle = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
} as const;
