import { useCanAccess } from '../../components/access/useCanAccess';
import { ListPage } from '../../components/list/ListPage';
import { NewestOnly } from '../../components/list/NewestOnly';
import { NoResultsForDate } from '../../components/list/NoResultsForDate';
import { explainOneAccount } from '../../components/list/OneAccountOnly';
import { OpenFileButton } from './files/OpenFileButton';
import { CallFilters } from './list/CallFilters';
import { CallTable } from './list/CallTable';
import { MissingCall } from './MissingCall';

export const RecentCallList = () => {
  const mayChoose = useCanAccess({ action: 'list', resource: 'accounts' });
  return (
    <ListPage
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
