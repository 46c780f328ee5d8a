import UploadIcon from '@mui/icons-material/UploadFileOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useRef, useState } from 'react';
import { useCount } from '../../components/fields/useCount';
import { FormSection } from '../../components/form/FormSection';
import { useHoldUnsavedWork } from '../../components/form/useHoldUnsavedWork';
import { useFileDrop } from '../../components/inputs/useFileDrop';
import { useErrorText } from '../../components/page/errorText';
import type { ImportProblem, OpenFile, useImportFile } from './useImportFile';

const text = (name: string) => `app.importing.${name}`;

/** How the letters of a file are called; those of usual files go without saying. */
const encodings: Record<OpenFile['table']['encoding'], string | null> = {
  'utf-8': null,
  'utf-16le': 'UTF-16',
  'utf-16be': 'UTF-16',
  'windows-1252': 'Latin-1 (Windows-1252)',
};

/** What was opened, and what was noticed while it was read. */
const FileFacts = ({ file: { name, rows, table } }: { file: OpenFile }) => {
  const translate = useTranslate();
  const countOf = useCount();
  const encoding = encodings[table.encoding];
  const says = [
    translate(text('file.rows'), {
      file: name,
      number: countOf(rows.length),
      smart_count: rows.length,
    }),
    encoding && translate(text('file.encoding'), { encoding }),
    table.nulls > 0 && translate(text('file.nulls'), { smart_count: table.nulls }),
  ];
  return (
    <Typography role="status" sx={{ overflowWrap: 'anywhere' }}>
      {says.filter(Boolean).join(' ')}
    </Typography>
  );
};

const ProblemAlert = ({ problem: { name, fault, line } }: { problem: ImportProblem }) => {
  const translate = useTranslate();
  return (
    <Alert severity="error" variant="outlined" sx={{ overflowWrap: 'anywhere' }}>
      {translate('app.labelled', {
        label: name,
        value: translate(text(`problems.${fault}`), { line }),
      })}
    </Alert>
  );
};

/** Rows that are copied from somewhere. */
const PasteInput = ({ onText }: { onText: (text: string) => void }) => {
  const translate = useTranslate();
  const [typed, setTyped] = useState('');
  useHoldUnsavedWork(typed.trim() !== '', false);
  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
      <TextField
        label={translate(text('file.paste'))}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        multiline
        minRows={3}
        maxRows={8}
        fullWidth
        slotProps={{ htmlInput: { className: 'mono', spellCheck: false } }}
      />
      <Button
        variant="outlined"
        size="small"
        disabled={typed.trim() === ''}
        onClick={() => onText(typed)}
      >
        {translate(text('file.read'))}
      </Button>
    </Box>
  );
};

interface FileStepProps {
  source: ReturnType<typeof useImportFile>;
  /** The rows of the file are on their way. */
  isLocked: boolean;
}

/** Where a file is chosen, dropped or pasted, and what was opened. */
export const FileStep = ({ source: { state, open }, isLocked }: FileStepProps) => {
  const translate = useTranslate();
  const errorText = useErrorText();
  const input = useRef<HTMLInputElement>(null);
  const isOver = useFileDrop((file) => !isLocked && open(file, file.name));
  const isOpen = state.at === 'open';
  return (
    <FormSection title={translate(text('file.title'))} purpose={translate(text('file.purpose'))}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: 3,
          p: 4,
          border: '1px dashed',
          borderColor: isOver ? 'primary.main' : 'text.disabled',
          borderRadius: 2,
          backgroundColor: isOver ? 'action.hover' : 'background.paper',
        }}
      >
        {isOpen ? (
          <FileFacts file={state.file} />
        ) : (
          <Typography role="status" sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
            <UploadIcon aria-hidden sx={{ color: 'text.secondary' }} />
            <span>{translate(text(state.at === 'reading' ? 'file.reading' : 'file.drop'))}</span>
          </Typography>
        )}
        <Button
          variant={isOpen ? 'outlined' : 'contained'}
          disabled={isLocked}
          onClick={() => input.current?.click()}
        >
          <span>{translate(text(isOpen ? 'file.other' : 'file.choose'))}</span>
        </Button>
        <input
          ref={input}
          type="file"
          hidden
          accept=".csv,.tsv,.txt,.json,text/csv,text/plain,application/json"
          aria-label={translate(text('file.title'))}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) void open(file, file.name);
            target.value = '';
          }}
        />
      </Box>
      {state.at === 'problem' && <ProblemAlert problem={state.problem} />}
      {state.at === 'failed' && (
        <Alert severity="error" variant="outlined">
          {errorText(state.error).join(' ')}
        </Alert>
      )}
      {!isOpen && (
        <PasteInput
          onText={(typed) => open(new Blob([typed]), translate(text('file.pasted')), true)}
        />
      )}
    </FormSection>
  );
};
