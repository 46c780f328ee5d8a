import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { ReactNode } from 'react';

interface ScrolledTableProps {
  label: string;
  /** From which height on it scrolls (px). */
  height: number;
  /** The cells above the columns. */
  head: ReactNode;
  /** The rows. */
  children: ReactNode;
}

/** A table in the midst of something else: it scrolls in a frame of its own, which the keyboard reaches. */
export const ScrolledTable = ({ label, height, head, children }: ScrolledTableProps) => (
  <Box
    role="region"
    aria-label={label}
    tabIndex={0}
    sx={{
      maxHeight: height,
      overflow: 'auto',
      border: '1px solid var(--mui-palette-divider)',
      borderRadius: 1.5,
    }}
  >
    <Table size="small" stickyHeader aria-label={label}>
      <TableHead>
        <TableRow>{head}</TableRow>
      </TableHead>
      <TableBody>{children}</TableBody>
    </Table>
  </Box>
);
