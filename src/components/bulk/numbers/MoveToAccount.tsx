import { useTranslate } from 'ra-core';
import { useMemo, useState } from 'react';
import type { PhoneNumber } from '../../../types';
import { useErrorText } from '../../page/errorText';
import { useGiveBack } from '../../undo/useOfferUndo';
import { useAccounts } from '../../useAccounts';
import { usePlatform } from '../../usePlatform';
import type { BulkActionProps } from '../actionProps';
import { ApplicationPicker, type RoutingTarget } from './ApplicationPicker';
import { MoveNumbers, type MoveTarget } from './MoveNumbers';
import { useCarrierOwners } from './useCarriersFor';

/** An application belongs to one account: with another account none is chosen. */
interface Goal {
  account: MoveTarget | null;
  target: RoutingTarget | null;
}
const nowhere: Goal = { account: null, target: null };

/** Gives the selected numbers to another account, and to one of its applications or to none. */
export const MoveToAccount = (props: BulkActionProps) => {
  const translate = useTranslate();
  const errorText = useErrorText();
  const dataProvider = usePlatform();
  const { data: accounts } = useAccounts();
  const { data: owners, error } = useCarrierOwners();
  const places = useMemo(
    () => owners && accounts?.map(({ id, name }) => ({ id: String(id), name })),
    [accounts, owners],
  );
  const [{ account, target }, choose] = useState(nowhere);
  const ownerOf = useMemo(
    () => new Map(owners?.carriers.map(({ id, account_sid }) => [id, account_sid])),
    [owners],
  );
  // Another account has no use for a number that comes in over a carrier of this one.
  const reasonOf = ({ voip_carrier_sid }: PhoneNumber) => {
    const owner = ownerOf.get(voip_carrier_sid ?? '');
    return owner && owner !== account?.id
      ? translate('app.bulk.moveToAccount.ownCarrier')
      : undefined;
  };
  const giveBack = useGiveBack('phone-numbers', props.nameOf);
  const changes = { account_sid: account?.id, application_sid: target?.applicationSid ?? null };
  return (
    <MoveNumbers
      {...props}
      kind="moveToAccount"
      column="account_sid"
      places={places}
      error={error ? errorText(error).join(' ') : null}
      reasonOf={reasonOf}
      place={account}
      onPlace={(place) => choose({ account: place, target: null })}
      move={async (numbers, logOf, options) => {
        const many = await dataProvider.many();
        const looking = { ...options, looks: true } as const;
        await many.store('phone-numbers', numbers, changes, logOf, looking);
      }}
      backOf={(moved) => giveBack(moved, changes)}
    >
      {account && (
        <ApplicationPicker
          accountSid={account.id}
          value={target}
          onChange={(application) => choose({ account, target: application })}
        />
      )}
    </MoveNumbers>
  );
};
