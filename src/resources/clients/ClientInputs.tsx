import { maxLength, required, useRecordContext, useTranslate } from 'ra-core';
import { TextInput } from 'ra-ui-materialui';
import { useWatch } from 'react-hook-form';
import { useCanAccess } from '../../components/access/useCanAccess';
import { FormSection } from '../../components/form/FormSection';
import { SaveBlocker } from '../../components/form/SaveBlocker';
import { AccountInput } from '../../components/inputs/AccountInput';
import { CheckboxInput } from '../../components/inputs/CheckboxInput';
import { shortInput } from '../../components/inputs/inputStyle';
import { PasswordInput } from '../../components/inputs/PasswordInput';
import { StoredSecretBox } from '../../components/inputs/StoredSecretBox';
import { useAccount } from '../../components/useAccounts';
import { requiredText } from '../../components/validation/requiredText';
import type { SipClient } from '../../types';
import { DeviceSection } from './DeviceSection';
import { RealmLink, RealmPlaceholder, SipRealm } from './SipRealm';

const nameRules = [requiredText(), maxLength(64)];
const validateRequired = [required()];
const passwordRules = [requiredText()];
const callingFlags = [
  'allow_direct_app_calling',
  'allow_direct_queue_calling',
  'allow_direct_user_calling',
] as const;

/** The realm that the device registers with; without one there is nothing to save. */
const AccountRealm = () => {
  const translate = useTranslate();
  const { account, isPending } = useAccount(useWatch({ name: 'account_sid' }));
  if (!account) return isPending && <RealmPlaceholder />;
  if (account.sip_realm) return <SipRealm account={account} />;
  return (
    <SaveBlocker action={<RealmLink account={account} />}>
      {translate('resources.clients.validation.noRealm')}
    </SaveBlocker>
  );
};

const IdentitySection = () => {
  const translate = useTranslate();
  const client = useRecordContext<SipClient>();
  const isNew = !client?.id;
  const choosesAccount = useCanAccess({ action: 'list', resource: 'accounts' });
  return (
    <FormSection
      title={translate('resources.clients.sections.client')}
      purpose={translate('resources.clients.sections.clientPurpose')}
    >
      {choosesAccount && (
        <AccountInput validate={validateRequired} disabled={!isNew} helperText={false} />
      )}
      <AccountRealm />
      <TextInput
        source="username"
        sx={shortInput}
        validate={nameRules}
        disabled={!isNew}
        autoComplete="off"
        helperText={!isNew && 'resources.clients.helper.username'}
      />
      {isNew ? (
        <PasswordInput source="password" validate={passwordRules} />
      ) : (
        <StoredSecretBox
          label="resources.clients.fields.password"
          masked={client.password}
          helperText="resources.clients.helper.password"
        />
      )}
      <CheckboxInput source="is_active" defaultValue={false} />
    </FormSection>
  );
};

export const ClientInputs = () => {
  const translate = useTranslate();
  const client = useRecordContext<SipClient>();
  return (
    <>
      <IdentitySection />
      <FormSection
        title={translate('resources.clients.sections.calling')}
        purpose={translate('resources.clients.sections.callingPurpose')}
      >
        {callingFlags.map((source) => (
          <CheckboxInput
            key={source}
            source={source}
            helperText={`resources.clients.helper.${source}`}
            defaultValue={false}
          />
        ))}
      </FormSection>
      {client?.id && <DeviceSection client={client} />}
    </>
  );
};
