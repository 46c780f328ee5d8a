import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { FormSection } from '../../components/form/FormSection';
import { Explained } from '../../components/help/Explained';
import { AutocompleteInput } from '../../components/inputs/AutocompleteInput';
import { ErrorPanel } from '../../components/page/ErrorPanel';
import { usePlatform } from '../../components/usePlatform';

type Source = 'device_calling_application_sid' | 'siprec_hook_sid';

/** Which of the account's applications handle calls of its own devices and SIPREC calls. */
export const OwnApplicationInputs = ({ accountSid }: { accountSid: string }) => {
  const translate = useTranslate();
  const dataProvider = usePlatform();
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['accounts', 'ownApplications', accountSid],
    queryFn: () => dataProvider.getAccountApplications(accountSid),
    retry: false,
  });
  const choices = data?.map(({ application_sid, name }) => ({ id: application_sid, name }));
  const input = (source: Source) => (
    <AutocompleteInput
      source={source}
      choices={choices ?? []}
      isPending={isPending}
      readOnly={isPending}
      emptyText="app.form.none"
      helperText={`resources.accounts.helper.${source}`}
    />
  );
  return (
    <FormSection
      title={translate('resources.accounts.sections.applications')}
      purpose={translate('resources.accounts.sections.applicationsPurpose')}
    >
      {error && !data ? (
        <ErrorPanel error={error} onRetry={() => refetch()} />
      ) : (
        <>
          {input('device_calling_application_sid')}
          <Explained term="siprec" label="resources.accounts.fields.siprec_hook_sid" name="SIPREC">
            {input('siprec_hook_sid')}
          </Explained>
        </>
      )}
    </FormSection>
  );
};
