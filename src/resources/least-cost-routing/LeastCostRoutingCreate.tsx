import { useNotify } from 'ra-core';
import { useMemo, useRef } from 'react';
import { AccountGate } from '../../components/form/AccountGate';
import { CreatePage } from '../../components/form/CreatePage';
import type { LeastCostRouting } from '../../types';
import { LeastCostRoutingInputs } from './LeastCostRoutingInputs';
import { blankRoute, toRoutingTable } from './routeRules';
import { RouteTester } from './tester/RouteTester';

/** What the edit page receives if the table was created but its routes could not be saved. */
const keptWhenPartial = ['routes', 'default_carrier_sid'];

const newTable = (account_sid: string | null) => ({
  name: '',
  is_active: true,
  account_sid,
  default_carrier_sid: '',
  routes: [blankRoute()],
});

const NewTable = ({ accountSid }: { accountSid: string | null }) => {
  const notify = useNotify();
  const defaultValues = useMemo(() => newTable(accountSid), [accountSid]);
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
      isOneOnly
      keepWhenPartial={keptWhenPartial}
      tools={<RouteTester />}
    >
      <LeastCostRoutingInputs />
    </CreatePage>
  );
};

export const LeastCostRoutingCreate = () => (
  <AccountGate isOptional>{(accountSid) => <NewTable accountSid={accountSid} />}</AccountGate>
);
