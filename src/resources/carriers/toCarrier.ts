import type { Carrier, PredefinedCarrier, SipGateway, SmppGateway } from '../../types';
import {
  copyOfSip,
  copyOfSmpp,
  defaultSipPort,
  defaultSmppPort,
  type GatewaySource,
  gatewaySid,
  isAsStored,
  isUntouched,
  needsPort,
  newSipGateway,
  receives,
} from './gateways';
import { trunkTypeOf, trunkTypes } from './trunkTypes';

/** A carrier as a form holds it, with the checkboxes of its zones, once changed. */
export interface CarrierValues extends Partial<Carrier> {
  has_outbound_auth?: boolean;
  has_tech_prefix?: boolean;
  has_diversion?: boolean;
  has_outbound_sip_proxy?: boolean;
  /** The template that a new carrier is made from; empty to start from nothing. */
  template_sid?: string;
}

type Text = { [K in keyof Carrier]: Carrier[K] extends string | null | undefined ? K : never };
type TextKey = Exclude<Text[keyof Carrier], undefined>;

/** The zones that a checkbox opens, each with the columns that it empties when unticked. */
const zones = {
  has_outbound_auth: [
    'register_username',
    'register_password',
    'register_sip_realm',
    'register_from_user',
    'register_from_domain',
  ],
  has_tech_prefix: ['tech_prefix'],
  has_diversion: ['diversion'],
  has_outbound_sip_proxy: ['outbound_sip_proxy'],
} as const satisfies Record<string, readonly TextKey[]>;
export type Zone = keyof typeof zones;

/** True when a zone is open: ticked, or filled and not unticked. */
export const isOpen = (values: CarrierValues | undefined, zone: Zone): boolean =>
  values?.[zone] ??
  (zones[zone].some((key) => Boolean(values?.[key])) ||
    (zone === 'has_outbound_auth' && Boolean(values?.requires_register)));

/** What counts only while the platform registers. */
const whileRegistering = ['register_from_user', 'register_from_domain'] as const;

/** Texts that are trimmed; passwords are not. */
const trimmed = [
  'register_username',
  'register_sip_realm',
  'register_from_user',
  'register_from_domain',
  'tech_prefix',
  'diversion',
  'smpp_system_id',
  'smpp_inbound_system_id',
  'inbound_auth_username',
] as const satisfies TextKey[];

/** The texts that were typed, without blanks around them; what is stored stays as it is. */
const typedTexts = (values: CarrierValues, previous: Partial<Carrier> = {}): Partial<Carrier> =>
  Object.fromEntries(
    trimmed
      .filter((key) => values[key] && values[key] !== previous[key])
      .map((key) => [key, values[key]?.trim()]),
  );

const emptied = (keys: readonly TextKey[]): Partial<Carrier> =>
  Object.fromEntries(keys.map((key) => [key, null]));

/**
 * The columns of authentication and registration. An unticked zone empties all of them. Who does not
 * register any more loses what is only for registering; a stored carrier that never did keeps it.
 */
function authentication(values: CarrierValues, previous: Partial<Carrier> | undefined) {
  const always = trunkTypeOf(values.trunk_type).registration === 'always';
  const requires_register = always || Boolean(values.requires_register);
  if (!always && !isOpen(values, 'has_outbound_auth')) {
    return {
      ...emptied(zones.has_outbound_auth),
      requires_register: false,
      register_public_ip_in_contact: false,
    };
  }
  if (requires_register) return { requires_register };
  const isKept = previous !== undefined && !previous.requires_register;
  return {
    requires_register,
    ...Object.fromEntries(
      whileRegistering.map((key) => [key, isKept ? (previous[key] ?? null) : null]),
    ),
    register_public_ip_in_contact: isKept && Boolean(previous.register_public_ip_in_contact),
  };
}

/** Removes the credentials of a trunk type that the carrier has no more. */
function inboundAuth(values: CarrierValues, previous: Partial<Carrier> | undefined) {
  const isLeft =
    values.trunk_type !== undefined &&
    !trunkTypeOf(values.trunk_type).hasInboundAuth &&
    (previous === undefined || previous.trunk_type !== values.trunk_type);
  return isLeft ? { inbound_auth_username: null, inbound_auth_password: null } : {};
}

/** A missing port becomes the default one where an address was typed that needs it. */
function toSip(row: SipGateway, previous: Partial<Carrier> | undefined): SipGateway {
  const before = previous?.sip_gateways?.find(
    (one) => gatewaySid(one) && gatewaySid(one) === gatewaySid(row),
  );
  const isTyped = !before || before.ipv4 !== row.ipv4 || before.port !== row.port;
  const port = row.port ?? (isTyped && needsPort(row) ? defaultSipPort : null);
  return { ...row, ipv4: row.ipv4?.trim() ?? null, port: port === null ? null : Number(port) };
}

const toSmpp = (row: SmppGateway): SmppGateway => ({
  ...row,
  ipv4: row.ipv4?.trim() ?? null,
  port: Number(row.port ?? defaultSmppPort),
  inbound: receives(row),
});

/** The rows that somebody filled; a stored one that nobody changed goes as it is. */
const smppRows = (
  values: CarrierValues,
  source: 'smpp_outbound_gateways' | 'smpp_inbound_gateways',
  previous: Partial<Carrier> | undefined,
) =>
  values[source]
    ?.map((row, index) =>
      isAsStored(values, previous, `${source}.${index}`) || isUntouched(row) ? row : toSmpp(row),
    )
    .filter((row) => !isUntouched(row));

/**
 * What is saved for what a form holds: names without blanks around them, zones that are not ticked
 * emptied, rows that nobody filled left out (rule 9.7). `previousData` is the
 * carrier that the form was opened with, missing for a new one.
 */
export function toCarrier(
  values: CarrierValues,
  { previousData: previous }: { previousData?: Partial<Carrier> } = {},
): Partial<Carrier> {
  const { has_outbound_auth, has_tech_prefix, has_diversion, has_outbound_sip_proxy, ...typed } =
    values;
  const { template_sid, ...carrier } = typed;
  const closed = (['has_tech_prefix', 'has_diversion', 'has_outbound_sip_proxy'] as const).filter(
    (zone) => !isOpen(values, zone),
  );
  return {
    ...carrier,
    name: values.name?.trim(),
    ...typedTexts(values, previous),
    ...Object.assign({}, ...closed.map((zone) => emptied(zones[zone]))),
    ...authentication(values, previous),
    ...inboundAuth(values, previous),
    sip_gateways: values.sip_gateways?.map((row) => toSip(row, previous)),
    smpp_outbound_gateways: smppRows(values, 'smpp_outbound_gateways', previous),
    smpp_inbound_gateways: smppRows(values, 'smpp_inbound_gateways', previous),
  };
}

/** What is saved for a new carrier: a template brings everything but the name. */
export const toNewCarrier = (
  values: CarrierValues,
  template: PredefinedCarrier | undefined,
): Partial<Carrier> => (template ? { name: values.name?.trim(), template } : toCarrier(values));

/** What a fresh form starts with (rules 9.1, 9.2 and 9.5). */
export const newCarrier = (accountSid: string | null): CarrierValues => ({
  template_sid: '',
  is_active: true,
  e164_leading_plus: false,
  account_sid: accountSid,
  dtmf_type: 'rfc2833',
  requires_register: false,
  register_public_ip_in_contact: false,
  sip_gateways: [newSipGateway(trunkTypeOf(trunkTypes[0]?.id))],
  smpp_outbound_gateways: [],
  smpp_inbound_gateways: [],
});

/** What a copy of a carrier begins with, gateways included; passwords must be typed again. */
export function copyOfCarrier(original: Carrier, accountSid: string | null): CarrierValues {
  const {
    id: _id,
    voip_carrier_sid: _sid,
    register_status: _status,
    register_password: _password,
    smpp_password: _smpp,
    smpp_inbound_password: _smppInbound,
    inbound_auth_password: _inbound,
    ...kept
  } = original;
  return {
    ...kept,
    template_sid: '',
    account_sid: accountSid ?? kept.account_sid,
    sip_gateways: kept.sip_gateways?.map(copyOfSip),
    smpp_outbound_gateways: kept.smpp_outbound_gateways?.map(copyOfSmpp),
    smpp_inbound_gateways: kept.smpp_inbound_gateways?.map(copyOfSmpp),
  };
}

/** The deletion messages for a saved form, one of each kind. */
export function deletionMessages(values: CarrierValues): string[] {
  const messages: [GatewaySource, string][] = [
    ['sip_gateways', 'sipGatewayDeleted'],
    ['smpp_outbound_gateways', 'smppOutboundGatewayDeleted'],
    ['smpp_inbound_gateways', 'smppInboundGatewayDeleted'],
  ];
  return messages
    .filter(([source]) => values[source]?.some(({ is_removed }) => is_removed))
    .map(([, name]) => `resources.carriers.notifications.${name}`);
}
