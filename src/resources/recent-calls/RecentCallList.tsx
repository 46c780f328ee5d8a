import { useMemo } from 'react';
import { useCanAccess } from '../../components/access/useCanAccess';
import { useConsole } from '../../components/ConsoleContext';
import { ListPage } from '../../components/list/ListPage';
import { NewestOnly } from '../../components/list/NewestOnly';
import { NoResultsForDate } from '../../components/list/NoResultsForDate';
import { explainOneAccount } from '../../components/list/OneAccountOnly';
import { useDefaultAccountFilter } from '../../components/list/useDefaultAccountFilter';
import definition from './';
import { OpenFileButton } from './files/OpenFileButton';
import { CallFilters } from './list/CallFilters';
import { CallTable } from './list/CallTable';
import { MissingCall } from './MissingCall';

/**
 * What the list always says in its address: its time, and the account of those who have only one, so
 * that whoever they send it to sees the same.
 */
const useRequiredFilters = () => {
  const { identity } = useConsole();
  const own = identity.accountSid;
  return useMemo(() => ({ ...(own ? { account_sid: own } : {}), date: 'today' }), [own]);
};

export const RecentCallList = () => {
  const required = useRequiredFilters();
  const accountDefault = useDefaultAccountFilter();
  const mayChoose = useCanAccess({ action: 'list', resource: 'accounts' });
  return (
    <ListPage
      sort={definition.sort}
      requiredFilters={required}
      filterDefaultValues={mayChoose ? accountDefault : undefined}
      explain={mayChoose ? explainOneAccount : undefined}
      canAutoRefresh
      actions={<OpenFileButton />}
      filters={<CallFilters />}
      notice={
        <>
          <MissingCall />
          <NewestOnly text="resources.recent-calls.list.newestOnly" />
        </>
      }
      empty={<NoResultsForDate />}
    >
      <CallTable />
    </ListPage>
  );
};
