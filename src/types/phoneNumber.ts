import type { Shape } from './shape';

export interface PhoneNumber {
  id: string;
  phone_number_sid: string;
  /** Digits without a leading plus; a pattern may hold an asterisk. */
  number: string;
  voip_carrier_sid: string | null;
  account_sid: string | null;
  application_sid: string | null;
  service_provider_sid: string | null;
}

export const phoneNumberShape = {
  phone_number_sid: 'text',
  number: 'text',
  voip_carrier_sid: 'text',
  account_sid: 'text',
  application_sid: 'text',
  service_provider_sid: 'text',
} as const satisfies Shape<PhoneNumber>;
