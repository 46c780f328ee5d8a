import { useCanAccess } from '../../components/access/useCanAccess';
import { ListPage } from '../../components/list/ListPage';
import { NewestOnly } from '../../components/list/NewestOnly';
import { NoResultsForDate } from '../../components/list/NoResultsForDate';
import { explainOneAccount } from '../../components/list/OneAccountOnly';
import { WhatFails, WhatFailsButton } from './fails/WhatFails';
import { OpenFileButton } from './files/OpenFileButton';
import { CallFilters } from './list/CallFilters';
import { CallTable } from './list/CallTable';
import { useCallFilterNames } from './list/useCallFilterNames';
import { MissingCall } from './MissingCall';
import { CallsNowButton } from './now/CallsNowButton';

export const RecentCallList = () => {
  const mayChoose = useCanAccess({ action: 'list', resource: 'accounts' });
  const names = useCallFilterNames();
  return (
    <ListPage
      explain={mayChoose ? explainOneAccount : undefined}
      canAutoRefresh
      actions={
        <>
          <CallsNowButton />
          <OpenFileButton />
        </>
      }
      filters={<CallFilters />}
      tools={<WhatFailsButton />}
      namedFilters={names}
      notice={
        <>
          <WhatFails />
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
