import { toWebhook, type WebhookValues } from '../../components/inputs/webhook';
import type { Account } from '../../types';
import { type RecordingValues, toRecording } from './buckets/credential';

/** Turns the form's values into what is sent. The engine sends only what differs from `previousData`. */
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
    ...toRecording(values, options?.previousData),
  };
}

/** A realm has no blanks: the platform does not check it. */
export function validateSipRealm(value: unknown): string | undefined {
  return typeof value === 'string' && /\s/.test(value.trim())
    ? 'resources.accounts.validation.sipRealmBlanks'
    : undefined;
}

/** Calls that are all recorded must go somewhere (rule 7.4). */
export function validateVendor(value: unknown, all: Partial<Account>): string | undefined {
  return !value && all.record_all_calls ? 'ra.validation.required' : undefined;
}
