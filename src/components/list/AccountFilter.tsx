import { useTranslate } from 'ra-core';
import { useMemo } from 'react';
import { providerLevel } from '../../types';
import { useCanAccess } from '../access/useCanAccess';
import { Combobox } from '../inputs/Combobox';
import { useAccounts } from '../useAccounts';
import { useListAddress } from './ListAddress';

interface AccountFilterProps {
  /** What the filter is about; "Account" unless given. */
  label?: string;
  /** What the list shows without a choice; "All accounts" unless given. */
  allLabel?: string;
  /** What belongs to no account, where the list can show that alone. */
  providerLevelLabel?: string;
}

/** Narrows a list to one account, for those who see more than one; remembered within the section. */
export const AccountFilter = ({ label, allLabel, providerLevelLabel }: AccountFilterProps) => {
  const translate = useTranslate();
  const { filter, change } = useListAddress();
  const isAllowed = useCanAccess({ action: 'list', resource: 'accounts' });
  const { data: accounts, isPending } = useAccounts({ enabled: isAllowed });
  // The same objects at each render: others would undo what is being typed.
  const choices = useMemo(
    () => [
      ...(providerLevelLabel ? [{ id: providerLevel, name: providerLevelLabel }] : []),
      ...(accounts ?? []),
    ],
    [providerLevelLabel, accounts],
  );
  if (!isAllowed) return null;

  const chosen = choices.find(({ id }) => id === filter.account_sid) ?? null;
  // What is typed before the name of the list's account is known would be overwritten by it.
  const isNaming = !chosen && Boolean(filter.account_sid) && isPending;
  const choose = (choice: { id: string } | null) =>
    change(({ filter }) => ({ filter: { ...filter, account_sid: choice?.id } }));
  return (
    <Combobox
      className="filter"
      label={label ?? translate('app.list.account')}
      placeholder={allLabel ?? translate('app.list.allAccounts')}
      choices={choices}
      value={chosen}
      onChange={choose}
      isLoading={isPending}
      isReadOnly={isNaming}
      isClearable
    />
  );
};
