import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useMemo, useState } from 'react';
import { ScrolledTable } from '../../../components/page/ScrolledTable';
import type { FieldChange, RecordChange } from '../../../engines/configuration';
import { type Compared, doable, idOf } from './useCompared';
import { useRecordTitle } from './useRecordTitle';

/** Records that are drawn: of more, the filter finds the others. */
const mostRows = 300;

const Value = ({ value }: { value: unknown }) => {
  const translate = useTranslate();
  const isEmpty = value === undefined || value === null;
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return (
    <Box
      component="span"
      translate={isEmpty ? 'yes' : 'no'}
      className={isEmpty ? undefined : 'mono'}
      sx={{ overflowWrap: 'anywhere', color: isEmpty ? 'text.secondary' : undefined }}
    >
      {isEmpty ? translate('app.configFile.empty') : text}
    </Box>
  );
};

const FieldRow = ({ change }: { change: FieldChange }) => {
  const translate = useTranslate();
  const { path, before, after, fixed } = change;
  return (
    <TableRow>
      <TableCell sx={{ overflowWrap: 'anywhere' }}>
        {path}
        {fixed && (
          <Typography component="div" variant="body2" color="textSecondary">
            {translate(`app.configFile.fixed.${fixed}`)}
          </Typography>
        )}
      </TableCell>
      <TableCell>
        <Value value={before} />
      </TableCell>
      <TableCell>
        <Value value={after} />
      </TableCell>
    </TableRow>
  );
};

interface RecordRowsProps {
  change: RecordChange;
  title: string;
  isChosen: boolean;
  isLocked: boolean;
  onToggle?: (() => void) | undefined;
}

/** One record: what becomes of it, and each of its fields that differs. */
const RecordRows = ({ change, title, isChosen, isLocked, onToggle }: RecordRowsProps) => {
  const translate = useTranslate();
  const word = { make: 'new', extra: 'only', change: null }[change.what];
  return (
    <>
      <TableRow>
        <TableCell colSpan={3} sx={{ backgroundColor: 'action.hover', py: 1 }}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}>
            {onToggle && (
              <Checkbox
                size="small"
                checked={isChosen}
                disabled={isLocked}
                onChange={onToggle}
                slotProps={{ input: { 'aria-label': title } }}
              />
            )}
            <Box component="span" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
              {title}
            </Box>
            {word && (
              <Box component="span" sx={{ color: 'text.secondary' }}>
                {translate(`app.configFile.${word}`)}
              </Box>
            )}
          </Box>
        </TableCell>
      </TableRow>
      {change.fields.map((field) => (
        <FieldRow key={field.path} change={field} />
      ))}
    </>
  );
};

/** What is said of each field. */
const columns = ['field', 'before', 'after'] as const;

interface DifferenceTableProps {
  compared: Compared;
  isLocked: boolean;
  /** Undefined for those who may only look. */
  onChoose: ((chosen: ReadonlySet<RecordChange>) => void) | undefined;
}

/** What differs, record by record and field by field, with a check box for what can be done about it. */
export const DifferenceTable = ({ compared, isLocked, onChoose }: DifferenceTableProps) => {
  const translate = useTranslate();
  const titleOf = useRecordTitle();
  const [typed, setTyped] = useState('');
  const { work, chosen } = compared;
  const can = useMemo(() => new Set(doable({ work })), [work]);
  const { changes } = work.comparison;
  const wanted = typed.trim().toLowerCase();
  const found = changes.filter((change) =>
    `${titleOf(change.entry)} ${change.fields.map(({ path }) => path).join(' ')}`
      .toLowerCase()
      .includes(wanted),
  );
  const toggle = (change: RecordChange) => {
    const next = new Set(chosen);
    if (!next.delete(change)) next.add(change);
    onChoose?.(next);
  };
  if (changes.length === 0) return null;
  const open = found.filter((change) => can.has(change));
  const areAll = open.length > 0 && open.every((change) => chosen.has(change));
  const toggleAll = () => {
    const rest = [...chosen].filter((change) => !open.includes(change));
    onChoose?.(new Set(areAll ? rest : [...rest, ...open]));
  };
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}>
        <TextField
          size="small"
          label={translate('app.configFile.filter')}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        {onChoose && open.length > 0 && (
          <FormControlLabel
            control={
              <Checkbox size="small" checked={areAll} disabled={isLocked} onChange={toggleAll} />
            }
            label={translate('app.configFile.all')}
          />
        )}
      </Box>
      <ScrolledTable
        label={translate('app.configFile.differs', { smart_count: changes.length })}
        height={480}
        head={columns.map((name) => (
          <TableCell key={name}>{translate(`app.configFile.columns.${name}`)}</TableCell>
        ))}
      >
        {found.slice(0, mostRows).map((change) => (
          <RecordRows
            key={idOf(change)}
            change={change}
            title={titleOf(change.entry)}
            isChosen={chosen.has(change)}
            isLocked={isLocked}
            onToggle={onChoose && can.has(change) ? () => toggle(change) : undefined}
          />
        ))}
      </ScrolledTable>
      {found.length > mostRows && (
        <Typography variant="body2" color="textSecondary">
          {translate('app.configFile.more', { shown: mostRows, count: found.length })}
        </Typography>
      )}
      <Typography variant="body2" color="textSecondary">
        {translate('app.configFile.secrets')}
      </Typography>
    </>
  );
};
