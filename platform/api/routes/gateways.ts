import { isIPv4 } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { PlatformContext } from '../context';
import { type CrudRequest, crud } from '../crud';
import type { Row } from '../database';
import { badRequest, forbidden } from '../errors';
import { type Body, findRecord, findRecords } from '../records';
import { query } from '../requests';
import type { Caller } from '../scope';

interface GatewayKind {
  path: string;
  table: 'sip_gateways' | 'smpp_gateways';
  /** What an unknown one is refused with. */
  invalid: string;
  /** The rules of a body, on create and on change. */
  check: (ctx: PlatformContext, payload: Body) => void;
  /** Whether account scope may list the gateways of a carrier, and write them. */
  accountMay: { list: AccountRule; write: AccountRule };
}

type AccountRule = (carrier: Row, caller: Caller) => boolean;

/** SIP: the carrier's account is compared and its provider never (contract 11.3). */
const ownCarrier: AccountRule = (carrier, caller) => carrier.account_sid === caller.accountSid;
const notOfOtherAccounts: AccountRule = (carrier, caller) =>
  carrier.account_sid === null || ownCarrier(carrier, caller);

/**
 * SMPP: its provider is compared as well, for lists and writes alike. An account's API key knows no
 * provider, so that it is refused for every carrier that has one (contract 11.4).
 */
const ofOwnProvider: AccountRule = (carrier, caller) =>
  (carrier.service_provider_sid === null || carrier.service_provider_sid === caller.providerSid) &&
  notOfOtherAccounts(carrier, caller);

/**
 * SipGateways and SmppGateways: the list of a carrier, one (unchecked), create, change and delete.
 * A change is checked by its body alone, and its owner by the stored carrier alone (contract 11.3,
 * 11.4).
 */
export function gatewayRoutes(api: FastifyInstance, ctx: PlatformContext): void {
  gatewayKindRoutes(api, ctx, {
    path: '/SipGateways',
    table: 'sip_gateways',
    invalid: 'invalid sip_gateway_sid',
    check: checkSipGateway,
    accountMay: { list: notOfOtherAccounts, write: ownCarrier },
  });
  gatewayKindRoutes(api, ctx, {
    path: '/SmppGateways',
    table: 'smpp_gateways',
    invalid: 'invalid smpp_gateway_sid',
    check: () => {},
    accountMay: { list: ofOwnProvider, write: ofOwnProvider },
  });
}

function gatewayKindRoutes(api: FastifyInstance, ctx: PlatformContext, kind: GatewayKind): void {
  const { path, table, invalid, check, accountMay } = kind;
  const mayWrite = ({ caller, row }: CrudRequest) => {
    if (!row) throw badRequest(invalid);
    requireCarrier(ctx, caller, String(row.voip_carrier_sid), accountMay.write);
  };
  crud(api, ctx, {
    path,
    table,
    list({ request, caller }) {
      const carrierSid = query(request).voip_carrier_sid;
      if (!carrierSid) throw badRequest('missing voip_carrier_sid');
      requireCarrier(ctx, caller, carrierSid, accountMay.list);
      return findRecords(ctx.db, table, 'voip_carrier_sid', carrierSid);
    },
    mayChange: mayWrite,
    mayRemove: mayWrite,
    accepts({ caller, sid, payload }) {
      const { voip_carrier_sid } = payload;
      if (!sid && !voip_carrier_sid) throw badRequest('missing voip_carrier_sid');
      check(ctx, payload);
      if (!sid) requireCarrier(ctx, caller, String(voip_carrier_sid), accountMay.write);
      return payload;
    },
  });
}

/**
 * The rules of a SIP gateway, each 400 `{msg}` (contract 11.3). They look at the body alone, on a
 * change too: `inbound` without `ipv4` is refused whatever is stored. Duplicates, a gateway without
 * a direction, and ports and netmasks out of range pass.
 */
function checkSipGateway(
  { minGatewayNetmask }: PlatformContext,
  { ipv4, netmask, inbound, outbound }: Body,
): void {
  if (ipv4 !== undefined && /\s/.test(String(ipv4))) throw badRequest('ipv4 holds blanks');
  if (inbound && !isIPv4(String(ipv4))) throw badRequest('Inbound gateway must be IPv4 address');
  if (netmask && Number(netmask) < minGatewayNetmask) {
    throw badRequest(`netmask must be at least ${minGatewayNetmask}`);
  }
  const hasOtherNetmask = netmask !== undefined && Number(netmask) !== 32;
  if (outbound && !inbound && hasOtherNetmask) {
    throw badRequest('For outbound only gateway netmask can only be 32');
  }
}

/** 403 `{msg}` for a carrier of others; account scope by this rule. Admin passes unchecked. */
function requireCarrier(
  ctx: PlatformContext,
  caller: Caller,
  sid: string,
  accountMay: AccountRule,
): void {
  if (caller.scope === 'admin') return;
  const carrier = findRecord(ctx.db, 'voip_carriers', sid);
  if (!carrier) throw badRequest('invalid voip_carrier_sid');
  const isAllowed =
    caller.scope === 'account'
      ? accountMay(carrier, caller)
      : carrier.service_provider_sid === caller.providerSid;
  if (!isAllowed) throw forbidden('insufficient privileges');
}
