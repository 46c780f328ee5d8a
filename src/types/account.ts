import type { Limits } from './limit';
import type { Shape } from './shape';
import { type Webhook, webhookShape } from './webhook';

export type BucketVendor = 'aws_s3' | 's3_compatible' | 'azure' | 'google';

export interface BucketTag {
  Key: string;
  Value: string;
}

/** Travels as an object both ways; secrets come back masked when one account is read. */
export interface BucketCredential {
  vendor: BucketVendor | 'none';
  name?: string;
  region?: string;
  endpoint?: string;
  access_key_id?: string;
  secret_access_key?: string;
  /** JSON text with private_key and client_email. */
  service_key?: string;
  connection_string?: string;
  tags?: BucketTag[];
}

const bucketShape = {
  vendor: 'text',
  name: 'text',
  region: 'text',
  endpoint: 'text',
  access_key_id: 'text',
  secret_access_key: 'text',
  service_key: 'text',
  connection_string: 'text',
  tags: { rows: { Key: 'text', Value: 'text' } },
} as const satisfies Shape<BucketCredential>;

export interface Account {
  id: string;
  account_sid: string;
  name: string;
  sip_realm: string | null;
  service_provider_sid: string;
  webhook_secret: string;
  device_calling_application_sid: string | null;
  siprec_hook_sid: string | null;
  registration_hook: Webhook | null;
  queue_event_hook: Webhook | null;
  enable_debug_log: boolean;
  record_all_calls: boolean;
  record_format: 'mp3' | 'wav';
  bucket_credential: BucketCredential | null;
  plan_type: 'trial' | 'free' | 'paid';
  device_to_call_ratio: number;
  trial_end_date: string | null;
  is_active: boolean;
  /** What the payment provider calls the account, on a hosted platform and once it does. */
  stripe_customer_id?: string | null;
  created_at: string;
  /** Quantity by category, merged in from Accounts/{sid}/Limits when one is read. */
  limits?: Limits;
}

export const accountShape = {
  account_sid: 'text',
  name: 'text',
  sip_realm: 'text',
  service_provider_sid: 'text',
  webhook_secret: 'text',
  device_calling_application_sid: 'text',
  siprec_hook_sid: 'text',
  registration_hook: { group: webhookShape },
  queue_event_hook: { group: webhookShape },
  enable_debug_log: 'flag',
  record_all_calls: 'flag',
  record_format: 'text',
  bucket_credential: { group: bucketShape },
  plan_type: 'text',
  device_to_call_ratio: 'number',
  trial_end_date: 'text',
  is_active: 'flag',
  stripe_customer_id: 'text',
  created_at: 'text',
} as const satisfies Shape<Account, 'limits'>;
