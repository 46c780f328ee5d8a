import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { EmptyState } from '../components/page/EmptyState';
import { ErrorPanel } from '../components/page/ErrorPanel';
import { TableSkeleton } from '../components/page/Skeletons';

interface OwnColumn<Row> {
  /** What stands above it, said in the language of the page. */
  label: string;
  cell: (row: Row) => ReactNode;
}

interface OwnRowsProps<Row> {
  /** What the table holds. */
  label: string;
  query: Pick<UseQueryResult<Row[]>, 'data' | 'error' | 'refetch'>;
  /** Tells the rows from each other. */
  keyOf: (row: Row) => string;
  columns: readonly OwnColumn<Row>[];
  /** What is said where there are none. */
  empty: { title: string; text?: string };
}

/** As the tables of lists; on a phone it is moved sideways by itself. */
const frameStyle = {
  overflowX: 'auto',
  border: '1px solid var(--mui-palette-divider)',
  borderRadius: 2,
  bgcolor: 'background.paper',
} as const;

/** The rows of an own page, each state included: waiting, refused, none, and the table. */
export function OwnRows<Row>({ label, query, keyOf, columns, empty }: OwnRowsProps<Row>) {
  const { data, error, refetch } = query;
  if (error) return <ErrorPanel error={error} onRetry={() => void refetch()} />;
  if (!data) return <TableSkeleton rows={3} />;
  if (data.length === 0) return <EmptyState {...empty} />;
  return (
    <Box role="region" aria-label={label} tabIndex={0} sx={frameStyle}>
      <Table aria-label={label}>
        <TableHead>
          <TableRow>
            {columns.map((column) => (
              <TableCell key={column.label}>{column.label}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {data.map((row) => (
            <TableRow key={keyOf(row)}>
              {columns.map((column) => (
                <TableCell key={column.label} sx={{ py: 2, overflowWrap: 'anywhere' }}>
                  {column.cell(row)}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}
