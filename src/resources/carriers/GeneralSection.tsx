import { useTranslate } from 'ra-core';
import { useWatch } from 'react-hook-form';
import { useCanAccess } from '../../components/access/useCanAccess';
import { FormSection } from '../../components/form/FormSection';
import { Explained } from '../../components/help/Explained';
import {
  AccountApplicationInput,
  useAccountApplications,
} from '../../components/inputs/AccountApplicationInput';
import { CheckboxInput } from '../../components/inputs/CheckboxInput';
import { ChoiceInput } from '../../components/inputs/ChoiceInput';
import { WhitelistHint } from './WhitelistHint';

const dtmfTypes = ['rfc2833', 'tones', 'info'] as const;

/** Where trunk routing is allowed, and the account has applications (rule 1.4). */
const DefaultApplication = () => {
  const [accountSid, chosen] = useWatch({ name: ['account_sid', 'application_sid'] });
  const isAllowed = useCanAccess({ action: 'view', resource: 'trunk-routing' });
  const { data: applications } = useAccountApplications(isAllowed ? accountSid : null);
  if (!isAllowed || !accountSid || (applications?.length === 0 && !chosen)) return null;
  return <AccountApplicationInput helperText="resources.carriers.helper.application_sid" />;
};

/** What a trunk has in both directions. */
export const GeneralSection = () => {
  const translate = useTranslate();
  return (
    <FormSection
      title={translate('resources.carriers.sections.general')}
      purpose={translate('resources.carriers.sections.generalPurpose')}
    >
      <WhitelistHint kind="sip" />
      <CheckboxInput
        source="e164_leading_plus"
        helperText="resources.carriers.helper.e164_leading_plus"
        term="e164"
        defaultValue={false}
      />
      <Explained term="dtmf" label="resources.carriers.fields.dtmf_type" name="DTMF">
        <ChoiceInput
          source="dtmf_type"
          label="resources.carriers.fields.dtmf_type"
          choices={dtmfTypes.map((id) => ({
            id,
            name: translate(`resources.carriers.dtmf.${id}`),
          }))}
          defaultValue="rfc2833"
        />
      </Explained>
      <DefaultApplication />
    </FormSection>
  );
};
