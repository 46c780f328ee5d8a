import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import LinearProgress from '@mui/material/LinearProgress';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { useId, useState } from 'react';
import type { SheetFormat } from '../../engines/tables';
import { useCount } from '../fields/useCount';
import { useErrorText } from '../page/errorText';
import { usePlatform } from '../usePlatform';
import { type Exported, type ExportState, useExport } from './useExport';

const text = (name: string) => `app.exporting.${name}`;

/** More requests than this are asked about first. */
const fewRequests = 20;
/** About how many requests a minute leave room for everybody else. */
const requestsInMinute = 30;

/** How many requests it takes: null where nobody can say, undefined until that is known. */
function useCost({ resource, shown, records }: Exported, total: number): number | null | undefined {
  const dataProvider = usePlatform();
  const { data, isError } = useQuery({
    queryKey: ['exportCost', resource, shown, total],
    queryFn: async () => (await dataProvider.exchange()).exportCost(resource, shown, total),
    enabled: !records,
    retry: false,
  });
  if (records) return 0;
  // The export itself says what is wrong, and can be stopped.
  return isError ? null : data;
}

const CostNote = ({ requests }: { requests: number }) => {
  const translate = useTranslate();
  const countOf = useCount();
  return (
    <Alert severity="warning" variant="outlined">
      {translate(text('cost'), {
        requests: countOf(requests),
        smart_count: Math.ceil(requests / requestsInMinute),
      })}
    </Alert>
  );
};

/** How far it is, or how it ended. */
const ExportProgress = ({ state, titleId }: { state: ExportState; titleId: string }) => {
  const translate = useTranslate();
  const countOf = useCount();
  const errorText = useErrorText();
  const say = () => {
    if (state.at === 'reading') {
      return translate(text('reading'), {
        done: countOf(state.done),
        total: countOf(state.total),
      });
    }
    if (state.at === 'failed') return errorText(state.error).join(' ');
    if (state.at !== 'done') return state.at === 'idle' ? '' : translate(text(state.at));
    const { rows, file } = state;
    return translate(text('done'), { number: countOf(rows), smart_count: rows, file });
  };
  const part = state.at === 'reading' ? state.done / Math.max(1, state.total) : 1;
  const isOn = state.at === 'reading' || state.at === 'writing';
  return (
    <Box sx={{ display: 'grid', gap: 2, minHeight: 64, alignContent: 'start' }}>
      {isOn && (
        <LinearProgress
          variant="determinate"
          value={Math.min(100, Math.round(100 * part))}
          aria-labelledby={titleId}
        />
      )}
      <Typography
        role={state.at === 'failed' ? 'alert' : 'status'}
        color={state.at === 'failed' ? 'error' : undefined}
        sx={{ overflowWrap: 'anywhere' }}
      >
        {say()}
      </Typography>
      {state.at === 'reading' && state.remaining !== undefined && (
        <Typography variant="body2" color="textSecondary">
          {translate(text('remaining'), { requests: countOf(state.remaining) })}
        </Typography>
      )}
    </Box>
  );
};

interface FormatProps {
  format: SheetFormat;
  onChange: (format: SheetFormat) => void;
}

const FormatInput = ({ format, onChange }: FormatProps) => {
  const translate = useTranslate();
  const labelId = useId();
  return (
    <FormControl>
      <FormLabel id={labelId}>{translate(text('format'))}</FormLabel>
      <RadioGroup
        aria-labelledby={labelId}
        value={format}
        onChange={(_event, value) => onChange(value as SheetFormat)}
      >
        {(['csv', 'json'] as const).map((one) => (
          <FormControlLabel
            key={one}
            value={one}
            control={<Radio size="small" />}
            label={translate(text(one))}
          />
        ))}
      </RadioGroup>
    </FormControl>
  );
};

interface ExportDialogProps extends Exported {
  /** How many rows the list has, where that is known. */
  total: number | undefined;
  onClose: () => void;
}

/** Saves what a list shows, or some rows of it, as a file. */
export const ExportDialog = ({ total = 0, onClose, ...exported }: ExportDialogProps) => {
  const translate = useTranslate();
  const countOf = useCount();
  const titleId = useId();
  const [format, setFormat] = useState<SheetFormat>('csv');
  const { state, start, stop } = useExport(exported);
  const requests = useCost(exported, total);
  const isIdle = state.at === 'idle';
  const isOn = state.at === 'reading' || state.at === 'writing';
  const rows = exported.records?.length ?? total;
  const name = translate(`resources.${exported.resource}.name`, { smart_count: 2 });
  return (
    <Dialog
      open
      onClose={isOn ? undefined : onClose}
      aria-labelledby={titleId}
      maxWidth="xs"
      fullWidth
    >
      <DialogTitle id={titleId}>{translate(text('title'), { name })}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 3 }}>
        {isIdle ? (
          <>
            <Typography>
              {[
                translate(text('rows'), { number: countOf(rows), smart_count: rows }),
                translate(text(exported.records ? 'selected' : 'filtered')),
              ].join(' · ')}
            </Typography>
            <FormatInput format={format} onChange={setFormat} />
            <Typography variant="body2" color="textSecondary">
              {translate(text('secrets'))}
            </Typography>
            {requests && requests > fewRequests ? <CostNote requests={requests} /> : null}
          </>
        ) : (
          <ExportProgress state={state} titleId={titleId} />
        )}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={isOn ? stop : onClose}>
          <span>{translate(text(isOn ? 'stop' : isIdle ? 'cancel' : 'close'))}</span>
        </Button>
        {(isIdle || state.at === 'failed' || state.at === 'stopped') && (
          <Button
            variant="contained"
            disabled={requests === undefined && isIdle}
            onClick={() => start(format, rows)}
          >
            <span>{translate(text(isIdle ? 'start' : 'retry'))}</span>
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
};
