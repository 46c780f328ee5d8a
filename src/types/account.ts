import { flag, group, number, oneOf, type RecordOf, type RowOf, rows, text } from './columns';
import type { Limits } from './limit';
import { type Webhook, webhookColumns } from './webhook';

export type BucketVendor = 'aws_s3' | 's3_compatible' | 'azure' | 'google';

const bucketTagColumns = { Key: text, Value: text };

export interface BucketTag extends RowOf<typeof bucketTagColumns> {}

const bucketColumns = {
  vendor: oneOf<BucketVendor | 'none'>(),
  name: text.optional,
  region: text.optional,
  endpoint: text.optional,
  access_key_id: text.optional,
  secret_access_key: text.optional.secret,
  /** JSON text with private_key and client_email. */
  service_key: text.optional.secret,
  connection_string: text.optional.secret,
  tags: rows<BucketTag>(bucketTagColumns).optional,
};

/** Travels as an object both ways; secrets come back masked when one account is read. */
export interface BucketCredential extends RowOf<typeof bucketColumns> {}

export const accountColumns = {
  account_sid: text,
  name: text.sent,
  sip_realm: text.orNull.sent.only('admin', 'service_provider'),
  service_provider_sid: text.inPost,
  webhook_secret: text.secret,
  device_calling_application_sid: text.orNull.inPut,
  siprec_hook_sid: text.orNull.inPut,
  registration_hook: group<Webhook>(webhookColumns).orNull.sent,
  queue_event_hook: group<Webhook>(webhookColumns).orNull.sent,
  enable_debug_log: flag.sent.only('admin'),
  record_all_calls: flag.inPut.asNumber,
  record_format: oneOf<'mp3' | 'wav'>().inPut,
  /** Never in a POST: the platform would store it corrupted (contract 5.1). */
  bucket_credential: group<BucketCredential>(bucketColumns).orNull.inPut,
  plan_type: oneOf<'trial' | 'free' | 'paid'>().inPut.only('admin'),
  device_to_call_ratio: number.inPut.only('admin'),
  /** Answered as a time in UTC, but taken as a day only (contract 5.1). */
  trial_end_date: text.orNull.inPut.only('admin'),
  is_active: flag.inPut.only('admin'),
  /** Its calls leave no records. */
  disable_cdrs: flag.optional.inPut.only('admin'),
  /** What the payment provider calls the account, on a hosted platform and once it does. */
  stripe_customer_id: text.orNull.optional,
  created_at: text,
};

export interface Account extends RecordOf<typeof accountColumns> {
  /** Quantity by category, merged in from Accounts/{sid}/Limits when one is read. */
  limits?: Limits;
}
