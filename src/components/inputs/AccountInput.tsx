import type { AutocompleteInputProps } from 'ra-ui-materialui';
import { useWatch } from 'react-hook-form';
import { useCanAccess } from '../access/useCanAccess';
import { ErrorPanel } from '../page/ErrorPanel';
import { useAccounts } from '../useAccounts';
import { AutocompleteInput } from './AutocompleteInput';
import { shortInput } from './inputStyle';
import { VirtualListbox } from './VirtualListbox';

interface AccountInputProps
  extends Pick<
    AutocompleteInputProps,
    'validate' | 'disabled' | 'readOnly' | 'onChange' | 'helperText' | 'emptyText' | 'margin'
  > {
  /** Nobody's is what all accounts share: it is an answer, too. */
  isShared?: boolean;
}

const virtualList = { listbox: { component: VirtualListbox } };

/** `account_sid` of a record: one of the accounts that the operator may see. */
export const AccountInput = ({ readOnly, isShared = false, ...input }: AccountInputProps) => {
  const chosen = useWatch({ name: 'account_sid' });
  const { data: accounts, error, isPending, refetch } = useAccounts();
  // Without the names the input would show nothing where there is something.
  if (error && !accounts) return <ErrorPanel error={error} onRetry={() => refetch()} />;
  return (
    <div data-known={isShared || chosen ? '' : undefined}>
      <AutocompleteInput
        {...input}
        source="account_sid"
        choices={accounts ?? []}
        optionText="name"
        isPending={isPending}
        sx={shortInput}
        // What is typed while the choices are still to come would be lost with them.
        readOnly={isPending || readOnly}
        slotProps={virtualList}
      />
    </div>
  );
};

/** Whose a record is that all accounts can share, or one can have alone; an account user's is its own. */
export const SharedAccountInput = (
  input: Pick<AccountInputProps, 'disabled' | 'onChange' | 'helperText' | 'margin'>,
) => {
  const isChooser = useCanAccess({ action: 'list', resource: 'accounts' });
  return (
    <AccountInput
      isShared
      emptyText="app.list.allAccounts"
      readOnly={!isChooser}
      {...input}
      helperText={input.helperText ?? (isChooser && 'app.form.sharedOrOne')}
    />
  );
};
