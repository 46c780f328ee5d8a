import { HttpError, request } from '../../http';
import type { Carrier, SipGateway, SmppGateway } from '../../types';
import { toNotFound } from '../errors';
import { compareValues } from '../query';

export type Gateway = SipGateway | SmppGateway;
export type Fields = Record<string, unknown>;

/** Where a form holds gateways, and the last part of the name that a part of the save goes by. */
export const sources = {
  sip_gateways: 'sipGateway',
  smpp_outbound_gateways: 'smppOutboundGateway',
  smpp_inbound_gateways: 'smppInboundGateway',
} as const;
export type Source = keyof typeof sources;

/** Gateways of a carrier as they are stored. */
export type StoredGateways = Required<Pick<Carrier, Source>>;

export interface GatewayKind {
  path: 'SipGateways' | 'SmppGateways';
  key: 'sip_gateway_sid' | 'smpp_gateway_sid';
  /** What a POST and a PUT take (contract 20); keys that a row lacks are left out. */
  columns: string[];
  /** The platform checks these by the body alone: a PUT carries all or none (contract 11.3). */
  together: string[];
  flags: string[];
}

const sip: GatewayKind = {
  path: 'SipGateways',
  key: 'sip_gateway_sid',
  columns: [
    'ipv4',
    'port',
    'netmask',
    'inbound',
    'outbound',
    'is_active',
    'protocol',
    'pad_crypto',
    'send_options_ping',
    'use_sips_scheme',
    'remove_ice',
    'dtls_off',
  ],
  together: ['ipv4', 'inbound', 'outbound', 'netmask'],
  flags: [
    'inbound',
    'outbound',
    'is_active',
    'pad_crypto',
    'send_options_ping',
    'use_sips_scheme',
    'remove_ice',
    'dtls_off',
  ],
};
const smpp: GatewayKind = {
  path: 'SmppGateways',
  key: 'smpp_gateway_sid',
  columns: ['ipv4', 'port', 'netmask', 'is_primary', 'inbound', 'outbound', 'use_tls'],
  together: [],
  flags: ['is_primary', 'inbound', 'outbound', 'use_tls'],
};
export const kindOf = (source: Source): GatewayKind => (source === 'sip_gateways' ? sip : smpp);

/** Written as 0 and 1 (specification 2, section 3); the other flags as true and false. */
const numericFlags = ['inbound', 'outbound'];

/** The platform answers rows in an order of no meaning, which changes with each new one. */
const byAddress = (a: Fields, b: Fields): number =>
  compareValues(a.ipv4, b.ipv4) || compareValues(a.port, b.port);

async function readKind<G>(kind: GatewayKind, carrierSid: string, signal?: AbortSignal) {
  const query = { voip_carrier_sid: carrierSid };
  const { body, status } = await request({ path: kind.path, query, signal }).catch(
    (error: unknown) => {
      throw toNotFound(error);
    },
  );
  if (!Array.isArray(body)) throw new HttpError(status, { message: 'app.errors.unreadable' });
  return [...(body as Fields[])].sort(byAddress).map((row) => {
    const flags = kind.flags.filter((key) => key in row).map((key) => [key, Boolean(row[key])]);
    return { ...row, ...Object.fromEntries(flags) } as G;
  });
}

/** The gateways of a carrier by address: two calls at the same time. Throws HttpError. */
export async function readGateways(sid: string, signal?: AbortSignal): Promise<StoredGateways> {
  const [sip_gateways, smppGateways] = await Promise.all([
    readKind<SipGateway>(sip, sid, signal),
    readKind<SmppGateway>(smpp, sid, signal),
  ]);
  return {
    sip_gateways,
    smpp_outbound_gateways: smppGateways.filter(({ outbound }) => outbound),
    smpp_inbound_gateways: smppGateways.filter(({ outbound }) => !outbound),
  };
}

export const rowsOf = (carrier: Partial<Carrier>, source: Source): Gateway[] =>
  carrier[source] ?? [];
export const everySource = Object.keys(sources) as Source[];
export const fieldsOf = (gateway: Gateway): Fields => gateway as unknown as Fields;
export const sidIn = (gateway: Gateway, { key }: GatewayKind) =>
  (fieldsOf(gateway)[key] ?? null) as string | null;

/** What the platform should hold for a row: blanks cut, and 32 bits where only calls go out. */
export function meant(gateway: Gateway, kind: GatewayKind): Fields {
  const row = fieldsOf(gateway);
  const isOutboundOnly = kind === sip && gateway.outbound && !gateway.inbound;
  return {
    ...row,
    ipv4: String(gateway.ipv4 ?? '').trim(),
    ...(isOutboundOnly && { netmask: 32 }),
  };
}

export function toWire(row: Fields, keys: string[]): Fields {
  const pairs = keys
    .filter((key) => row[key] !== undefined)
    .map((key) => [key, numericFlags.includes(key) ? Number(Boolean(row[key])) : row[key]]);
  return Object.fromEntries(pairs);
}
