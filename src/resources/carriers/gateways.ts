import { addressKind, isName } from '../../components/validation/address';
import { addressWithPort } from '../../domain/addressWithPort';
import type { Carrier, SipGateway, SmppGateway } from '../../types';
import type { TrunkTypeDescriptor } from './trunkTypes';

export const defaultSipPort = 5060;
export const defaultSmppPort = 2775;
const defaultNetmask = 32;

/** The netmasks to choose from, the narrowest first (rule 9.3). */
export const netmasks = Array.from({ length: 32 }, (_, index) => {
  const bits = String(32 - index);
  return { id: bits, name: bits };
});

/** The lists of gateways that a form holds. */
export type GatewaySource = 'sip_gateways' | 'smpp_outbound_gateways' | 'smpp_inbound_gateways';
export type Gateway = SipGateway | SmppGateway;

let made = 0;
/** Unique in this browser; the time keeps it apart from the made of an earlier page load. */
const nextId = () => `${Date.now()}-${made++}`;

/** A fresh SIP gateway: in by default, out where calls do not come from gateways (rule 9.1). */
export const newSipGateway = ({ takesGatewayCalls }: TrunkTypeDescriptor): SipGateway => ({
  sip_gateway_sid: null,
  local_id: nextId(),
  ipv4: null,
  port: defaultSipPort,
  netmask: defaultNetmask,
  protocol: 'udp',
  is_active: true,
  inbound: takesGatewayCalls,
  outbound: !takesGatewayCalls,
  pad_crypto: false,
  send_options_ping: false,
  use_sips_scheme: false,
});

/** The list that an SMPP gateway is added to. */
type SmppList = 'smpp_outbound_gateways' | 'smpp_inbound_gateways';

/** A fresh SMPP gateway, with the direction of its list (decision 95). */
export const newSmppGateway = (list: SmppList): SmppGateway => ({
  smpp_gateway_sid: null,
  local_id: nextId(),
  ipv4: null,
  port: defaultSmppPort,
  netmask: defaultNetmask,
  is_primary: false,
  inbound: list === 'smpp_inbound_gateways',
  outbound: list === 'smpp_outbound_gateways',
  use_tls: false,
});

/** A stored gateway as a new row of another carrier. */
export const copyOfSip = ({ voip_carrier_sid: _of, ...gateway }: SipGateway): SipGateway => ({
  ...gateway,
  sip_gateway_sid: null,
  local_id: nextId(),
});
export const copyOfSmpp = ({ voip_carrier_sid: _of, ...gateway }: SmppGateway): SmppGateway => ({
  ...gateway,
  smpp_gateway_sid: null,
  local_id: nextId(),
});

/** A gateway by its place, for those who look for it. */
export const gatewayPlace = ({ ipv4, port }: Gateway): string => addressWithPort(ipv4, port);

export const hasAddress = ({ ipv4 }: Gateway): boolean => Boolean(ipv4?.trim());

/** True for an SMPP gateway that messages may come from: a name only sends, whatever is ticked (rule 9.7). */
export const receives = ({ inbound, outbound, ipv4 }: SmppGateway): boolean =>
  inbound && !(outbound && isName(ipv4));

export const gatewaySid = (gateway: Gateway): string | null =>
  'sip_gateway_sid' in gateway ? gateway.sip_gateway_sid : gateway.smpp_gateway_sid;

/** The rows that a save keeps. */
export const kept = <G extends Gateway>(rows: G[] | null | undefined): G[] =>
  (rows ?? []).filter(({ is_removed }) => !is_removed);

/** A new SMPP row that nobody filled in: it is neither saved nor validated. */
export const isUntouched = (gateway: SmppGateway): boolean =>
  !gatewaySid(gateway) &&
  !hasAddress(gateway) &&
  [null, defaultSmppPort].includes(gateway.port) &&
  gateway.netmask === defaultNetmask &&
  !gateway.use_tls;

/** True where a missing port means the default one: only names have DNS records that say the port. */
export const needsPort = ({ ipv4 }: Gateway): boolean => addressKind(ipv4) === 'ip';

/** Two gateways at the same place. A missing port of an IP address is the default one. */
export function isSamePlace(one: Gateway, other: Gateway, defaultPort: number): boolean {
  const [a, b] = [one, other].map((gateway) => ({
    address: (gateway.ipv4 ?? '').trim().toLowerCase(),
    port: gateway.port ?? (needsPort(gateway) ? defaultPort : null),
  }));
  return a?.address === b?.address && String(a?.port) === String(b?.port);
}

/** The rows of a form, and the row that an input of the form belongs to, by its source. */
export function rowAt(values: Partial<Carrier> | undefined, source = '') {
  const [list = '', index] = source.split('.');
  const rows = (values?.[list as GatewaySource] ?? []) as Gateway[];
  return { rows, row: rows[Number(index)] };
}

/**
 * The row that an input belongs to, by its source, where it is stored and nobody changed it: the
 * platform took it as it is.
 */
export function isAsStored(
  values: Partial<Carrier> | undefined,
  stored: Partial<Carrier> | undefined,
  source = '',
): boolean {
  const { row } = rowAt(values, source);
  const sid = row && gatewaySid(row);
  const before = sid && rowAt(stored, source).rows.find((other) => gatewaySid(other) === sid);
  if (!row || !before) return false;
  return (Object.keys(before) as (keyof Gateway)[]).every(
    (key) => (row[key] ?? null) === (before[key] ?? null),
  );
}
