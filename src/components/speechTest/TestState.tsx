import { useTranslate } from 'ra-core';
import {
  isUnreached,
  storedTestOutcome,
  type TestOutcome,
  type TestReason,
  testOutcome,
} from '../../engines/speech';
import type { SpeechCredential } from '../../types';
import { RelativeTime } from '../fields/RelativeTime';
import { type State, StateLabel } from '../fields/StateLabel';
import { useErrorText } from '../page/errorText';
import { useSpeechTest } from './useSpeechTest';

const states: Record<TestOutcome['status'], State> = { ok: 'on', fail: 'error', notTested: 'off' };
const style = {
  minWidth: 0,
  boxSizing: 'border-box',
  lineHeight: 1.35,
  display: 'grid',
  alignContent: 'center',
} as const;
const lineStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 8,
  alignItems: 'center',
} as const;
const timeStyle = { fontSize: '0.75rem' };
const reasonStyle = { fontSize: '0.78125rem', overflowWrap: 'anywhere' } as const;

const key = (name: string) => `resources.speech-services.test.${name}`;

const isoOf = (milliseconds: number) =>
  milliseconds > 0 ? new Date(milliseconds).toISOString() : null;

/** How a credential fared at its vendor: status, reason, and when that was. */
export const TestState = ({ credential }: { credential: SpeechCredential }) => {
  const translate = useTranslate();
  const errorText = useErrorText();
  const {
    data,
    error,
    isTesting,
    dataUpdatedAt = 0,
    errorUpdatedAt = 0,
  } = useSpeechTest(credential);
  const details = (state: State, label: string, reason: string, at: string | null | undefined) => (
    // How the last test ended is no news; this one's end is.
    <div role={isTesting || data || error ? 'status' : undefined} style={style}>
      <div style={lineStyle}>
        <StateLabel state={state} label={label} />
        <span className="muted" style={timeStyle}>
          <RelativeTime time={at} />
        </span>
      </div>
      {reason && (
        <div className="muted" style={reasonStyle}>
          {reason}
        </div>
      )}
    </div>
  );
  if (isTesting) return details('info', translate(key('checking')), '', null);
  if (error) {
    return details(
      'error',
      translate(key('error')),
      errorText(error).join(' '),
      isoOf(errorUpdatedAt),
    );
  }
  const inWords = (text: string) =>
    isUnreached(text) ? translate(key('unreached'), { text }) : text;
  const reasonText = (reason: TestReason) => {
    if ('text' in reason) return inWords(reason.text);
    const args = Object.entries('args' in reason ? reason.args : {});
    const said = args.map(([name, text]) => [name, inWords(text)]);
    return translate(key(reason.code), Object.fromEntries(said));
  };
  const outcome = data ? testOutcome(data, credential) : storedTestOutcome(credential);
  if (!outcome) return details('off', translate(key('never')), '', null);
  const { status, reason } = outcome;
  // Green only for a test of this session.
  const isLongWell = status === 'ok' && !data;
  return details(
    isLongWell ? 'normal' : states[status],
    translate(key(status)),
    reason ? reasonText(reason) : '',
    data ? isoOf(dataUpdatedAt) : credential.last_tested,
  );
};
