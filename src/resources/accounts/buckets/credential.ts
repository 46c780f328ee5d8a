import type { Account, BucketCredential, BucketTag } from '../../../types';
import { bucketOf } from './index';

/** What a form holds of a bucket: any of its keys, nulls and half-filled tags included. */
export type BucketDraft = {
  [K in keyof BucketCredential]?: K extends 'tags' ? Partial<BucketTag>[] | null : string | null;
};

/** What a form holds of the recording of an account. `has_recording` is the checkbox, once changed. */
export interface RecordingDraft {
  has_recording?: boolean;
  record_all_calls?: boolean | null;
  bucket_credential?: BucketDraft | null;
}

const text = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

const tagsOf = (draft: BucketDraft | null | undefined): BucketTag[] =>
  (draft?.tags ?? [])
    .map(({ Key, Value }) => ({ Key: text(Key), Value: text(Value) }))
    .filter(({ Key, Value }) => Key !== '' && Value !== '');

/** The stored credential of an account, null where there is none. */
export const storedBucket = (account: Partial<Account> | undefined): BucketCredential | null => {
  const stored = account?.bucket_credential;
  return stored && bucketOf(stored.vendor) ? stored : null;
};

/** True when recording is set up, so that its zone opens. */
export const hasRecording = (
  draft: RecordingDraft | undefined,
  account: Partial<Account> | undefined,
): boolean =>
  draft?.has_recording ?? (storedBucket(account) !== null || Boolean(account?.record_all_calls));

/**
 * The credential that a draft stands for: its vendor's keys only, fallbacks filled in, tags if any.
 * The masked secret of the `stored` one goes back as it came, which keeps the stored secret, but
 * never with another vendor (decision 76).
 */
export function toCredential(
  draft: BucketDraft | null | undefined,
  stored: BucketCredential | null = null,
): BucketCredential | null {
  const descriptor = bucketOf(draft?.vendor);
  if (!descriptor) return null;
  const credential: BucketCredential = { vendor: descriptor.id };
  for (const { source, fallback, isSecret } of descriptor.fields) {
    const value = text(draft?.[source]) || fallback;
    const isOfOther = isSecret && stored?.vendor !== descriptor.id && value === stored?.[source];
    if (value && !isOfOther) credential[source] = value;
  }
  const tags = tagsOf(draft);
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
  draft: BucketDraft | null | undefined,
  stored: BucketCredential | null,
): boolean => stored !== null && draft?.vendor !== stored.vendor;

/** True while the draft holds the stored secret: the text that the platform answered for it. */
const keepsSecret = (
  draft: BucketDraft | null | undefined,
  stored: BucketCredential | null,
): boolean =>
  !mustRetypeSecret(draft, stored) &&
  (bucketOf(stored?.vendor)?.fields ?? [])
    .filter(({ isSecret }) => isSecret)
    .some(({ source }) => Boolean(stored?.[source]) && draft?.[source] === stored?.[source]);

/** True when the draft is the stored credential, untouched. */
export const isStoredBucket = (
  draft: BucketDraft | null | undefined,
  stored: BucketCredential | null,
): boolean =>
  keepsSecret(draft, stored) && comparable(toCredential(draft, stored)) === comparable(stored);

/** True when every required field of the vendor is filled, be it by the stored secret. */
export function isComplete(
  draft: BucketDraft | null | undefined,
  stored: BucketCredential | null,
): boolean {
  const credential = toCredential(draft, stored);
  const descriptor = bucketOf(credential?.vendor);
  if (!credential || !descriptor) return false;
  return descriptor.fields.every(
    ({ source, isRequired }) => !isRequired || Boolean(credential[source]),
  );
}

/**
 * True when the platform can test what the draft says: with the stored secret it tests the stored
 * bucket and reads nothing else (contract 5.2).
 */
export const isTestable = (
  draft: BucketDraft | null | undefined,
  stored: BucketCredential | null,
): boolean =>
  isComplete(draft, stored) && (!keepsSecret(draft, stored) || isStoredBucket(draft, stored));

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
  draft: RecordingDraft,
  account: Partial<Account> | undefined,
): Pick<Account, 'record_all_calls' | 'bucket_credential'> {
  const stored = storedBucket(account);
  const none = stored ? ({ vendor: 'none' } as const) : (account?.bucket_credential ?? null);
  if (!hasRecording(draft, account)) return { record_all_calls: false, bucket_credential: none };
  const record_all_calls = Boolean(draft.record_all_calls);
  if (isStoredBucket(draft.bucket_credential, stored)) {
    return { record_all_calls, bucket_credential: stored };
  }
  return {
    record_all_calls,
    bucket_credential: toCredential(draft.bucket_credential, stored) ?? none,
  };
}
