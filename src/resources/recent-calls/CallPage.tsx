import Box from '@mui/material/Box';
import { useLocaleState, useLocation, useParams, useTranslate } from 'ra-core';
import { Suspense } from 'react';
import { Refused } from '../../components/access/Refused';
import { useRefusal } from '../../components/access/useCanAccess';
import { formatSeconds } from '../../components/fields/format';
import { readableNumber } from '../../components/fields/phoneNumber';
import { useClock } from '../../components/fields/useClock';
import { BackLink } from '../../components/form/BackLink';
import { onDemand } from '../../components/onDemand';
import { EmptyState } from '../../components/page/EmptyState';
import { ErrorPanel } from '../../components/page/ErrorPanel';
import { PageHeader } from '../../components/page/PageHeader';
import { FormSkeleton } from '../../components/page/Skeletons';
import type { RecentCall } from '../../types';
import { CallActions } from './CallActions';
import { CallDirection } from './CallDirection';
import { CallPanel } from './CallPanel';
import { CallStatus } from './CallStatus';
import { filterOfLink, otherOfLink } from './callLink';
import { useLinkedCall } from './useLinkedCall';

const CompareCalls = onDemand(async () => (await import('./compare/CompareCalls')).CompareCalls);

/** What waits in a tab takes the room of what it will show: a recording below it stays where it is. */
const restBelow = { '& [role="tabpanel"] [aria-busy]': { minHeight: '80vh' } } as const;

const Summary = ({ call }: { call: RecentCall }) => {
  const [locale] = useLocaleState();
  const { exact } = useClock();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 5, rowGap: 1, mb: 3 }}>
      <span>{exact(call.attempted_at)}</span>
      <CallDirection direction={call.direction} />
      <CallStatus call={call} />
      <span>{formatSeconds(call.duration, locale)}</span>
    </Box>
  );
};

const LinkedCall = ({ callSid, filter }: { callSid: string; filter: Record<string, string> }) => {
  const translate = useTranslate();
  const { call, error, isPending, refetch } = useLinkedCall({ callSid, filter });
  const title = translate('resources.recent-calls.name', { smart_count: 1 });
  if (!call) {
    return (
      <>
        <PageHeader title={title} back={<BackLink />} awaitsActions={isPending} />
        {error ? (
          <ErrorPanel error={error} onRetry={() => refetch()} />
        ) : isPending ? (
          <FormSkeleton sections={1} />
        ) : (
          <EmptyState
            title={translate('resources.recent-calls.notFound.title')}
            text={translate(
              `resources.recent-calls.notFound.${filter.date === 'custom' ? 'byTime' : 'byDays'}`,
            )}
          />
        )}
      </>
    );
  }
  return (
    <>
      <PageHeader
        title={translate('resources.recent-calls.fromTo', {
          from: readableNumber(call.from),
          to: readableNumber(call.to),
        })}
        back={<BackLink />}
        actions={<CallActions call={call} isAlone />}
      />
      <Summary call={call} />
      <Box sx={restBelow}>
        <CallPanel call={call} />
      </Box>
    </>
  );
};

/** One call alone, on a link that can be sent. */
export const CallPage = () => {
  const { id = '' } = useParams();
  const { search } = useLocation();
  const filter = filterOfLink(id, search);
  const record = { account_sid: filter.account_sid };
  const refusal = useRefusal({ action: 'view', resource: 'recent-calls', record });
  if (refusal) return <Refused refusal={refusal} />;
  const other = otherOfLink(search);
  if (other) {
    return (
      <Suspense fallback={<FormSkeleton sections={2} />}>
        <CompareCalls first={{ callSid: id, filter }} second={other} />
      </Suspense>
    );
  }
  return <LinkedCall key={id} callSid={id} filter={filter} />;
};
