import type { SipGateway, SmppGateway } from './gateway';
import type { Shape } from './shape';

/** What the platform last wrote about the registration of a carrier; empty until it has tried. */
export interface RegisterStatus {
  status?: string;
  reason?: string;
  callId?: string;
}

const registerStatusShape = {
  status: 'text',
  reason: 'text',
  callId: 'text',
} as const satisfies Shape<RegisterStatus>;

export interface Carrier {
  id: string;
  voip_carrier_sid: string;
  name: string;
  /** Null for a carrier of the service provider, which every account may use. */
  account_sid: string | null;
  service_provider_sid: string | null;
  application_sid: string | null;
  is_active: boolean;
  e164_leading_plus: boolean;
  dtmf_type: string;
  requires_register: boolean;
  register_username: string | null;
  register_password: string | null;
  register_sip_realm: string | null;
  register_from_user: string | null;
  register_from_domain: string | null;
  register_public_ip_in_contact: boolean;
  /** Never sent back: as an object it would poison every list that holds the carrier. */
  register_status?: RegisterStatus;
  tech_prefix: string | null;
  diversion: string | null;
  outbound_sip_proxy: string | null;
  smpp_system_id: string | null;
  smpp_password: string | null;
  smpp_inbound_system_id: string | null;
  smpp_inbound_password: string | null;
  /** The three are missing on older platforms. */
  trunk_type?: string;
  inbound_auth_username?: string | null;
  inbound_auth_password?: string | null;
  /** The gateways; missing in rows of a list. */
  sip_gateways?: SipGateway[];
  /** Those that send, whether or not they receive as well. */
  smpp_outbound_gateways?: SmppGateway[];
  /** The others. */
  smpp_inbound_gateways?: SmppGateway[];
  /** What a new carrier is made from, where it is made from one; never part of an answer. */
  template?: PredefinedCarrier;
}

export const carrierShape = {
  voip_carrier_sid: 'text',
  name: 'text',
  account_sid: 'text',
  service_provider_sid: 'text',
  application_sid: 'text',
  is_active: 'flag',
  e164_leading_plus: 'flag',
  dtmf_type: 'text',
  requires_register: 'flag',
  register_username: 'text',
  register_password: 'text',
  register_sip_realm: 'text',
  register_from_user: 'text',
  register_from_domain: 'text',
  register_public_ip_in_contact: 'flag',
  register_status: { group: registerStatusShape },
  tech_prefix: 'text',
  diversion: 'text',
  outbound_sip_proxy: 'text',
  smpp_system_id: 'text',
  smpp_password: 'text',
  smpp_inbound_system_id: 'text',
  smpp_inbound_password: 'text',
  trunk_type: 'text',
  inbound_auth_username: 'text',
  inbound_auth_password: 'text',
} as const satisfies Shape<
  Carrier,
  'sip_gateways' | 'smpp_outbound_gateways' | 'smpp_inbound_gateways' | 'template'
>;

/** A template of the platform that makes a carrier with its gateways. */
export interface PredefinedCarrier {
  predefined_carrier_sid: string;
  name: string;
  /** Missing on older platforms. */
  trunk_type?: string;
}

export const predefinedCarrierShape = {
  predefined_carrier_sid: 'text',
  name: 'text',
  trunk_type: 'text',
} as const satisfies Shape<PredefinedCarrier>;

/** An address of the platform itself, which a carrier has to let through. */
export interface PlatformAddress {
  ipv4: string;
  port: number | null;
  use_tls?: boolean;
}

export const platformAddressShape = {
  ipv4: 'text',
  port: 'number',
  use_tls: 'flag',
} as const satisfies Shape<PlatformAddress>;
