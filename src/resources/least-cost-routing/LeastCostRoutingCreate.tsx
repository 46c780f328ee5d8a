import { useNotify } from 'ra-core';
import { useRef, useState } from 'react';
import { useConsoleActions } from '../../components/ConsoleContext';
import { CreatePage } from '../../components/form/CreatePage';
import type { LeastCostRouting } from '../../types';
import { LeastCostRoutingInputs } from './LeastCostRoutingInputs';
import { blankRoute, toRoutingTable } from './routeRules';
import { RouteTester } from './tester/RouteTester';

/** What goes on to the edit page when the table was made but its routes could not be saved. */
const keptWhenPartial = ['routes', 'default_carrier_sid'];

export const LeastCostRoutingCreate = () => {
  const notify = useNotify();
  const { storedAccountFilter } = useConsoleActions();
  const [defaultValues] = useState(() => ({
    name: '',
    is_active: true,
    account_sid: storedAccountFilter(),
    default_carrier_sid: '',
    routes: [blankRoute()],
  }));
  const chosenAccount = useRef<string | null>(null);
  return (
    <CreatePage<LeastCostRouting>
      defaultValues={defaultValues}
      transform={(data) => {
        chosenAccount.current = data.account_sid || null;
        return toRoutingTable(data);
      }}
      onSaved={({ account_sid }) => {
        if (chosenAccount.current && !account_sid) {
          const message = 'resources.least-cost-routing.notifications.storedAtProvider';
          notify(message, { type: 'warning' });
        }
      }}
      redirectTo="accountList"
      keepWhenPartial={keptWhenPartial}
      tools={<RouteTester />}
    >
      <LeastCostRoutingInputs />
    </CreatePage>
  );
};
