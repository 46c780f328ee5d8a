import Box from '@mui/material/Box';
import { FieldTitle } from 'ra-core';

/** Rows of inputs that are lines of a table where there is room, and small forms where there is none. */
export interface Lines {
  /** The at-rule of the room that lines need: of the window, or of the box around the rows. */
  from: string;
  columns: readonly {
    /** A key or a text. */
    label: string;
    /** As a grid has it. */
    width: string;
    isRequired?: boolean;
  }[];
}

export const columnsOf = ({ columns }: Lines): string =>
  columns.map(({ width }) => width).join(' ');

/** Hides the label of an input whose column has a head; screen readers still get it. */
export const headedStyle = {
  '& .MuiInputLabel-root, & .MuiFormControlLabel-label': {
    position: 'absolute',
    clipPath: 'inset(50%)',
  },
} as const;

/** The heads of the columns, once for all rows; each input keeps its label for screen readers. */
export const LineHeads = ({ lines, sx }: { lines: Lines; sx?: object }) => (
  <Box
    aria-hidden
    sx={{
      display: 'none',
      [lines.from]: { display: 'grid' },
      gridTemplateColumns: columnsOf(lines),
      columnGap: 2,
      alignItems: 'end',
      pb: 1,
      fontSize: 12,
      fontWeight: 600,
      lineHeight: 16 / 12,
      color: 'text.secondary',
      '& span > [aria-hidden]': { color: 'error.main' },
      ...sx,
    }}
  >
    {lines.columns.map(({ label, isRequired }) => (
      <Box key={label} sx={{ minWidth: 0 }}>
        <FieldTitle label={label} isRequired={isRequired} />
      </Box>
    ))}
  </Box>
);
