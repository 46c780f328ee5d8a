import { flag, number, oneOf, type RowOf, text } from './columns';

export const sipProtocols = ['udp', 'tcp', 'tls', 'tls/srtp'] as const;
export type SipProtocol = (typeof sipProtocols)[number];

/** What a gateway of either kind has while a form holds it, and no answer has. */
interface NewGateway {
  /** Tells a new row from the other new ones until the platform gives it a sid. */
  local_id?: string;
  /** Marked by the operator: the next save deletes it. */
  is_removed?: boolean;
}

export const sipGatewayColumns = {
  /** Null until it is stored. */
  sip_gateway_sid: text.orNull,
  voip_carrier_sid: text.optional,
  /** An IPv4 address or a name. */
  ipv4: text.orNull.sent.together,
  /** Null for a host name: its DNS records determine the port. */
  port: number.orNull.sent,
  netmask: number.sent.together,
  protocol: oneOf<SipProtocol>().sent,
  is_active: flag.sent,
  inbound: flag.sent.asNumber.together,
  outbound: flag.sent.asNumber.together,
  pad_crypto: flag.sent,
  send_options_ping: flag.sent,
  use_sips_scheme: flag.sent,
  /** The two are missing on older platforms. */
  remove_ice: flag.optional.sent,
  dtls_off: flag.optional.sent,
};

/** Where voice calls of a carrier come from and go to. */
export interface SipGateway extends NewGateway, RowOf<typeof sipGatewayColumns> {}

export const smppGatewayColumns = {
  /** Null until it is stored. */
  smpp_gateway_sid: text.orNull,
  voip_carrier_sid: text.optional,
  /** An IPv4 address, or a name below a domain. */
  ipv4: text.orNull.sent,
  /** Unlike a SIP gateway's, which may be empty. */
  port: number.orNull.sent.neverNull,
  netmask: number.sent,
  is_primary: flag.sent,
  inbound: flag.sent.asNumber,
  outbound: flag.sent.asNumber,
  use_tls: flag.sent,
};

/** Where text messages of a carrier come from and go to. */
export interface SmppGateway extends NewGateway, RowOf<typeof smppGatewayColumns> {}

/** How many SIP gateways of a carrier take calls in, and how many take calls out. */
export interface GatewayCounts {
  inbound: number;
  outbound: number;
}
