import { useRecordContext, useTranslate } from 'ra-core';
import { useRef } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { FormSection } from '../../components/form/FormSection';
import { WebhookInputs } from '../../components/inputs/WebhookInputs';
import { validateWebhookUrl, type WebhookValues } from '../../components/inputs/webhook';
import type { Application } from '../../types';
import { followCallHook, type StatusHook, statusMustStay } from './applicationRules';

const statusRules = [validateWebhookUrl, statusMustStay];

/** Lets the status webhook follow the calling one; returns the handlers for typing in each. */
const useFollowing = () => {
  const { getValues, setValue } = useFormContext();
  const { dirtyFields, isSubmitted } = useFormState();
  const status = useRef<Omit<StatusHook, 'hook'>>({ isTyped: false });
  const isTouched = Boolean(dirtyFields.call_status_hook?.url);
  const callTyped = (url: string) => {
    const values: WebhookValues | null = getValues('call_status_hook');
    // A copy, since the form mutates its own object.
    const hook = values && { ...values };
    // After a reset nothing is typed and nothing follows.
    const known = isTouched ? status.current : { isTyped: false };
    const next = followCallHook(url, { ...known, hook: hook ?? null });
    if (!next) return;
    status.current = { isTyped: next.isTyped, before: next.before };
    const options = { shouldDirty: true, shouldValidate: isSubmitted };
    setValue('call_status_hook.url', next.hook?.url ?? '', options);
    setValue('call_status_hook.method', next.hook?.method ?? 'POST', options);
  };
  const statusTyped = (url: string) => {
    status.current = { isTyped: url !== '' };
  };
  return { callTyped, statusTyped };
};

export const WebhooksSection = () => {
  const translate = useTranslate();
  const isNew = !useRecordContext<Application>()?.id;
  const { callTyped, statusTyped } = useFollowing();
  return (
    <FormSection
      title={translate('resources.applications.sections.webhooks')}
      purpose={translate('resources.applications.sections.webhooksPurpose')}
    >
      <WebhookInputs
        source="call_hook"
        label="resources.applications.fields.call_hook"
        isRequired
        webSocketUsesGet
        onUrlChange={callTyped}
      />
      <WebhookInputs
        source="call_status_hook"
        label="resources.applications.fields.call_status_hook"
        helperText={
          isNew
            ? 'resources.applications.helper.statusFollows'
            : 'resources.applications.helper.call_status_hook'
        }
        validate={statusRules}
        webSocketUsesGet
        onUrlChange={statusTyped}
      />
    </FormSection>
  );
};
