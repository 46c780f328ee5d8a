import type { Account, BucketCredential, BucketTag } from '../../../types';
import { bucketOf } from './index';

/** What a form holds of a bucket: any of its keys, nulls and half-filled tags included. */
export type BucketValues = {
  [K in keyof BucketCredential]?: K extends 'tags' ? Partial<BucketTag>[] | null : string | null;
};

/** What a form holds of the recording of an account. `has_recording` is the checkbox, once changed. */
export interface RecordingValues {
  has_recording?: boolean;
  record_all_calls?: boolean | null;
  bucket_credential?: BucketValues | null;
}

const text = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

const tagsOf = (values: BucketValues | null | undefined): BucketTag[] =>
  (values?.tags ?? [])
    .map(({ Key, Value }) => ({ Key: text(Key), Value: text(Value) }))
    .filter(({ Key, Value }) => Key !== '' && Value !== '');

/** The stored credential of an account, null where there is none. */
export const storedBucket = (account: Partial<Account> | undefined): BucketCredential | null => {
  const stored = account?.bucket_credential;
  return stored && bucketOf(stored.vendor) ? stored : null;
};

/** True when recording is set up, so that its zone opens. */
export const hasRecording = (
  values: RecordingValues | undefined,
  account: Partial<Account> | undefined,
): boolean =>
  values?.has_recording ?? (storedBucket(account) !== null || Boolean(account?.record_all_calls));

/**
 * The credential in a form: its vendor's keys only, fallbacks filled in, tags if any.
 * The masked secret of the `stored` one goes back as it came, which keeps the stored secret, but
 * never with another vendor (decision 76).
 */
export function toCredential(
  values: BucketValues | null | undefined,
  stored: BucketCredential | null = null,
): BucketCredential | null {
  const descriptor = bucketOf(values?.vendor);
  if (!descriptor) return null;
  const credential: BucketCredential = { vendor: descriptor.id };
  for (const { source, fallback, isSecret } of descriptor.fields) {
    const value = text(values?.[source]) || fallback;
    const isOfOther = isSecret && stored?.vendor !== descriptor.id && value === stored?.[source];
    if (value && !isOfOther) credential[source] = value;
  }
  const tags = tagsOf(values);
  return tags.length > 0 ? { ...credential, tags } : credential;
}

/** A credential in a form that can be compared, secrets included. */
const comparable = (credential: BucketCredential | null): string => {
  const fields = bucketOf(credential?.vendor)?.fields ?? [];
  const tags = (credential?.tags ?? []).map(({ Key, Value }) => [Key, Value]);
  return JSON.stringify([
    credential?.vendor,
    fields.map(({ source }) => credential?.[source] ?? ''),
    tags,
  ]);
};

/** True when the secret must be typed again: the stored one is of another vendor (decision 76). */
export const mustRetypeSecret = (
  values: BucketValues | null | undefined,
  stored: BucketCredential | null,
): boolean => stored !== null && values?.vendor !== stored.vendor;

/** True while the form holds the stored secret: the text that the platform answered for it. */
const keepsSecret = (
  values: BucketValues | null | undefined,
  stored: BucketCredential | null,
): boolean =>
  !mustRetypeSecret(values, stored) &&
  (bucketOf(stored?.vendor)?.fields ?? [])
    .filter(({ isSecret }) => isSecret)
    .some(({ source }) => Boolean(stored?.[source]) && values?.[source] === stored?.[source]);

/** True when the form holds the stored credential, untouched. */
export const isStoredBucket = (
  values: BucketValues | null | undefined,
  stored: BucketCredential | null,
): boolean =>
  keepsSecret(values, stored) && comparable(toCredential(values, stored)) === comparable(stored);

/** True when every required field of the vendor is filled, be it by the stored secret. */
export function isComplete(
  values: BucketValues | null | undefined,
  stored: BucketCredential | null,
): boolean {
  const credential = toCredential(values, stored);
  const descriptor = bucketOf(credential?.vendor);
  if (!credential || !descriptor) return false;
  return descriptor.fields.every(
    ({ source, isRequired }) => !isRequired || Boolean(credential[source]),
  );
}

/**
 * True when the platform can test what the form says: with the stored secret it tests the stored
 * bucket and reads nothing else (contract 5.2).
 */
export const isTestable = (
  values: BucketValues | null | undefined,
  stored: BucketCredential | null,
): boolean =>
  isComplete(values, stored) && (!keepsSecret(values, stored) || isStoredBucket(values, stored));

/**
 * What a save carries for the recording of an account, over what is stored:
 *
 * | the form | sent |
 * |---|---|
 * | zone unticked, or no vendor | `record_all_calls` 0 (zone) and vendor `none`, only where a credential is stored |
 * | nothing of the bucket changed | no credential |
 * | anything else | the whole credential, with the secret as typed or as the platform answered it |
 *
 * (rule 7.1; decision 76; contract 5.2)
 */
export function toRecording(
  values: RecordingValues,
  account: Partial<Account> | undefined,
): Pick<Account, 'record_all_calls' | 'bucket_credential'> {
  const stored = storedBucket(account);
  const none = stored ? ({ vendor: 'none' } as const) : (account?.bucket_credential ?? null);
  if (!hasRecording(values, account)) return { record_all_calls: false, bucket_credential: none };
  const record_all_calls = Boolean(values.record_all_calls);
  if (isStoredBucket(values.bucket_credential, stored)) {
    return { record_all_calls, bucket_credential: stored };
  }
  return {
    record_all_calls,
    bucket_credential: toCredential(values.bucket_credential, stored) ?? none,
  };
}
