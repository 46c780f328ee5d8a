import Box from '@mui/material/Box';

/** The room of rows that are not drawn. */
export const RowGap = ({ height }: { height: number }) => (
  <Box component="li" aria-hidden sx={{ listStyle: 'none' }} style={{ height }} />
);
