import Button from '@mui/material/Button';
import { LinkBase, maxLength, useRecordContext, useTranslate } from 'ra-core';
import { TextInput } from 'ra-ui-materialui';
import { useCanAccess } from '../../components/access/useCanAccess';
import { useConsole } from '../../components/ConsoleContext';
import { FormSection } from '../../components/form/FormSection';
import { Explained } from '../../components/help/Explained';
import { accountPath } from '../../components/hosted/accountPaths';
import { CheckboxInput } from '../../components/inputs/CheckboxInput';
import { CopyField } from '../../components/inputs/CopyField';
import { shortInput } from '../../components/inputs/inputStyle';
import { LimitsInputs } from '../../components/inputs/LimitsInputs';
import { WebhookInputs } from '../../components/inputs/WebhookInputs';
import { toWebhook, type WebhookValues } from '../../components/inputs/webhook';
import { CallsOfLimit } from '../../components/live/CallsOfLimit';
import { TtsCacheSection } from '../../components/ttsCache/TtsCacheSection';
import { usePlatform } from '../../components/usePlatform';
import { requiredText } from '../../components/validation/requiredText';
import type { Account, WebhookMethod } from '../../types';
import { toTrialEnd, validateSipRealm } from './accountRules';
import { type RecordingValues, toRecording } from './buckets/credential';
import { BackOfficeSection } from './hosted/BackOfficeSection';
import { OwnApplicationInputs } from './OwnApplicationInputs';
import { RecordingSection } from './RecordingSection';
import { WebhookSecret } from './WebhookSecret';

const nameRules = [requiredText(), maxLength(64)];
const realmRules = [validateSipRealm, maxLength(132)];
const postOnly: WebhookMethod[] = ['POST'];

const AccountTtsCache = ({ accountSid }: { accountSid: string }) => {
  const dataProvider = usePlatform();
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
      <TextInput
        source="name"
        sx={shortInput}
        validate={nameRules}
        helperText={false}
        autoComplete="off"
      />
      <Explained term="realm" label="resources.accounts.fields.sip_realm">
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
      </Explained>
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
      <BackOfficeSection />
      {!features.hosted && (
        <FormSection
          title={translate('resources.accounts.sections.limits')}
          purpose={translate('resources.accounts.sections.limitsPurpose')}
        >
          <LimitsInputs />
          {account && (
            <CallsOfLimit
              accountSid={account.account_sid}
              limit={account.limits?.voice_call_session}
            />
          )}
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

/** Turns the form's values into what is sent. The save sends only what differs from `previousData`. */
export function toAccount(
  data: Partial<Account>,
  options?: { previousData?: Account },
): Partial<Account> {
  const values = data as Partial<Account> & RecordingValues;
  return {
    ...data,
    name: data.name?.trim(),
    sip_realm: data.sip_realm?.trim() || null,
    registration_hook: toWebhook(data.registration_hook as WebhookValues | null),
    queue_event_hook: toWebhook(data.queue_event_hook as WebhookValues | null),
    ...(data.trial_end_date !== undefined && {
      trial_end_date: toTrialEnd(
        data.trial_end_date,
        options?.previousData?.trial_end_date ?? null,
      ),
    }),
    ...toRecording(values, options?.previousData),
  };
}
