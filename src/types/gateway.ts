import type { Shape } from './shape';

export const sipProtocols = ['udp', 'tcp', 'tls', 'tls/srtp'] as const;
export type SipProtocol = (typeof sipProtocols)[number];

/** What a gateway of either kind has while a form holds it, and no answer has. */
interface GatewayDraft {
  /** Tells a new row from the other new ones until the platform gives it a sid. */
  draft?: string;
  /** Marked by the operator: the next save deletes it. */
  is_removed?: boolean;
}

/** Where voice calls of a carrier come from and go to. */
export interface SipGateway extends GatewayDraft {
  /** Null until it is stored. */
  sip_gateway_sid: string | null;
  voip_carrier_sid?: string;
  /** An IPv4 address or a name. */
  ipv4: string | null;
  /** Null for a name means: the port that its DNS records tell. */
  port: number | null;
  netmask: number;
  protocol: SipProtocol;
  is_active: boolean;
  inbound: boolean;
  outbound: boolean;
  pad_crypto: boolean;
  send_options_ping: boolean;
  use_sips_scheme: boolean;
  /** The two are missing on older platforms. */
  remove_ice?: boolean;
  dtls_off?: boolean;
}

export const sipGatewayShape = {
  sip_gateway_sid: 'text',
  voip_carrier_sid: 'text',
  ipv4: 'text',
  port: 'number',
  netmask: 'number',
  protocol: 'text',
  is_active: 'flag',
  inbound: 'flag',
  outbound: 'flag',
  pad_crypto: 'flag',
  send_options_ping: 'flag',
  use_sips_scheme: 'flag',
  remove_ice: 'flag',
  dtls_off: 'flag',
} as const satisfies Shape<SipGateway, 'draft' | 'is_removed'>;

/** Where text messages of a carrier come from and go to. */
export interface SmppGateway extends GatewayDraft {
  /** Null until it is stored. */
  smpp_gateway_sid: string | null;
  voip_carrier_sid?: string;
  /** An IPv4 address, or a name below a domain. */
  ipv4: string | null;
  port: number | null;
  netmask: number;
  is_primary: boolean;
  inbound: boolean;
  outbound: boolean;
  use_tls: boolean;
}

export const smppGatewayShape = {
  smpp_gateway_sid: 'text',
  voip_carrier_sid: 'text',
  ipv4: 'text',
  port: 'number',
  netmask: 'number',
  is_primary: 'flag',
  inbound: 'flag',
  outbound: 'flag',
  use_tls: 'flag',
} as const satisfies Shape<SmppGateway, 'draft' | 'is_removed'>;

/** How many SIP gateways of a carrier take calls in, and how many take calls out. */
export interface GatewayCounts {
  inbound: number;
  outbound: number;
}
