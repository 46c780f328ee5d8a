import { useNotify, useTranslate } from 'ra-core';
import { useRef, useState } from 'react';
import { useIsAllowed } from '../../components/access/useRefusal';
import { useConsole } from '../../components/ConsoleContext';
import { CreatePage } from '../../components/form/CreatePage';
import { redirectToAccountList } from '../../components/list/redirectToAccountList';
import type { LeastCostRouting } from '../../types';
import { LeastCostRoutingInputs } from './LeastCostRoutingInputs';
import { blankRoute, toRoutingTable } from './routeRules';
import { RouteTester } from './tester/RouteTester';

/** What goes on to the edit page when the table was made but its routes could not be saved. */
const keptWhenPartial = ['routes', 'default_carrier_sid'];

export const LeastCostRoutingCreate = () => {
  const translate = useTranslate();
  const notify = useNotify();
  const { storedAccountFilter, storeAccountFilter } = useConsole();
  const hasList = useIsAllowed({ action: 'list', area: 'least-cost-routing' });
  const [defaults] = useState(() => ({
    name: '',
    is_active: true,
    account_sid: storedAccountFilter(),
    default_carrier_sid: '',
    routes: [blankRoute()],
  }));
  const asked = useRef<string | null>(null);
  return (
    <CreatePage<LeastCostRouting>
      resource="least-cost-routing"
      title={translate('resources.least-cost-routing.title.create')}
      defaults={defaults}
      transform={(data) => {
        asked.current = data.account_sid || null;
        return toRoutingTable(data);
      }}
      onSaved={({ account_sid }) => {
        if (asked.current && !account_sid) {
          const message = 'resources.least-cost-routing.notifications.storedAtProvider';
          notify(message, { type: 'warning' });
        }
        storeAccountFilter(account_sid);
      }}
      redirectTo={hasList ? redirectToAccountList : 'edit'}
      keepWhenPartial={keptWhenPartial}
      tools={<RouteTester />}
    >
      <LeastCostRoutingInputs />
    </CreatePage>
  );
};
