import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { TextInput } from 'ra-ui-materialui';
import { useFormContext } from 'react-hook-form';
import { useConsole } from '../../components/ConsoleContext';
import { FormSection } from '../../components/form/FormSection';
import { RevalidateErrors } from '../../components/form/RevalidateErrors';
import { HearButton } from '../../components/hear/HearButton';
import { SharedAccountInput } from '../../components/inputs/AccountInput';
import { CheckboxInput } from '../../components/inputs/CheckboxInput';
import { shortInput } from '../../components/inputs/inputStyle';
import { SearchChoiceInput } from '../../components/inputs/SearchChoiceInput';
import { TestState } from '../../components/speechTest/TestState';
import { useAccounts } from '../../components/useAccounts';
import { offeredVendors, type VendorDescriptor, vendorName, vendors } from '../../engines/speech';
import type { SpeechCredential } from '../../types';
import { CustomVoices } from './CustomVoices';
import { FixedText } from './FixedText';
import { TestButton } from './TestButton';
import { useCredentialForm, useStoredCredential } from './useCredentialForm';
import { VendorInputs } from './VendorInputs';
import { formRules, vendorNameRules } from './vendorRules';

const t = (key: string) => `resources.speech-services.${key}`;

/** Everything that belongs to a vendor, and leaves the form with it. */
const vendorKeys = new Set([
  'vendor_name',
  'mode',
  'zones',
  'has_options',
  'has_custom_voices',
  'custom_voices',
  ...vendors.flatMap(({ fields }) => fields.map(({ source }) => source)),
]);

/** Which vendor a new credential is for. What was typed for another one never reaches it. */
const VendorInput = () => {
  const { features } = useConsole();
  const { setValue, clearErrors } = useFormContext();
  const choices = offeredVendors(features).map(({ id, name }) => ({ value: id, name }));
  const clear = () => {
    for (const key of vendorKeys) setValue(key, undefined);
    clearErrors();
  };
  return (
    <SearchChoiceInput
      source="vendor"
      label={t('fields.vendor')}
      choices={choices}
      placeholder={t('selectVendor')}
      validate={formRules.vendor}
      onChange={clear}
    />
  );
};

const NewService = ({ descriptor }: { descriptor: VendorDescriptor | undefined }) => (
  <>
    <SharedAccountInput />
    <VendorInput />
    {descriptor?.isNamed && (
      <TextInput
        source="vendor_name"
        sx={shortInput}
        label={t('fields.vendor_name')}
        validate={vendorNameRules(descriptor.id)}
        helperText={t('helper.vendor_name')}
        autoComplete="off"
      />
    )}
    <TextInput
      source="label"
      sx={shortInput}
      validate={formRules.label}
      helperText={t('helper.label')}
      autoComplete="off"
    />
  </>
);

/** What never changes of a stored credential. */
const StoredService = ({
  credential,
  descriptor,
}: {
  credential: SpeechCredential;
  descriptor: VendorDescriptor | undefined;
}) => {
  const translate = useTranslate();
  const { data: accounts } = useAccounts();
  const account = accounts?.find(({ id }) => id === credential.account_sid)?.name;
  const owner = credential.account_sid ? account : translate('app.list.allAccounts');
  return (
    <>
      <FixedText label={t('fields.account_sid')} value={owner ?? ' '} />
      <FixedText label={t('fields.vendor')} value={descriptor?.name ?? credential.vendor} />
      {descriptor?.isNamed && (
        <FixedText label={t('fields.vendor_name')} value={vendorName(credential.vendor)} />
      )}
      <FixedText
        label={t('fields.label')}
        value={credential.label}
        helperText={t('helper.fixed')}
      />
    </>
  );
};

/**
 * One line, whatever the credential is for: what waits for it has that much room. Two where a word of the status has
 * none beside the buttons.
 */
const statusLine = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: { xs: 2, sm: 4 },
  minHeight: 48,
  '& > button': { flexShrink: 0, alignSelf: 'center', whiteSpace: 'nowrap' },
  '& > div': { flex: '1 1 0', minWidth: 'min-content' },
};

/** How the stored credential last fared at its vendor, and the way to try it again. */
const SpeechStatus = ({ credential }: { credential: SpeechCredential }) => {
  const translate = useTranslate();
  const { identity } = useConsole();
  return (
    <FormSection
      title={translate('resources.speech-services.sections.status')}
      purpose={translate('resources.speech-services.sections.statusPurpose')}
    >
      <Box sx={statusLine}>
        <TestButton credential={credential} isOutlined />
        {credential.use_for_tts && (
          <HearButton
            accountSid={credential.account_sid ?? identity.accountSid}
            service={{ ...credential, label: credential.label || null }}
          />
        )}
        <div>
          <TestState credential={credential} />
        </div>
      </Box>
    </FormSection>
  );
};

/** The credential itself, then what its vendor needs. */
export const SpeechServiceInputs = () => {
  const translate = useTranslate();
  const stored = useStoredCredential();
  const form = useCredentialForm();
  const descriptor = form?.descriptor;
  // A save would drop what is stored for a vendor that the console does not know.
  const asksFor = (use: 'tts' | 'stt') => (descriptor ? descriptor[use] : !stored);
  return (
    <>
      <RevalidateErrors />
      {stored && <SpeechStatus credential={stored} />}
      <FormSection
        title={translate(t('sections.service'))}
        purpose={translate(t('sections.servicePurpose'))}
      >
        {stored ? (
          <StoredService credential={stored} descriptor={descriptor} />
        ) : (
          <NewService descriptor={descriptor} />
        )}
        {asksFor('tts') && <CheckboxInput source="use_for_tts" defaultValue={false} />}
        {asksFor('stt') && <CheckboxInput source="use_for_stt" defaultValue={false} />}
      </FormSection>
      {descriptor && (
        <FormSection title={descriptor.name} purpose={translate(t('sections.vendorPurpose'))}>
          <VendorInputs />
        </FormSection>
      )}
      <CustomVoices />
    </>
  );
};
