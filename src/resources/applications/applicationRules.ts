import { isWebSocketUrl, toWebhook, type WebhookValues } from '../../components/inputs/webhook';
import { jsonArray } from '../../components/validation/json';
import { fallbackToSave, trimSpeech, withoutEmptySpeech } from '../../engines/speech';
import type { Application } from '../../types';
import type { Webhook } from '../../types/webhook';
import { sentValues } from './environment/values';

type Values = Partial<Application>;

const isAsStored = (typed: Values['env_vars'], stored: Values['env_vars']) =>
  JSON.stringify(typed ?? null) === JSON.stringify(stored ?? null);

/**
 * An application as it is sent: texts trimmed, webhooks as the platform takes them, no fallback where
 * it is switched off, no empty variables.
 */
export const toApplication = (
  values: Values,
  { previousData }: { previousData?: Application } = {},
): Values => ({
  ...values,
  name: values.name?.trim(),
  call_hook: toWebhook(values.call_hook),
  call_status_hook: toWebhook(values.call_status_hook),
  messaging_hook: toWebhook(values.messaging_hook),
  ...trimSpeech(values, previousData),
  ...fallbackToSave(values, previousData),
  env_vars: isAsStored(values.env_vars, previousData?.env_vars)
    ? previousData?.env_vars
    : sentValues(values.env_vars),
});

/**
 * A new application. The platform refuses one without a status webhook, so that an empty one takes
 * the address and the method of the calling webhook (decision 62).
 */
export function toNewApplication(values: Values): Values {
  const { env_vars, ...application } = toApplication(values);
  const { call_hook, call_status_hook } = application;
  return {
    ...withoutEmptySpeech(application),
    ...(env_vars && { env_vars }),
    call_status_hook:
      call_status_hook ??
      (call_hook && {
        url: call_hook.url,
        method: call_hook.method,
        username: null,
        password: null,
      }),
  };
}

const copyOfHook = (hook: Webhook | null): Webhook | null =>
  hook && { url: hook.url, method: hook.method, username: hook.username, password: null };

/** What a copy of an application begins with: passwords and variables must be typed again. */
export function copyOfApplication({
  id: _id,
  application_sid: _sid,
  created_at: _at,
  env_vars: _variables,
  ...kept
}: Application): Values {
  return {
    ...kept,
    call_hook: copyOfHook(kept.call_hook),
    call_status_hook: copyOfHook(kept.call_status_hook),
    messaging_hook: copyOfHook(kept.messaging_hook),
  };
}

/** The rule of a webhook that can be changed once it is stored, but not removed (contract 7). */
const mustStay =
  (hook: 'call_status_hook' | 'messaging_hook', message: string) =>
  (url: unknown, values: Values) =>
    String(url ?? '').trim() === '' && values[hook]?.webhook_sid ? message : undefined;

export const statusMustStay = mustStay(
  'call_status_hook',
  'resources.applications.validation.statusNotClearable',
);
export const smsMustStay = mustStay(
  'messaging_hook',
  'resources.applications.validation.smsNotClearable',
);

/** Null is "not overridden"; an empty text is an override that says nothing. */
export const checkAppJson = (json: unknown) =>
  typeof json === 'string' && json.trim() === ''
    ? 'resources.applications.validation.jsonRequired'
    : jsonArray(json);

/** What is known of the status webhook while the calling webhook is typed. */
export interface StatusHook {
  hook: WebhookValues | null;
  /** The operator wrote its address in this form. */
  isTyped: boolean;
  /** The hook as it was before it began to follow; undefined while it does not follow. */
  before?: WebhookValues | null;
}

/**
 * The status webhook after the calling webhook became `callUrl`: it follows a websocket address when
 * it is empty or one itself, never over what the operator typed, and is what it was before once the
 * calling webhook is no websocket any more (rule 4.7). Null when it stays.
 */
export function followCallHook(callUrl: string, status: StatusHook): StatusHook | null {
  const { hook, isTyped, before } = status;
  const isFollowing = before !== undefined;
  if (!isWebSocketUrl(callUrl)) return isFollowing ? { hook: before, isTyped: false } : null;
  const mayFollow = !hook?.url || (isWebSocketUrl(hook.url) && !isTyped);
  if (!isFollowing && !mayFollow) return null;
  return {
    hook: { ...hook, url: callUrl, method: 'GET' },
    isTyped: false,
    before: isFollowing ? before : hook,
  };
}
