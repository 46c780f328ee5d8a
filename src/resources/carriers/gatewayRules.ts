import { maxLength, type Validator } from 'ra-core';
import { addressKind, isName, isPort } from '../../components/validation/address';
import { requiredText } from '../../components/validation/requiredText';
import type { Carrier, SmppGateway } from '../../types';
import {
  defaultSipPort,
  defaultSmppPort,
  type Gateway,
  hasAddress,
  isAsStored,
  isSamePlace,
  isUntouched,
  kept,
  receives,
  rowAt,
} from './gateways';
import { trunkTypeOf } from './trunkTypes';

type Values = Partial<Carrier>;
type Direction = 'inbound' | 'outbound';
/** What react-admin passes to a validator about its input. */
interface At {
  source?: string;
}
type Complaint = string | { message: string; args: Record<string, string> } | undefined;

const text = (name: string) => `resources.carriers.validation.${name}`;
const filled = (value: unknown): boolean => String(value ?? '').trim() !== '';

const isTwice = (values: Values, source: string | undefined, defaultPort: number): boolean => {
  const { rows, row } = rowAt(values, source);
  const others: Gateway[] = kept(rows).filter((other) => other !== row && hasAddress(other));
  return row !== undefined && others.some((other) => isSamePlace(row, other, defaultPort));
};

/** True for two SMPP gateways of one direction at one place, in whichever list. */
function isSmppTwice(values: Values, row: SmppGateway | undefined): boolean {
  const rows = [...(values.smpp_outbound_gateways ?? []), ...(values.smpp_inbound_gateways ?? [])];
  return kept(rows).some(
    (other) =>
      row !== undefined &&
      other !== row &&
      hasAddress(other) &&
      ((row.outbound && other.outbound) || (receives(row) && receives(other))) &&
      isSamePlace(row, other, defaultSmppPort),
  );
}

/** The address of a SIP gateway; the checks in the order of rule 9.6. */
export function validateSipAddress(value: unknown, values: Values, { source }: At): Complaint {
  if (!filled(value)) return undefined;
  const { row } = rowAt(values, source);
  if (isName(value) && (row?.inbound || !row?.outbound)) return text('outboundOnly');
  if (addressKind(value) === 'invalid') return text('sipAddress');
  return isTwice(values, source, defaultSipPort) ? text('sipTwice') : undefined;
}

/** A gateway that neither takes calls in nor out is of no use. */
export function validateDirection(_value: unknown, values: Values, { source }: At): Complaint {
  const { row } = rowAt(values, source);
  return row && !row.inbound && !row.outbound ? text('noDirection') : undefined;
}

export const validatePort = (value: unknown): Complaint =>
  filled(value) && !isPort(value) ? text('port') : undefined;

/** The address of an SMPP gateway. An empty one is fine while nothing else of its row was typed. */
export const validateSmppAddress =
  (direction: Direction) =>
  (value: unknown, values: Values, { source }: At): Complaint => {
    const row = rowAt(values, source).row as SmppGateway | undefined;
    if (row && isUntouched(row)) return undefined;
    const name = direction === 'outbound' ? 'smppOutbound' : 'smppInbound';
    const kind = addressKind(value);
    if (kind === 'fqdn-top-level') {
      return { message: text('subdomain'), args: { host: `sip.${String(value).trim()}` } };
    }
    if (kind === 'fqdn' && direction === 'inbound') return text('outboundOnly');
    if (kind === 'invalid') return text(`${name}Address`);
    return isSmppTwice(values, row) ? text(`${name}Twice`) : undefined;
  };

/** At least one SIP gateway, of the kind that the trunk type cannot do without. */
export function validateSipGateways(_rows: unknown, values: Values): Complaint {
  const rows = kept(values.sip_gateways);
  const { needs } = trunkTypeOf(values.trunk_type);
  if (needs === 'outbound' && rows.length > 0 && !rows.some(({ outbound }) => outbound)) {
    return text('noOutbound');
  }
  return needs !== 'none' && rows.length === 0 ? text('noSipGateway') : undefined;
}

/** Who signs in to send messages needs somewhere to send them to. */
export function validateSmppOutboundGateways(_rows: unknown, values: Values): Complaint {
  const signsIn = filled(values.smpp_system_id) || filled(values.smpp_password);
  const rows = [...(values.smpp_outbound_gateways ?? []), ...(values.smpp_inbound_gateways ?? [])];
  const sends = kept(rows).some((row) => row.outbound && !isUntouched(row));
  return signsIn && !sends ? text('noOutboundGateway') : undefined;
}

/** Messages from whitelisted addresses are taken with a password only. */
export function validateInboundPassword(value: unknown, values: Values): Complaint {
  const rows = [...(values.smpp_inbound_gateways ?? []), ...(values.smpp_outbound_gateways ?? [])];
  const isWhitelisted = kept(rows).some((row) => receives(row) && hasAddress(row));
  return isWhitelisted && !filled(value) ? text('inboundPassword') : undefined;
}

const addressLength = maxLength(128);
export const sipAddressRules = [requiredText(), validateSipAddress, addressLength];
export const smppAddressRules = {
  outbound: [validateSmppAddress('outbound'), addressLength],
  inbound: [validateSmppAddress('inbound'), addressLength],
};
export const directionRules = [validateDirection];
export const portRules = [validatePort];

/** The rules of all inputs of a row, for those that are not drawn. */
export const sipRowRules = { ipv4: sipAddressRules, port: portRules, outbound: directionRules };
export const smppRowRules = {
  outbound: { ipv4: smppAddressRules.outbound, port: portRules },
  inbound: { ipv4: smppAddressRules.inbound, port: portRules },
};

/**
 * The same rules for new or changed rows: a stored row that nobody changed, such as a template's with a
 * placeholder for its host, does not block another change.
 */
export const forChanged = (rules: Validator[], stored: Partial<Carrier> | undefined): Validator[] =>
  rules.map((rule) => {
    const checked: Validator = (value, values, at) =>
      isAsStored(values, stored, at?.source) ? undefined : rule(value, values, at);
    return Object.assign(checked, { isRequired: 'isRequired' in rule });
  });
