import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'ra-core';
import { memo } from 'react';
import { FormSection } from '../../components/form/FormSection';
import { listWords } from '../../domain/listWords';
import type { ImportColumn, Importing } from '../../types/importing';
import { useColumnName } from './useColumnName';
import { ignoredHeads, type OpenFile } from './useImportFile';

const text = (name: string) => `app.importing.columns.${name}`;

interface ColumnsStepProps {
  importing: Importing;
  file: OpenFile;
  isLocked: boolean;
  onKey: (place: number, key: string | null) => void;
  onHead: (hasHead: boolean) => void;
}

/** What is missing, ignored, and named twice. */
const Remarks = ({ importing, file }: Pick<ColumnsStepProps, 'importing' | 'file'>) => {
  const translate = useTranslate();
  const nameOf = useColumnName();
  const missing = importing.columns.filter(
    ({ key, isRequired }) => isRequired && !file.keys.includes(key),
  );
  const lower = file.head.map((name) => name.toLowerCase());
  const twice = file.head.filter(
    (name, place) => name && lower.indexOf(name.toLowerCase()) < place,
  );
  const ignored = ignoredHeads(file).filter((name) => !twice.includes(name));
  const says = [
    ...twice.map((name) => translate(text('twice'), { name })),
    ...(ignored.length > 0
      ? [translate(text('unknown'), { names: listWords(ignored, translate) })]
      : []),
  ];
  return (
    <>
      {missing.length > 0 && (
        <Alert severity="error" variant="outlined">
          {translate(text('missing'), { names: listWords(missing.map(nameOf), translate) })}
        </Alert>
      )}
      {says.length > 0 && (
        <Alert severity="info" variant="outlined" sx={{ overflowWrap: 'anywhere' }}>
          {says.map((one) => (
            <div key={one}>{one}</div>
          ))}
        </Alert>
      )}
    </>
  );
};

interface KeyInputProps {
  label: string;
  columns: readonly ImportColumn[];
  value: string | null;
  isLocked: boolean;
  onChange: (key: string | null) => void;
}

/** What one column of a file stands for. */
const KeyInput = ({ label, columns, value, isLocked, onChange }: KeyInputProps) => {
  const translate = useTranslate();
  const nameOf = useColumnName();
  return (
    <TextField
      select
      value={value ?? ''}
      disabled={isLocked}
      onChange={({ target }) => onChange(target.value || null)}
      slotProps={{ select: { native: true }, htmlInput: { 'aria-label': label } }}
      sx={{ minWidth: 180 }}
    >
      <option value="">{translate(text('none'))}</option>
      {columns.map((column) => (
        <option key={column.key} value={column.key}>
          {nameOf(column)}
        </option>
      ))}
    </TextField>
  );
};

/** What each column of a file stands for. */
export const ColumnsStep = memo(function ColumnsStep({
  importing,
  file,
  isLocked,
  onKey,
  onHead,
}: ColumnsStepProps) {
  const translate = useTranslate();
  const { head, keys, rows, hasHead, table } = file;
  const isSecret = (key: string | null | undefined) =>
    importing.columns.some((column) => column.key === key && column.kind === 'secret');
  const shownColumns = head.map((name, place) => ({
    id: `column ${place}`,
    name: name || translate(text('unnamed'), { number: place + 1 }),
    place,
  }));
  return (
    <FormSection title={translate(text('title'))} purpose={translate(text('purpose'))}>
      <Remarks importing={importing} file={file} />
      {table.format === 'csv' && (
        <FormControlLabel
          control={
            <Checkbox
              size="small"
              checked={hasHead}
              disabled={isLocked}
              onChange={({ target }) => onHead(target.checked)}
            />
          }
          label={translate('app.importing.file.head')}
        />
      )}
      <Box sx={{ overflow: 'auto' }}>
        <Table size="small" aria-label={translate(text('title'))}>
          <TableHead>
            <TableRow>
              <TableCell>{translate(text('column'))}</TableCell>
              <TableCell>{translate(text('first'))}</TableCell>
              <TableCell>{translate(text('meaning'))}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {shownColumns.map(({ id, name, place }) => (
              <TableRow key={id}>
                <TableCell sx={{ overflowWrap: 'anywhere' }}>{name}</TableCell>
                <TableCell sx={{ overflowWrap: 'anywhere', maxWidth: 240 }}>
                  {isSecret(keys[place]) ? '••••' : rows[0]?.cells[place]?.slice(0, 80)}
                </TableCell>
                <TableCell>
                  <KeyInput
                    label={name}
                    columns={importing.columns}
                    value={keys[place] ?? null}
                    isLocked={isLocked}
                    onChange={(key) => onKey(place, key)}
                  />
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Box>
    </FormSection>
  );
});
