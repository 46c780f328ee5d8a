import type { Limits } from './limit';
import type { Webhook } from './webhook';

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
  created_at: string;
  /** Quantity by category, merged in from Accounts/{sid}/Limits when one is read. */
  limits?: Limits;
}
