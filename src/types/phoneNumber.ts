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
