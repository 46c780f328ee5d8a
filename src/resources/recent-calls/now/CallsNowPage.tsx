import RefreshIcon from '@mui/icons-material/Refresh';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { ResourceContextProvider, useLocation, useTranslate } from 'ra-core';
import { useState } from 'react';
import { Refused } from '../../../components/access/Refused';
import { useCanAccess, useRefusal } from '../../../components/access/useCanAccess';
import { useConsole, useConsoleActions } from '../../../components/ConsoleContext';
import { useCount } from '../../../components/fields/useCount';
import { BackLink } from '../../../components/form/BackLink';
import { AccountCalls } from '../../../components/live/AccountCalls';
import { useLiveCalls } from '../../../components/live/useLiveCalls';
import { EmptyState } from '../../../components/page/EmptyState';
import { ErrorPanel } from '../../../components/page/ErrorPanel';
import { useErrorText } from '../../../components/page/errorText';
import { PageHeader } from '../../../components/page/PageHeader';
import { TableSkeleton } from '../../../components/page/Skeletons';
import { useIsLive } from '../../../components/page/useIsLive';
import { PlainButton } from '../../../components/plain/PlainButton';
import { plainIcon } from '../../../components/plain/plainIcon';
import { filterIn } from '../../../routing/addresses';
import { AccountChoice } from './AccountChoice';
import { CallsNowTable } from './CallsNowTable';
import { useCallControl } from './useCallChange';
import { useShownCalls } from './useShownCalls';
import { WaitingCallers } from './WaitingCallers';

/** How often the calls are asked for while they are looked at (s): all users share the platform's rate limit. */
const seconds = 20;

const refreshIcon = plainIcon(RefreshIcon);

/** New calls fade in; those that are over are pale until they leave. */
const tableStyle = {
  '@keyframes call-arrives': { from: { opacity: 0 } },
  '& .list-table > tbody > tr': {
    animation: 'call-arrives 180ms ease-out',
    '@media (prefers-reduced-motion: reduce)': { animation: 'none' },
  },
  '& .list-table > tbody > tr[data-over] > td': { color: 'text.secondary' },
  // Where there is room a column is as wide as before when a call changes its state.
  '@media (min-width: 1200px)': {
    '& .list-table': { tableLayout: 'fixed' },
    '& .list-table > thead > tr > th': { width: '18%' },
    '& .list-table > thead > tr > th:nth-of-type(5)': { width: 'auto' },
    '& .list-table > thead > tr > th.actions': { width: 56 },
  },
  '& .search-field': { flex: { xs: '1 0 100%', sm: '0 1 210px' } },
  // The numbers take the whole first line of a phone.
  '@media (max-width: 599.95px)': {
    '& .list-table > tbody > tr > td.actions': { top: 'auto', bottom: '8px' },
  },
} as const;

interface SearchProps {
  text: string;
  onChange: (text: string) => void;
}

const NumberSearch = ({ text, onChange }: SearchProps) => {
  const translate = useTranslate();
  return (
    <div className="field search-field">
      <input
        type="search"
        value={text}
        onChange={(event) => onChange(event.target.value)}
        placeholder={translate('live.calls.search')}
        aria-label={translate('live.calls.search')}
      />
    </div>
  );
};

/** The calls of one account, in each of their states. */
const AccountsCalls = ({ accountSid }: { accountSid: string }) => {
  const translate = useTranslate();
  const countOf = useCount();
  const errorText = useErrorText();
  const [searched, setSearched] = useState('');
  const { ref, data, error, refresh } = useLiveCalls(accountSid, seconds);
  const control = useCallControl(refresh);
  const shown = useShownCalls(data, searched);
  const isLive = useIsLive(data !== undefined);
  const running = data?.filter(({ isOver }) => !isOver).length ?? 0;
  const refusal = useRefusal({
    action: 'edit',
    resource: 'live-calls',
    record: { account_sid: accountSid },
    isWrite: true,
  });
  const content = () => {
    if (!data)
      return error ? <ErrorPanel error={error} onRetry={refresh} /> : <TableSkeleton rows={4} />;
    if (shown.length > 0) return <CallsNowTable calls={shown} control={control} />;
    const isSearched = searched.trim() !== '' && running > 0;
    return (
      <EmptyState
        title={translate(`live.calls.${isSearched ? 'notFound' : 'none'}`)}
        text={isSearched ? undefined : translate('live.calls.noneText')}
      />
    );
  };
  return (
    <Box ref={ref} sx={tableStyle}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          columnGap: 5,
          rowGap: 1,
          alignItems: 'center',
          mb: 2,
        }}
      >
        <NumberSearch text={searched} onChange={setSearched} />
        <span role={isLive ? 'status' : undefined}>
          {data &&
            translate('live.calls.count', { smart_count: running, number: countOf(running) })}
        </span>
        <AccountCalls accountSid={accountSid} />
        <WaitingCallers accountSid={accountSid} />
        <Box sx={{ marginInlineStart: 'auto' }}>
          <PlainButton label={translate('app.list.refresh')} icon={refreshIcon} onClick={refresh} />
        </Box>
      </Box>
      {refusal && (
        <Alert severity="info" variant="outlined" role="note" sx={{ mb: 2 }}>
          {translate('live.calls.watchOnly', { reason: translate(refusal.message, refusal.args) })}
        </Alert>
      )}
      {Boolean(error) && data && (
        <Alert severity="warning" variant="outlined" sx={{ mb: 2 }}>
          {translate('live.calls.stale', { reason: errorText(error).join(' ') })}
        </Alert>
      )}
      <Paper variant="outlined" sx={{ overflow: 'hidden', borderRadius: 2, minHeight: 180 }}>
        {content()}
      </Paper>
      <p className="muted">{translate('live.calls.traps')}</p>
    </Box>
  );
};

/** Which account's calls are asked for: the own one, the one of the address, the one chosen last. */
function useShownAccount(): string | null {
  const { identity } = useConsole();
  const { storedAccountFilter } = useConsoleActions();
  const { search } = useLocation();
  const named = filterIn(search)?.account_sid;
  if (identity.accountSid) return identity.accountSid;
  return typeof named === 'string' && named ? named : storedAccountFilter();
}

/** The calls that run now in an account, and what can be done to them. */
export const CallsNowPage = () => {
  const translate = useTranslate();
  const accountSid = useShownAccount();
  const mayChoose = useCanAccess({ action: 'list', resource: 'accounts' });
  const refusal = useRefusal({ action: 'list', resource: 'recent-calls' });
  if (refusal) return <Refused refusal={refusal} />;
  return (
    <ResourceContextProvider value="recent-calls">
      <PageHeader title={translate('resources.recent-calls.now')} back={<BackLink />} />
      {mayChoose && (
        <Box sx={{ maxWidth: 320, mb: 3 }}>
          <AccountChoice accountSid={accountSid} />
        </Box>
      )}
      {accountSid ? (
        <AccountsCalls key={accountSid} accountSid={accountSid} />
      ) : (
        <Paper variant="outlined" sx={{ borderRadius: 2 }}>
          <EmptyState
            title={translate('live.calls.oneAccount')}
            text={translate('live.calls.oneAccountText')}
          />
        </Paper>
      )}
    </ResourceContextProvider>
  );
};
