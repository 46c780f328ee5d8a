import { useMemo, useState } from 'react';
import { useGiveBack } from '../../undo/useOfferUndo';
import { useAccounts } from '../../useAccounts';
import { usePlatform } from '../../usePlatform';
import type { BulkActionProps } from '../actionProps';
import { ApplicationPicker, type RoutingTarget } from './ApplicationPicker';
import { MoveNumbers, type MoveTarget } from './MoveNumbers';
/** Gives the selected numbers to another account, and to one of its applications or to none. */
export const MoveToAccount = (props: BulkActionProps) => {
  const dataProvider = usePlatform();
  const { data } = useAccounts();
  const accounts = useMemo(() => data?.map(({ id, name }) => ({ id: String(id), name })), [data]);
  const [account, setAccount] = useState<MoveTarget | null>(null);
  const [target, setTarget] = useState<RoutingTarget | null>(null);
  const giveBack = useGiveBack('phone-numbers', props.nameOf);
  // An application belongs to one account.
  const changes = { account_sid: account?.id, application_sid: target?.applicationSid ?? null };
  return (
    <MoveNumbers
      {...props}
      kind="moveToAccount"
      column="account_sid"
      places={accounts}
      place={account}
      onPlace={(choice) => {
        setAccount(choice);
        setTarget(null);
      }}
      move={async (numbers, logOf, options) => {
        const many = await dataProvider.many();
        await many.store('phone-numbers', numbers, changes, logOf, options);
      }}
      backOf={(moved) => giveBack(moved, changes)}
    >
      {account && <ApplicationPicker accountSid={account.id} value={target} onChange={setTarget} />}
    </MoveNumbers>
  );
};
