import Box from '@mui/material/Box';
import { useLocaleState, useTranslate } from 'ra-core';
import { formatTime } from '../../components/fields/format';
import { type State, StateLabel } from '../../components/fields/StateLabel';
import { useErrorText } from '../../components/page/errorText';
import {
  storedTestOutcome,
  type TestOutcome,
  type TestReason,
  testOutcome,
} from '../../engines/speech';
import type { SpeechCredential } from '../../types';
import { useSpeechTest } from './useSpeechTest';

const states: Record<TestOutcome['status'], State> = { ok: 'on', fail: 'error', notTested: 'off' };
const key = (name: string) => `resources.speech-services.test.${name}`;

const isoOf = (milliseconds: number) =>
  milliseconds > 0 ? new Date(milliseconds).toISOString() : null;

/** How a credential fared at its vendor: status, reason, and when that was. */
export const TestState = ({ credential }: { credential: SpeechCredential }) => {
  const translate = useTranslate();
  const errorText = useErrorText();
  const [locale] = useLocaleState();
  const { data, error, isFetching, dataUpdatedAt, errorUpdatedAt } = useSpeechTest(credential);
  const details = (state: State, label: string, reason: string, at: string | null | undefined) => (
    <Box
      role="status"
      sx={{
        minWidth: 0,
        minHeight: 48,
        lineHeight: 1.35,
        py: 1,
        display: 'grid',
        alignContent: 'center',
      }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, alignItems: 'center' }}>
        <StateLabel state={state} label={label} />
        <Box component="span" sx={{ fontSize: 12, color: 'text.secondary' }}>
          {formatTime(at, locale)}
        </Box>
      </Box>
      {reason && (
        <Box sx={{ fontSize: 12.5, color: 'text.secondary', overflowWrap: 'anywhere' }}>
          {reason}
        </Box>
      )}
    </Box>
  );
  if (isFetching) return details('info', translate(key('checking')), '', null);
  if (error) {
    return details(
      'error',
      translate(key('error')),
      errorText(error).join(' '),
      isoOf(errorUpdatedAt),
    );
  }
  const reasonText = (reason: TestReason) =>
    'text' in reason
      ? reason.text
      : translate(key(reason.code), 'args' in reason ? reason.args : undefined);
  const outcome = data ? testOutcome(data, credential) : storedTestOutcome(credential);
  if (!outcome) return details('off', translate(key('never')), '', null);
  const { status, reason } = outcome;
  return details(
    states[status],
    translate(key(status)),
    reason ? reasonText(reason) : '',
    data ? isoOf(dataUpdatedAt) : credential.last_tested,
  );
};
