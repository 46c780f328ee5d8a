import { useTranslate } from 'ra-core';
import { useWatch } from 'react-hook-form';
import { useConsole } from '../../components/ConsoleContext';
import { FormSection } from '../../components/form/FormSection';
import { CheckboxInput } from '../../components/inputs/CheckboxInput';
import { useAccount } from '../../components/useAccounts';
import { AppJsonInput } from './AppJsonInput';

/** How calls start and whether they are recorded; no choice where the account records all calls. */
export const CallsSection = () => {
  const translate = useTranslate();
  const { features } = useConsole();
  const accountSid = useWatch({ name: 'account_sid' });
  const { account } = useAccount(accountSid);
  const choosesRecording = features.callRecording && account && !account.record_all_calls;
  if (!features.initialAppJson && !choosesRecording) return null;
  return (
    <FormSection
      title={translate('resources.applications.sections.calls')}
      purpose={translate('resources.applications.sections.callsPurpose')}
    >
      {features.initialAppJson && <AppJsonInput />}
      {choosesRecording && (
        <CheckboxInput
          source="record_all_calls"
          helperText="resources.applications.helper.record_all_calls"
          defaultValue={false}
        />
      )}
    </FormSection>
  );
};
