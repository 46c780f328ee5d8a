import type { AutocompleteInputProps } from 'ra-ui-materialui';
import { ErrorPanel } from '../page/ErrorPanel';
import { useAccounts } from '../useAccounts';
import { AutocompleteInput } from './AutocompleteInput';
import { VirtualListbox } from './VirtualListbox';

type AccountInputProps = Pick<
  AutocompleteInputProps,
  'validate' | 'disabled' | 'readOnly' | 'onChange' | 'helperText' | 'emptyText' | 'margin'
>;

const virtualList = { listbox: { component: VirtualListbox } };

/** `account_sid` of a record: one of the accounts that the operator may see. */
export const AccountInput = ({ readOnly, ...input }: AccountInputProps) => {
  const { data: accounts, error, isPending, refetch } = useAccounts();
  // Without the names the input would show nothing where there is something.
  if (error && !accounts) return <ErrorPanel error={error} onRetry={() => refetch()} />;
  return (
    <AutocompleteInput
      {...input}
      source="account_sid"
      choices={accounts ?? []}
      optionText="name"
      isPending={isPending}
      // The first field of a form has the focus from the start, so its list opens only on request.
      openOnFocus={false}
      // What is typed while the choices are still to come would be lost with them.
      readOnly={isPending || readOnly}
      slotProps={virtualList}
    />
  );
};
