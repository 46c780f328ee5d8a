import Button from '@mui/material/Button';
import { LinkBase, maxLength, useDataProvider, useRecordContext, useTranslate } from 'ra-core';
import { TextInput } from 'ra-ui-materialui';
import { useCanAccess } from '../../components/access/useCanAccess';
import { useConsole } from '../../components/ConsoleContext';
import { FormSection } from '../../components/form/FormSection';
import { accountPath } from '../../components/hosted/accountPaths';
import { CheckboxInput } from '../../components/inputs/CheckboxInput';
import { CopyField } from '../../components/inputs/CopyField';
import { LimitsInputs } from '../../components/inputs/LimitsInputs';
import { WebhookInputs } from '../../components/inputs/WebhookInputs';
import { TtsCacheSection } from '../../components/ttsCache/TtsCacheSection';
import { requiredText } from '../../components/validation/requiredText';
import type { ConsoleDataProvider } from '../../dataProvider';
import type { Account, WebhookMethod } from '../../types';
import { validateSipRealm } from './accountRules';
import { OwnApplicationInputs } from './OwnApplicationInputs';
import { RecordingSection } from './RecordingSection';
import { WebhookSecret } from './WebhookSecret';

const nameRules = [requiredText(), maxLength(64)];
const realmRules = [validateSipRealm, maxLength(132)];
const postOnly: WebhookMethod[] = ['POST'];

const AccountTtsCache = ({ accountSid }: { accountSid: string }) => {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  return (
    <TtsCacheSection
      queryKey={['accounts', 'ttsCache', accountSid]}
      read={(signal) => dataProvider.getAccountTtsCacheSize(accountSid, signal)}
      clear={() => dataProvider.clearAccountTtsCache(accountSid)}
    />
  );
};

const GeneralSection = ({ account }: { account: Account | undefined }) => {
  const translate = useTranslate();
  const { features } = useConsole();
  const mayChangeRealm = useCanAccess({ action: 'edit', resource: 'sip-realm' });
  const isOwnRealm = useCanAccess({
    action: 'edit',
    resource: 'own-sip-realm',
    record: account,
    isWrite: true,
  });
  return (
    <FormSection
      title={translate('resources.accounts.sections.general')}
      purpose={translate('resources.accounts.sections.generalPurpose')}
    >
      <TextInput source="name" validate={nameRules} helperText={false} autoComplete="off" />
      {mayChangeRealm || !account ? (
        <TextInput
          source="sip_realm"
          validate={realmRules}
          helperText="resources.accounts.helper.sip_realm"
          slotProps={{ htmlInput: { autoComplete: 'off', spellCheck: false } }}
        />
      ) : (
        <CopyField
          label={translate('resources.accounts.fields.sip_realm')}
          value={account.sip_realm ?? ''}
          helperText={translate(
            `resources.accounts.helper.${isOwnRealm ? 'sip_realm' : features.hosted ? 'sipRealmOwner' : 'sipRealmFixed'}`,
          )}
        />
      )}
      {account && isOwnRealm && (
        <div>
          <Button
            variant="outlined"
            size="small"
            component={LinkBase}
            to={accountPath(account.account_sid, 'sip-realm/edit')}
          >
            {translate('pages.billing.plan.changeRealm')}
          </Button>
        </div>
      )}
    </FormSection>
  );
};

const WebhooksSection = ({ account }: { account: Account | undefined }) => {
  const translate = useTranslate();
  return (
    <FormSection
      title={translate('resources.accounts.sections.webhooks')}
      purpose={translate('resources.accounts.sections.webhooksPurpose')}
    >
      {account && <WebhookSecret account={account} />}
      <WebhookInputs
        source="registration_hook"
        label="resources.accounts.fields.registration_hook"
        helperText="resources.accounts.helper.registration_hook"
      />
      <WebhookInputs
        source="queue_event_hook"
        label="resources.accounts.fields.queue_event_hook"
        helperText="resources.accounts.helper.queue_event_hook"
        methods={postOnly}
      />
    </FormSection>
  );
};

const DebugLogSection = () => {
  const translate = useTranslate();
  const isShown = useCanAccess({ action: 'view', resource: 'debug-log' });
  if (!isShown) return null;
  return (
    <FormSection
      title={translate('resources.accounts.sections.debugLog')}
      purpose={translate('resources.accounts.sections.debugLogPurpose')}
    >
      <CheckboxInput source="enable_debug_log" defaultValue={false} />
    </FormSection>
  );
};

/** The sections of an account, in the order in which operators set one up. */
export const AccountInputs = () => {
  const translate = useTranslate();
  const { features } = useConsole();
  const record = useRecordContext<Account>();
  const account = record?.account_sid ? record : undefined;
  return (
    <>
      <GeneralSection account={account} />
      {!features.hosted && (
        <FormSection
          title={translate('resources.accounts.sections.limits')}
          purpose={translate('resources.accounts.sections.limitsPurpose')}
        >
          <LimitsInputs />
        </FormSection>
      )}
      {account && <OwnApplicationInputs accountSid={account.account_sid} />}
      <WebhooksSection account={account} />
      {account && <AccountTtsCache accountSid={account.account_sid} />}
      <DebugLogSection />
      <RecordingSection />
    </>
  );
};
