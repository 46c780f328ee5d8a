import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { LinkBase, useTranslate } from 'ra-core';
import { addressOf } from '../../routing/addresses';
import type { RecentCall } from '../../types';
import { useConsole } from '../ConsoleContext';
import { type State, StateLabel } from '../fields/StateLabel';
import { ShortSid } from '../inputs/ShortSid';
import { useErrorText } from '../page/errorText';
import { usePlacedCall } from './usePlacedCall';

const text = (name: string) => `app.testCall.${name}`;

/** How each state of a call is shown; one that is not known, as it is. */
const states: Record<string, State> = {
  'in-progress': 'on',
  completed: 'on',
  failed: 'error',
  busy: 'warning',
  'no-answer': 'warning',
};
const known = ['trying', 'ringing', 'early-media', 'queued', ...Object.keys(states)];

const noTrace = /^0*$/;

/** The page of a call, as `callLink` of Recent calls reads it. */
const pageOf = ({ call_sid, account_sid, attempted_at }: RecentCall, tab?: string) =>
  addressOf({
    area: 'recent-calls',
    sid: call_sid,
    view: 'show',
    search: { account: account_sid, time: attempted_at, ...(tab && { tab }) },
  });

interface WaysProps {
  accountSid: string;
  record: RecentCall | null;
  hasEnded: boolean;
}

/** Where to go on: to the call once its record is there, its trace, and the alerts of its account. */
const Ways = ({ accountSid, record, hasEnded }: WaysProps) => {
  const translate = useTranslate();
  const ofToday = { account_sid: accountSid, date: 'today' };
  const { features } = useConsole();
  const hasTrace = features.tracing && record && !noTrace.test(record.trace_id ?? '');
  const ways = [
    ...(record ? [{ name: 'call', to: pageOf(record) }] : []),
    ...(hasTrace ? [{ name: 'trace', to: pageOf(record, 'tracing') }] : []),
    ...(hasEnded && !record
      ? [{ name: 'calls', to: addressOf({ area: 'recent-calls', filter: ofToday }) }]
      : []),
    { name: 'alerts', to: addressOf({ area: 'alerts', filter: ofToday }) },
  ];
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 4, rowGap: 1 }}>
      {ways.map(({ name, to }) => (
        <Link key={name} component={LinkBase} to={to} underline="always">
          {translate(text(`ways.${name}`))}
        </Link>
      ))}
    </Box>
  );
};

/** What became of a test call, while it goes on and after. */
export const PlacedCall = ({ accountSid, callSid }: { accountSid: string; callSid: string }) => {
  const translate = useTranslate();
  const errorText = useErrorText();
  const placed = usePlacedCall(accountSid, callSid);
  const { call, error, hasEnded, isLeft, record } = placed;
  const status = call === null ? 'forgotten' : (call?.status ?? 'placed');
  const isKnown = known.includes(status) || ['forgotten', 'placed'].includes(status);
  const label = isKnown ? translate(text(`status.${status}`)) : status;
  const code = call?.sipStatus && call.sipStatus >= 300 ? call.sipStatus : null;
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      <Box role="status" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <StateLabel
          state={states[status] ?? 'info'}
          label={code ? translate(text('withCode'), { status: label, code }) : label}
        />
        {isLeft && (
          <Button size="small" onClick={placed.lookAgain}>
            {translate(text('lookAgain'))}
          </Button>
        )}
      </Box>
      {error && (
        <Alert severity="warning" variant="outlined">
          {translate(text('unseen'), { reason: errorText(error).join(' ') })}
        </Alert>
      )}
      <Box sx={{ minHeight: 40 }}>
        {record ? translate(text('recorded')) : translate(text(hasEnded ? 'soon' : 'later'))}
      </Box>
      <Box>
        <ShortSid sid={callSid} name={translate(text('sid'))} />
      </Box>
      <Ways accountSid={accountSid} record={record} hasEnded={hasEnded} />
    </Box>
  );
};
