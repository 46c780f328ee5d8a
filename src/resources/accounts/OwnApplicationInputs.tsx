import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useTranslate } from 'ra-core';
import { FormSection } from '../../components/form/FormSection';
import { AutocompleteInput } from '../../components/inputs/AutocompleteInput';
import { ErrorPanel } from '../../components/page/ErrorPanel';
import type { ConsoleDataProvider } from '../../dataProvider';

const sources = ['device_calling_application_sid', 'siprec_hook_sid'] as const;

/** Which of the account's applications handle calls of its own devices and SIPREC calls. */
export const OwnApplicationInputs = ({ accountSid }: { accountSid: string }) => {
  const translate = useTranslate();
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['accounts', 'ownApplications', accountSid],
    queryFn: () => dataProvider.getAccountApplications(accountSid),
    retry: false,
  });
  const choices = data?.map(({ application_sid, name }) => ({ id: application_sid, name }));
  return (
    <FormSection
      title={translate('resources.accounts.sections.applications')}
      purpose={translate('resources.accounts.sections.applicationsPurpose')}
    >
      {error && !data ? (
        <ErrorPanel error={error} onRetry={() => refetch()} />
      ) : (
        sources.map((source) => (
          <AutocompleteInput
            key={source}
            source={source}
            choices={choices ?? []}
            isPending={isPending}
            readOnly={isPending}
            emptyText="app.form.none"
            helperText={`resources.accounts.helper.${source}`}
          />
        ))
      )}
    </FormSection>
  );
};
