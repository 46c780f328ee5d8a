import { flag, group, number, type RecordOf, type RowOf, text } from './columns';
import type { SipGateway, SmppGateway } from './gateway';

const registerStatusColumns = {
  status: text.optional,
  reason: text.optional,
  callId: text.optional,
};

/** What the platform last wrote about the registration of a carrier; empty until it has tried. */
export interface RegisterStatus extends RowOf<typeof registerStatusColumns> {}

export const carrierColumns = {
  voip_carrier_sid: text,
  name: text.sent.neverNull,
  /** No form shows it: what makes a carrier again keeps it. */
  description: text.orNull.optional.sent,
  /** Null for a carrier of the service provider, which every account may use. */
  account_sid: text.orNull.sent.only('admin', 'service_provider'),
  service_provider_sid: text.orNull.inPost.neverNull.only('admin', 'service_provider'),
  application_sid: text.orNull.sent,
  is_active: flag.sent.neverNull,
  e164_leading_plus: flag.sent,
  dtmf_type: text.sent.neverNull,
  requires_register: flag.sent,
  register_username: text.orNull.sent,
  register_password: text.orNull.sent.secret,
  register_sip_realm: text.orNull.sent,
  register_from_user: text.orNull.sent,
  register_from_domain: text.orNull.sent,
  register_public_ip_in_contact: flag.sent,
  /** Never sent back: as an object it would poison every list that holds the carrier (contract 25). */
  register_status: group<RegisterStatus>(registerStatusColumns).optional,
  tech_prefix: text.orNull.sent,
  diversion: text.orNull.sent,
  outbound_sip_proxy: text.orNull.sent,
  smpp_system_id: text.orNull.sent,
  smpp_password: text.orNull.sent.secret,
  /** Seconds. No form shows it: what makes a carrier again keeps it. */
  smpp_enquire_link_interval: number.orNull.optional.sent,
  smpp_inbound_system_id: text.orNull.sent,
  smpp_inbound_password: text.orNull.sent.secret,
  /** The three are missing on older platforms. */
  trunk_type: text.optional.sent.neverNull,
  inbound_auth_username: text.orNull.optional.sent,
  inbound_auth_password: text.orNull.optional.sent.secret,
};

export interface Carrier extends RecordOf<typeof carrierColumns> {
  /** The gateways; missing in rows of a list. */
  sip_gateways?: SipGateway[];
  /** Those that send, whether or not they receive as well. */
  smpp_outbound_gateways?: SmppGateway[];
  /** The others. */
  smpp_inbound_gateways?: SmppGateway[];
  /** What a new carrier is made from, where it is made from one; never part of an answer. */
  template?: PredefinedCarrier;
}

export const predefinedCarrierColumns = {
  predefined_carrier_sid: text,
  name: text,
  /** Missing on older platforms. */
  trunk_type: text.optional,
};

/** A template of the platform that makes a carrier with its gateways. */
export interface PredefinedCarrier extends RowOf<typeof predefinedCarrierColumns> {}

export const platformAddressColumns = {
  ipv4: text,
  port: number.orNull,
  use_tls: flag.optional,
};

/** An address of the platform itself, which a carrier has to let through. */
export interface PlatformAddress extends RowOf<typeof platformAddressColumns> {}

export const ownedAddressColumns = {
  ...platformAddressColumns,
  service_provider_sid: text.orNull,
};

/** An address of the platform with its owner; null for one that all providers share. */
export interface OwnedAddress extends RowOf<typeof ownedAddressColumns> {}
