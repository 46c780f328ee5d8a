/** A page with more sections than this has an index of them. */
const many = 4;

export const isLongForm = (sections: number): boolean => sections > many;

/** Where the index of a long form stands: beside its sections, on a wide screen. */
export const longFormStyle = {
  '@media (min-width: 1200px)': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) 9.5rem',
    columnGap: 8,
  },
} as const;

/** A section of a form: its title at the left, its inputs at the right; below each other on a phone. */
export const sectionStyle = {
  display: 'grid',
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    md: '212px minmax(0, 720px)',
  },
  columnGap: 8,
  rowGap: 3,
  py: 6,
} as const;
