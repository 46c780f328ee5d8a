import Box from '@mui/material/Box';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { memo, useMemo } from 'react';
import type { CheckedRow, RowFault } from '../../components/exchange/importing/checkRows';
import { StateLabel } from '../../components/fields/StateLabel';
import { useCount } from '../../components/fields/useCount';
import { FormSection } from '../../components/form/FormSection';
import { ErrorPanel } from '../../components/page/ErrorPanel';
import { ScrolledTable } from '../../components/page/ScrolledTable';
import { TableSkeleton } from '../../components/page/Skeletons';
import type { Importing } from '../../types/importing';
import { useColumnName } from './useColumnName';
import { useFaultText } from './useFaultText';
import type { OpenFile } from './useImportFile';

const text = (name: string) => `app.importing.${name}`;

const states = ['new', 'exists', 'duplicate', 'invalid'] as const;
const signs = { new: 'info', exists: 'off', duplicate: 'warning', invalid: 'error' } as const;
const order: Record<CheckedRow['state'], number> = { invalid: 0, duplicate: 1, new: 2, exists: 3 };

/** How many rows are drawn: the others are in the file of skipped ones. */
const mostShown = 100;

interface GridColumn {
  place: number;
  key: string;
  name: string;
  isSecret: boolean;
}

/** A value of the file with what is wrong with it. */
const ValueCell = ({ value, fault }: { value: string; fault: RowFault | undefined }) => {
  const faultText = useFaultText();
  return (
    <TableCell
      aria-invalid={fault ? true : undefined}
      sx={{ overflowWrap: 'anywhere', verticalAlign: 'top', minWidth: 120 }}
    >
      {value}
      {fault && <Box sx={{ color: 'error.main', fontSize: 12 }}>{faultText(fault.message)}</Box>}
    </TableCell>
  );
};

interface RowCellsProps {
  row: CheckedRow;
  columns: GridColumn[];
  /** How a column is called, by its key. */
  nameOfKey: (key: string | null) => string | undefined;
}

const RowCells = ({ row, columns, nameOfKey }: RowCellsProps) => {
  const translate = useTranslate();
  const faultText = useFaultText();
  // What the file has no cell for is told of the row.
  const others = row.faults.filter(
    ({ place }) => place === null || !columns.some((column) => column.place === place),
  );
  return (
    <TableRow>
      <TableCell align="right" sx={{ verticalAlign: 'top' }}>
        {row.row}
      </TableCell>
      <TableCell sx={{ verticalAlign: 'top', minWidth: 140 }}>
        <StateLabel state={signs[row.state]} label={translate(text(`states.${row.state}`))} />
        {others.map((fault) => (
          <Box key={`${fault.key}`} sx={{ color: 'error.main', fontSize: 12 }}>
            {faultText(fault.message, nameOfKey(fault.key))}
          </Box>
        ))}
      </TableCell>
      {columns.map(({ key, place, isSecret }) => {
        const value = row.cells[place] ?? '';
        return (
          <ValueCell
            key={key}
            value={isSecret && value ? '••••' : value.slice(0, 200)}
            fault={row.faults.find((fault) => fault.place === place)}
          />
        );
      })}
    </TableRow>
  );
};

interface CheckGridProps {
  file: OpenFile;
  importing: Importing;
  rows: CheckedRow[];
}

/**
 * The first rows, those with errors before the others, each value at its place. They stay as they are while
 * the rows are on their way.
 */
const CheckGrid = memo(function CheckGrid({ file, importing, rows }: CheckGridProps) {
  const translate = useTranslate();
  const countOf = useCount();
  const nameOf = useColumnName();
  const columns = file.keys.flatMap((key, place): GridColumn[] => {
    const column = importing.columns.find((one) => one.key === key);
    if (!column) return [];
    const { kind } = column;
    return [{ place, key: column.key, name: nameOf(column), isSecret: kind === 'secret' }];
  });
  const nameOfKey = (key: string | null) => {
    const column = importing.columns.find((one) => one.key === key);
    return column && nameOf(column);
  };
  const shown = useMemo(
    () =>
      [...rows]
        .sort((a, b) => order[a.state] - order[b.state] || a.row - b.row)
        .slice(0, mostShown),
    [rows],
  );
  return (
    <>
      <ScrolledTable
        label={translate(text('check.title'))}
        height={420}
        head={
          <>
            <TableCell align="right">{translate(text('check.row'))}</TableCell>
            <TableCell>{translate(text('check.becomes'))}</TableCell>
            {columns.map(({ key, name }) => (
              <TableCell key={key}>{name}</TableCell>
            ))}
          </>
        }
      >
        {shown.map((row) => (
          <RowCells key={row.row} row={row} columns={columns} nameOfKey={nameOfKey} />
        ))}
      </ScrolledTable>
      {rows.length > shown.length && (
        <Typography variant="body2" color="textSecondary">
          {translate(text('check.shown'), {
            shown: countOf(shown.length),
            total: countOf(rows.length),
          })}
        </Typography>
      )}
    </>
  );
});

interface CheckStepProps extends Omit<CheckGridProps, 'rows'> {
  rows: CheckedRow[] | undefined;
  error: unknown;
  onRetry: () => void;
}

/** What would become of each row: read and compared, and nothing sent. */
export const CheckStep = ({ rows, error, onRetry, ...grid }: CheckStepProps) => {
  const translate = useTranslate();
  const countOf = useCount();
  const counted = states
    .map((state) => ({ state, count: rows?.filter((row) => row.state === state).length ?? 0 }))
    .filter(({ count }) => count > 0)
    .map(({ state, count }) => translate(text(`counts.${state}`), { number: countOf(count) }));
  return (
    <FormSection
      title={translate(text('check.title'))}
      purpose={translate(text('check.purpose'))}
      isWide
    >
      {Boolean(error) && !rows && <ErrorPanel error={error} onRetry={onRetry} />}
      {!error && !rows && (
        <>
          <Typography role="status">{translate(text('check.waiting'))}</Typography>
          <TableSkeleton rows={4} />
        </>
      )}
      {rows && (
        <>
          <Typography role="status" sx={{ fontWeight: 600 }}>
            {counted.join(' · ')}
          </Typography>
          <CheckGrid rows={rows} {...grid} />
        </>
      )}
    </FormSection>
  );
};
