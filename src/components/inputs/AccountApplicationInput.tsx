import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { ErrorPanel } from '../page/ErrorPanel';
import { usePlatform } from '../usePlatform';
import { AutocompleteInput } from './AutocompleteInput';

/** The applications of one account, by name; nothing is asked without an account. */
export const useAccountApplications = (accountSid: string | null | undefined) => {
  const dataProvider = usePlatform();
  return useQuery({
    queryKey: ['applications', 'ofAccount', accountSid],
    queryFn: () => dataProvider.getAccountApplications(accountSid ?? ''),
    enabled: Boolean(accountSid),
    retry: false,
  });
};

/** `application_sid` of a record: one of the applications of the account in the form, or none. */
export const AccountApplicationInput = ({ helperText }: { helperText: string }) => {
  const [accountSid, chosen] = useWatch({ name: ['account_sid', 'application_sid'] });
  const { data, error, refetch } = useAccountApplications(accountSid);
  const own = (data ?? []).map(({ application_sid, name }) => ({ id: application_sid, name }));
  if (error && !data) return <ErrorPanel error={error} onRetry={() => refetch()} />;
  // What is typed while the choices are still to come would be lost with them.
  const isPending = Boolean(accountSid) && !data;
  // The platform takes an application of another account as well: what is stored is shown.
  const isForeign = data && chosen && !own.some(({ id }) => id === chosen);
  return (
    <AutocompleteInput
      source="application_sid"
      choices={isForeign ? [...own, { id: chosen, name: chosen }] : own}
      isPending={isPending}
      readOnly={isPending}
      emptyText="app.form.none"
      helperText={helperText}
    />
  );
};
