import { columnsOf, type Lines } from './Lines';

/** Beside the button that removes a row. */
export const headStyle = {
  paddingInlineEnd: '38px',
  borderBottom: '1px solid var(--mui-palette-divider)',
};

export const listStyle = (lines?: Lines) => ({
  m: 0,
  p: 0,
  display: 'grid',
  gap: 2,
  ...(lines && { [lines.from]: { gap: 0 } }),
});

/** The frame of a row: a box of its own, or a line of the table. */
export const boxStyle = (lines?: Lines) =>
  ({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    columnGap: 2,
    alignItems: 'start',
    p: 3,
    border: '1px solid var(--mui-palette-divider)',
    borderRadius: 1.5,
    '& > [data-remove]': { mt: '24px' },
    ...(lines && {
      [lines.from]: {
        px: 0,
        py: 1,
        borderWidth: '0 0 1px',
        borderRadius: 0,
        '& > [data-remove]': { mt: '3px' },
      },
    }),
  }) as const;

/** The inputs of a row: one above the other, or one line. */
export const contentStyle = (lines?: Lines) => ({
  display: 'grid',
  gap: lines ? 2 : 3,
  minWidth: 0,
  ...(lines && {
    [lines.from]: {
      gridTemplateColumns: columnsOf(lines),
      columnGap: 2,
      rowGap: 0,
      alignItems: 'start',
    },
  }),
});
