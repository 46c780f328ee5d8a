import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { LinkBase, useTranslate } from 'ra-core';
import { useId } from 'react';
import { BulkProgress } from '../../components/bulk/BulkProgress';
import { type BulkRow, OutcomeTable } from '../../components/bulk/OutcomeTable';
import { StopButton } from '../../components/bulk/StopButton';
import type { CheckedRow } from '../../components/exchange/importing/checkRows';
import { useCount } from '../../components/fields/useCount';
import { FormSection } from '../../components/form/FormSection';
import { asSent, useErrorText } from '../../components/page/errorText';
import { addressOf } from '../../routing/addresses';
import type { ImportOutcome } from './importOutcome';
import type { OpenFile } from './useImportFile';
import type { useImportRun } from './useImportRun';
import { useSaveSkipped } from './useSaveSkipped';

const text = (name: string) => `app.importing.run.${name}`;

/** Fewer requests than this take no time worth a word. */
const fewRequests = 20;
/** About how many requests a minute leave room for everybody else. */
const requestsInMinute = 30;
/** How many of those that failed are drawn: all of them are in the file of skipped rows. */
const mostShown = 200;

/** What became of the rows that were tried. */
const Outcome = ({ outcome }: { outcome: ImportOutcome }) => {
  const translate = useTranslate();
  const countOf = useCount();
  const errorText = useErrorText();
  const { done, refused, notTried } = outcome;
  const counted = (name: string, count: number) =>
    translate(text(name), { number: countOf(count), smart_count: count });
  const failures = refused.slice(0, mostShown).map(
    ({ row, error }): BulkRow => ({
      id: String(row.row),
      name: String(row.row),
      state: 'refused',
      reason: errorText(asSent(error)).join(' '),
    }),
  );
  return (
    <>
      <Alert
        severity={refused.length + notTried.length > 0 ? 'warning' : 'success'}
        role="status"
        variant="outlined"
      >
        {[
          counted('done', done.length),
          refused.length > 0 && counted('refused', refused.length),
          notTried.length > 0 && counted('notTried', notTried.length),
        ]
          .filter(Boolean)
          .join(' ')}
      </Alert>
      {failures.length > 0 && (
        <OutcomeTable rows={failures} nameLabel={translate('app.importing.check.row')} />
      )}
    </>
  );
};

/** Saves the rows that were not imported, with why. */
const SkippedButton = ({
  count,
  onSave,
  hasSecrets,
}: {
  count: number;
  onSave: () => void;
  hasSecrets: boolean;
}) => {
  const translate = useTranslate();
  const countOf = useCount();
  const says = [text('skippedHelp'), ...(hasSecrets ? [text('passwords')] : [])];
  return (
    <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
      <Button variant="outlined" onClick={onSave}>
        <span>{translate(text('skipped'), { number: countOf(count), smart_count: count })}</span>
      </Button>
      <Typography variant="body2" color="textSecondary">
        {says.map((key) => translate(key)).join(' ')}
      </Typography>
    </Box>
  );
};

interface RunStepProps {
  resource: string;
  file: OpenFile;
  rows: CheckedRow[];
  importing: ReturnType<typeof useImportRun>;
  hasSecrets: boolean;
  /** A required column is missing: every row would say so. */
  isImpossible: boolean;
}

/** Starts the import, shows how far it is, and what became of it. */
export const RunStep = (props: RunStepProps) => {
  const { resource, file, rows, importing, hasSecrets, isImpossible } = props;
  const translate = useTranslate();
  const countOf = useCount();
  const errorText = useErrorText();
  const titleId = useId();
  const { run, stop, start, isBusy, outcome, problem, isCompared, hasBegun } = importing;
  const save = useSaveSkipped(resource, file);
  const isOn = run !== null && run.state !== 'done';
  const open = rows.filter(({ state }) => state === 'new').length;
  const skipped = rows.filter(({ state }) => state !== 'exists').length;
  const minutes = translate(text('minutes'), { smart_count: Math.ceil(open / requestsInMinute) });
  const counted = (name: string, count: number, more = {}) =>
    translate(text(name), { number: countOf(count), smart_count: count, ...more });
  return (
    <FormSection title={translate(text('progress'))} isWide>
      <span id={titleId} hidden>
        {translate(text('progress'))}
      </span>
      {Boolean(problem) && (
        <Alert severity="error" variant="outlined">
          {[...(isCompared ? [] : [translate(text('unchecked'))]), ...errorText(problem)].join(' ')}
        </Alert>
      )}
      {isOn && <BulkProgress run={run} titleId={titleId} />}
      {!isOn && hasBegun && <Outcome outcome={outcome} />}
      {!isOn && open > fewRequests && (
        <Typography>{counted('cost', open, { time: minutes })}</Typography>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        {isOn && <StopButton run={run} onStop={stop} />}
        {!isOn && (open > 0 || !hasBegun) && (
          <Button
            variant="contained"
            disabled={open === 0 || isImpossible || isBusy}
            onClick={start}
          >
            <span>
              {open === 0 ? translate(text('nothing')) : counted(hasBegun ? 'goOn' : 'start', open)}
            </span>
          </Button>
        )}
        {!isOn && hasBegun && (
          <Button component={LinkBase} to={addressOf({ area: resource })}>
            {translate(text('list'))}
          </Button>
        )}
      </Box>
      {!isOn && skipped > 0 && (hasBegun || skipped > open) && (
        <SkippedButton
          count={hasBegun ? skipped : skipped - open}
          hasSecrets={hasSecrets}
          onSave={() => save(rows, outcome, hasBegun)}
        />
      )}
    </FormSection>
  );
};
