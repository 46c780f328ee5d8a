import { type RecordOf, text } from './columns';

export const phoneNumberColumns = {
  phone_number_sid: text,
  /** Digits without a leading plus; a pattern may hold an asterisk. A PUT of it is refused. */
  number: text.inPost.neverNull,
  /** A PUT of it is refused. */
  voip_carrier_sid: text.orNull.inPost.neverNull,
  /** Never null again: a number without an account would vanish from lists. */
  account_sid: text.orNull.sent.neverNull,
  application_sid: text.orNull.sent,
  service_provider_sid: text.orNull,
};

export interface PhoneNumber extends RecordOf<typeof phoneNumberColumns> {}
