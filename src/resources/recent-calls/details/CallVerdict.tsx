import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { type RefObject, useEffect } from 'react';
import { StateLabel } from '../../../components/fields/StateLabel';
import { ErrorPanel } from '../../../components/page/ErrorPanel';
import { statusOf } from '../../../components/page/errorText';
import { listWords } from '../../../domain/listWords';
import { roleOf, type Verdict, verdictOf } from '../../../engines/verdict';
import type { RecentCall } from '../../../types';
import { platformSidesOf, useLegTexts } from '../facts/legTexts';
import { useKnown } from './useKnown';
import { useVerdictTexts } from './useVerdictTexts';
import { VerdictEvidence } from './VerdictEvidence';

const text = (name: string) => `resources.recent-calls.verdict.${name}`;

const states = { good: 'on', note: 'warning', fault: 'error' } as const;
const colours = { good: 'success', note: 'warning', fault: 'error' } as const;

interface LookCloserProps {
  found: ReturnType<typeof useKnown>;
  isWanted: boolean;
  onWanted: () => void;
}

/** What went wrong with looking closer, and whether that is under way. */
function stateOf({ captures, read, trace, alerts }: ReturnType<typeof useKnown>) {
  const all = [captures, read, trace, alerts];
  const failed = all.find(
    ({ error, isFetching }) => error && !isFetching && statusOf(error) !== 404,
  );
  return { failed, isBusy: all.some(({ isFetching }) => isFetching) };
}

/** The place of the verdict has the focus as soon as a button in it has gone that had it. */
function useKeptFocus(
  place: RefObject<HTMLElement>,
  found: ReturnType<typeof useKnown>,
  isWanted: boolean,
): void {
  const { failed, isBusy } = stateOf(found);
  const hasFailed = failed !== undefined;
  useEffect(() => {
    if (isWanted && (hasFailed || !isBusy) && document.activeElement === document.body) {
      place.current?.focus({ preventScroll: true });
    }
  }, [place, isWanted, hasFailed, isBusy]);
}

/** What has not been weighed, and the button that fetches it; what went wrong with that. */
const LookCloser = ({ found, isWanted, onWanted }: LookCloserProps) => {
  const translate = useTranslate();
  const { captures, missing } = found;
  const { failed, isBusy } = stateOf(found);
  if (failed) return <ErrorPanel error={failed.error} onRetry={() => failed.refetch()} />;
  const { own, legs = [] } = captures.data ?? {};
  const isMissing = captures.data && !own && legs.every(({ file }) => !file);
  const names = missing.map((source) => translate(text(`sources.${source}`)));
  return (
    <>
      {isMissing && (
        <Typography
          role={isWanted ? 'status' : undefined}
          sx={{ fontSize: 13, color: 'text.secondary' }}
        >
          {translate('resources.recent-calls.capture.none')}.{' '}
          {translate('resources.recent-calls.capture.noneHelp')}
        </Typography>
      )}
      {(missing.length > 0 || (isWanted && isBusy)) && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
          <Button size="small" variant="outlined" loading={isWanted && isBusy} onClick={onWanted}>
            {translate(text('lookCloser'))}
          </Button>
          {names.length > 0 && (
            <Box component="span" sx={{ fontSize: 13, color: 'text.secondary' }}>
              {translate(text('missing'), { sources: listWords(names, translate) })}
            </Box>
          )}
        </Box>
      )}
    </>
  );
};

/** What to check, where anything is. */
const Check = ({ advice }: { advice: string }) => {
  const translate = useTranslate();
  return advice ? (
    <Box sx={{ fontSize: 14, maxWidth: '90ch', overflowWrap: 'anywhere' }}>
      <Box component="span" sx={{ fontWeight: 600 }}>
        {translate('app.labelled', {
          label: translate('resources.recent-calls.facts.check'),
          value: '',
        })}
      </Box>
      <span>{advice}</span>
    </Box>
  ) : null;
};

/** A long title goes on below, and its icon stays at the first line. */
const title = {
  fontSize: 16,
  fontWeight: 600,
  '& .state-label': { maxWidth: '100%', alignItems: 'flex-start', whiteSpace: 'normal' },
  '& .state-label > .icon': { flexShrink: 0, height: '1lh' },
  overflowWrap: 'anywhere',
};

const frame = ({ tone }: Verdict) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 2,
  px: { xs: 3, sm: 4 },
  py: 3,
  border: '1px solid var(--mui-palette-divider)',
  borderInlineStart: `3px solid var(--mui-palette-${colours[tone]}-main)`,
  borderRadius: 2,
  backgroundColor: 'background.paper',
});

interface CallVerdictProps {
  /** What it stands in, for the focus. */
  place: RefObject<HTMLElement>;
  call: RecentCall;
  isWanted: boolean;
  onWanted: () => void;
}

/** What happened in a call, in its first line; from all that is known of it at the moment. */
export const CallVerdict = ({ place, call, isWanted, onWanted }: CallVerdictProps) => {
  const translate = useTranslate();
  const found = useKnown(call, isWanted);
  const { known, ladder, alerts } = found;
  const legTexts = useLegTexts(ladder ?? { messages: [], legs: [] }, platformSidesOf([call]));
  const verdict = verdictOf(known);
  useKeptFocus(place, found, isWanted);
  const { who, titleOf, aboutOf, checkOf } = useVerdictTexts(call, legTexts);
  return (
    <Box component="section" aria-label={translate(text('title'))} sx={frame(verdict)}>
      {/* What the page begins with is no news: announced is what looking closer changes. */}
      <Box
        aria-live={isWanted ? 'polite' : 'off'}
        sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 1 }}
      >
        <Box sx={title}>
          <StateLabel state={states[verdict.tone]} label={titleOf(verdict)} />
        </Box>
        <Box sx={{ fontSize: 13, color: 'text.secondary' }}>{aboutOf(verdict)}</Box>
      </Box>
      <Check advice={checkOf(verdict)} />
      <VerdictEvidence
        {...{ call, ladder }}
        evidence={verdict.evidence}
        alerts={alerts.data ?? []}
        whoAt={(side) => who(roleOf(side, known.call))}
      />
      <LookCloser {...{ found, isWanted, onWanted }} />
    </Box>
  );
};
