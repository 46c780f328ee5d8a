import { maxLength, required, useTranslate } from 'ra-core';
import { TextInput } from 'ra-ui-materialui';
import { useCanAccess } from '../../components/access/useCanAccess';
import { FormSection } from '../../components/form/FormSection';
import { AccountInput } from '../../components/inputs/AccountInput';
import { shortInput } from '../../components/inputs/inputStyle';
import { requiredText } from '../../components/validation/requiredText';
import { CallsSection } from './CallsSection';
import { EnvironmentSection } from './environment/EnvironmentSection';
import { SmsSection } from './SmsSection';
import { SpeechSection } from './speech/SpeechSection';
import { WebhooksSection } from './WebhooksSection';

const nameRules = [requiredText(), maxLength(64)];
const validateRequired = [required()];

export const ApplicationInputs = () => {
  const translate = useTranslate();
  const choosesAccount = useCanAccess({ action: 'list', resource: 'accounts' });
  return (
    <>
      <FormSection
        title={translate('resources.applications.sections.application')}
        purpose={translate('resources.applications.sections.applicationPurpose')}
      >
        <AccountInput validate={validateRequired} readOnly={!choosesAccount} helperText={false} />
        <TextInput
          source="name"
          sx={shortInput}
          validate={nameRules}
          autoComplete="off"
          helperText={false}
        />
      </FormSection>
      <WebhooksSection />
      <SmsSection />
      <SpeechSection />
      <CallsSection />
      <EnvironmentSection />
    </>
  );
};
