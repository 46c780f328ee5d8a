import { useTranslate } from 'ra-core';
import { AddButton } from '../../components/list/AddButton';
import { EmptyState } from '../../components/page/EmptyState';
import { TableSkeleton } from '../../components/page/Skeletons';
import { useAccounts } from '../../components/useAccounts';
import { useCarrierChoices } from './useCarrierChoices';

/** What is missing before the first number can be added, or the way to it. */
export const PhoneNumberEmpty = () => {
  const translate = useTranslate();
  const { data: accounts, isPending: isAwaitingAccounts } = useAccounts();
  const { data: carriers, isPending: isAwaitingCarriers } = useCarrierChoices();
  if (isAwaitingAccounts || isAwaitingCarriers) return <TableSkeleton rows={4} />;
  const missing =
    accounts?.length === 0
      ? ({ text: 'noAccount', resource: 'accounts', action: 'createAccount' } as const)
      : ({ text: 'noCarrier', resource: 'carriers', action: 'createCarrier' } as const);
  const isMissing = accounts?.length === 0 || carriers?.length === 0;
  const { text, resource, action } = isMissing
    ? missing
    : ({ text: 'text', resource: 'phone-numbers', action: 'create' } as const);
  return (
    <EmptyState
      title={translate('resources.phone-numbers.empty.title')}
      text={translate(`resources.phone-numbers.empty.${text}`)}
      action={
        <AddButton
          resource={resource}
          label={translate(`resources.phone-numbers.action.${action}`)}
        />
      }
    />
  );
};
