import { describe, expect, it } from 'vitest';
import {
  type BucketValues,
  hasRecording,
  isComplete,
  isStoredBucket,
  isTestable,
  mustRetypeSecret,
  storedBucket,
  toCredential,
  toRecording,
} from '../../../src/resources/accounts/buckets/credential';
import type { BucketDescriptor } from '../../../src/resources/accounts/buckets/descriptor';
import { buckets } from '../../../src/resources/accounts/buckets/index';
import type { Account, BucketCredential } from '../../../src/types';

/** A form with every field of a vendor filled, and keys of other vendors that must not be sent. */
const filled = ({ id, fields }: BucketDescriptor): BucketValues => ({
  secret_access_key: 'of another vendor',
  connection_string: 'of another vendor',
  service_key: 'of another vendor',
  vendor: id,
  ...Object.fromEntries(fields.map(({ source }) => [source, `${source} typed`])),
});
const masked = (credential: BucketCredential, { fields }: BucketDescriptor): BucketCredential => ({
  ...credential,
  ...Object.fromEntries(
    fields.filter(({ isSecret }) => isSecret).map(({ source }) => [source, 'abcdefXXXX']),
  ),
});

describe.each(buckets.map((descriptor) => [descriptor.id, descriptor] as const))(
  'a bucket of %s',
  (id, descriptor) => {
    const keys = descriptor.fields.map(({ source }) => source);
    const values = filled(descriptor);
    const stored = masked(toCredential(values) as BucketCredential, descriptor);
    const kept: BucketValues = { ...stored, tags: null };
    const account: Partial<Account> = { record_all_calls: true, bucket_credential: stored };

    it('sends its own keys and no other', () => {
      expect(Object.keys(toCredential(values) ?? {}).sort()).toEqual(['vendor', ...keys].sort());
      expect(toCredential({ ...values, tags: [{ Key: ' a ', Value: 'b' }] })?.tags).toEqual([
        { Key: 'a', Value: 'b' },
      ]);
    });
    it('has exactly one secret', () => {
      expect(descriptor.fields.filter(({ isSecret }) => isSecret)).toHaveLength(1);
    });
    it('is complete with all its required fields, not with one missing', () => {
      expect(isComplete(values, null)).toBe(true);
      const needed = descriptor.fields.filter(({ isRequired, ...rest }) => {
        return isRequired && !('fallback' in rest);
      });
      expect(needed.length).toBeGreaterThan(1);
      for (const { source } of needed) {
        expect(isComplete({ ...values, [source]: '  ' }, null), source).toBe(false);
      }
    });
    it('is not sent when nothing of it changed, and can be tested as it is', () => {
      expect(isStoredBucket(kept, stored)).toBe(true);
      expect(isComplete(kept, stored)).toBe(true);
      const values = { record_all_calls: false, bucket_credential: kept };
      expect(toRecording(values, account)).toEqual({
        record_all_calls: false,
        bucket_credential: stored,
      });
    });
    it('sends its masked secret as it came when anything else changed, and a typed one instead', () => {
      const changed = { ...kept, name: 'other' };
      expect(mustRetypeSecret(changed, stored)).toBe(false);
      expect(isComplete(changed, stored)).toBe(true);
      const sent = toRecording({ bucket_credential: changed }, account).bucket_credential;
      expect(sent).toEqual({ ...stored, name: 'other' });
      const [secret] = descriptor.fields.filter(({ isSecret }) => isSecret);
      const retyped = { ...changed, [secret?.source ?? '']: 'new secret' };
      expect(toRecording({ bucket_credential: retyped }, account).bucket_credential).toEqual({
        ...stored,
        name: 'other',
        [secret?.source ?? '']: 'new secret',
      });
    });
    it('is tested as it is stored or with a typed secret, as the platform tests no mixture', () => {
      const [secret] = descriptor.fields.filter(({ isSecret }) => isSecret);
      const changed = { ...kept, name: 'other' };
      expect(isTestable(kept, stored)).toBe(true);
      expect(isTestable(changed, stored)).toBe(false);
      expect(isTestable({ ...changed, [secret?.source ?? '']: 'new secret' }, stored)).toBe(true);
    });
    it('counts a changed tag as a change, a half-filled one not', () => {
      const tagged = { ...kept, tags: [{ Key: 'a', Value: 'b' }] };
      expect(isStoredBucket(tagged, stored)).toBe(false);
      expect(toRecording({ bucket_credential: tagged }, account).bucket_credential).toEqual({
        ...stored,
        tags: [{ Key: 'a', Value: 'b' }],
      });
      expect(isStoredBucket({ ...kept, tags: [{ Key: 'a' }] }, stored)).toBe(true);
    });
    it('needs a secret when the vendor changed to it', () => {
      const other = buckets.find((one) => one.id !== id) as BucketDescriptor;
      const before = masked(toCredential(filled(other)) as BucketCredential, other);
      const moved: BucketValues = { ...kept, ...before, tags: null, vendor: id };
      expect(mustRetypeSecret(moved, before)).toBe(true);
      expect(JSON.stringify(toCredential({ ...before, vendor: id }, before))).not.toContain('XXXX');
    });
    it('is taken away when recording or the vendor is switched off', () => {
      const off = toRecording({ has_recording: false, bucket_credential: kept }, account);
      expect(off).toEqual({ record_all_calls: false, bucket_credential: { vendor: 'none' } });
      const none = { record_all_calls: true, bucket_credential: { ...kept, vendor: null } };
      expect(toRecording(none, account)).toEqual({
        record_all_calls: true,
        bucket_credential: { vendor: 'none' },
      });
    });
  },
);

describe('recording', () => {
  it('is on where a bucket is stored or all calls are recorded, until the tick says otherwise', () => {
    const stored = { bucket_credential: { vendor: 'azure' as const, name: 'x' } };
    expect(hasRecording(undefined, undefined)).toBe(false);
    expect(hasRecording(undefined, { bucket_credential: null })).toBe(false);
    expect(hasRecording({}, stored)).toBe(true);
    expect(hasRecording({ has_recording: false }, stored)).toBe(false);
    expect(hasRecording(undefined, { record_all_calls: true })).toBe(true);
    expect(hasRecording({ has_recording: true }, undefined)).toBe(true);
  });
  it('sends no credential for an account that has none and wants none', () => {
    expect(toRecording({}, { bucket_credential: null })).toEqual({
      record_all_calls: false,
      bucket_credential: null,
    });
    expect(toRecording({ has_recording: true, record_all_calls: false }, undefined)).toEqual({
      record_all_calls: false,
      bucket_credential: null,
    });
  });
  it('takes what the platform stored as junk for no credential', () => {
    expect(storedBucket({ bucket_credential: {} as BucketCredential })).toBeNull();
  });
  it('falls back to the default region of AWS', () => {
    const values: BucketValues = { vendor: 'aws_s3', name: 'b', region: null };
    expect(toCredential(values)).toEqual({ vendor: 'aws_s3', name: 'b', region: 'us-east-1' });
    expect(toCredential({ vendor: 's3_compatible', name: 'b' })).toEqual({
      vendor: 's3_compatible',
      name: 'b',
    });
  });
});
