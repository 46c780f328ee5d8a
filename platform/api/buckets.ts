import type { PlatformContext } from './context';
import type { SqlValue } from './database';
import { badRequest, failure, PoisonError } from './errors';
import { isMasked, maskPrivateKey, maskSecret } from './masks';

export type Bucket = Record<string, unknown>;

interface BucketVendor {
  required: readonly string[];
  optional: readonly string[];
  /** The one key that is masked on reading one account. */
  secret: string;
}

/** Storage vendors, their keys in the order in which they are answered, and the masked one (5.2). */
const vendors: Record<string, BucketVendor> = {
  aws_s3: {
    required: ['region', 'name', 'access_key_id', 'secret_access_key'],
    optional: ['tags'],
    secret: 'secret_access_key',
  },
  s3_compatible: {
    required: ['endpoint', 'name', 'access_key_id', 'secret_access_key'],
    optional: ['tags', 'region'],
    secret: 'secret_access_key',
  },
  google: { required: ['service_key'], optional: ['name', 'tags'], secret: 'service_key' },
  azure: {
    required: ['name', 'connection_string'],
    optional: ['tags'],
    secret: 'connection_string',
  },
};

/**
 * The column value for a bucket credential of a PUT (contract 5.2): null for null and vendor
 * `none`; a masked secret keeps the stored one, also that of another vendor or none; 400 for an unknown vendor, 500 for a missing key.
 * Throws PoisonError for a Google key that is no JSON text, after which the live account could not
 * be read any more.
 */
export function packBucket(
  ctx: PlatformContext,
  value: unknown,
  stored: SqlValue | undefined,
): string | null {
  if (value === null) return null;
  if (value === '') return '';
  const bucket = value as Bucket;
  if (typeof value === 'object' && Object.keys(bucket).length === 0) return '{}';
  if (bucket.vendor === 'none') return null;
  const vendor = vendors[String(bucket.vendor)];
  if (!vendor) throw badRequest(`unknown storage vendor: ${bucket.vendor}`);
  for (const key of vendor.required) {
    if (!bucket[key]) throw failure(`invalid ${bucket.vendor} bucket credential: missing ${key}`);
  }
  const complete = restoreSecret(bucket, unpackBucket(ctx, stored), vendor.secret);
  if (bucket.vendor === 'google' && !isJsonObject(complete.service_key)) {
    throw new PoisonError('bucket_credential.service_key is not JSON text');
  }
  const kept: Bucket = { vendor: bucket.vendor };
  for (const key of [...vendor.required, ...vendor.optional]) {
    if (complete[key] !== undefined) kept[key] = complete[key];
  }
  return ctx.vault.encrypt(JSON.stringify(kept));
}

/** The stored credential in clear, as account lists answer it; null for none (contract 5.2). */
export function unpackBucket(ctx: PlatformContext, stored: SqlValue | undefined): Bucket | null {
  if (stored === null || stored === undefined || stored === '') return null;
  if (stored === '{}') return {};
  return JSON.parse(ctx.vault.decrypt(String(stored))) as Bucket;
}

/** The credential as one account shows it: the secret masked (contract 5.2). */
export function maskBucket(bucket: Bucket | null): Bucket | null {
  const secret = vendors[String(bucket?.vendor)]?.secret;
  if (!bucket || !secret) return bucket;
  const value = String(bucket[secret]);
  return {
    ...bucket,
    [secret]: secret === 'service_key' ? maskPrivateKey(value) : maskSecret(value),
  };
}

/** Whether the credential carries a masked secret, so that the stored one is meant. */
export function hasMaskedSecret(bucket: Bucket): boolean {
  const secret = vendors[String(bucket.vendor)]?.secret;
  return secret !== undefined && isMasked(bucket[secret]);
}

function restoreSecret(bucket: Bucket, previous: Bucket | null, secret: string): Bucket {
  if (!previous?.vendor || !isMasked(bucket[secret])) return bucket;
  return { ...bucket, [secret]: previous[secret] };
}

function isJsonObject(text: unknown): boolean {
  try {
    const value: unknown = JSON.parse(String(text));
    return typeof text === 'string' && typeof value === 'object' && value !== null;
  } catch {
    return false;
  }
}

/**
 * What a write to the bucket would have answered, worked out from the data alone, without network:
 * a name, key or endpoint with `fail` or `denied` in it is refused, an endpoint on this machine
 * refuses the connection, a missing key fails, everything else is fine (contract 5.2).
 */
export function probeBucket(bucket: Bucket | null): { status: string; reason?: string } {
  const failed = (reason: string) => ({ status: 'failed', reason });
  const vendor = vendors[String(bucket?.vendor)];
  if (!bucket || !vendor) return failed(`unknown storage vendor: ${bucket?.vendor}`);
  const missing = vendor.required.find((key) => !bucket[key]);
  if (missing) return failed(`missing ${missing}`);
  if (bucket.vendor === 'google' && !isJsonObject(bucket.service_key)) {
    return failed('service_key is not valid JSON');
  }
  const endpoint = /^https?:\/\/(127\.0\.0\.1|localhost)(?::(\d+))?/.exec(String(bucket.endpoint));
  if (endpoint) return failed(`connect ECONNREFUSED 127.0.0.1:${endpoint[2] ?? 443}`);
  const values = [...vendor.required, 'name'].map((key) => String(bucket[key]));
  if (values.some((text) => /denied|fail/i.test(text))) return failed('Access Denied');
  return { status: 'ok' };
}
