import { isIPv4 } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { PlatformContext } from '../context';
import { type CrudRequest, crud } from '../crud';
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
  /** The provider-level carriers on which account scope may write. */
  accountWrites: ProviderLevel;
}

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
    accountWrites: 'none',
  });
  gatewayKindRoutes(api, ctx, {
    path: '/SmppGateways',
    table: 'smpp_gateways',
    invalid: 'invalid smpp_gateway_sid',
    check: () => {},
    accountWrites: 'own',
  });
}

function gatewayKindRoutes(api: FastifyInstance, ctx: PlatformContext, kind: GatewayKind): void {
  const { path, table, invalid, check, accountWrites } = kind;
  const mayWrite = ({ caller, row }: CrudRequest) => {
    if (!row) throw badRequest(invalid);
    requireCarrier(ctx, caller, String(row.voip_carrier_sid), accountWrites);
  };
  crud(api, ctx, {
    path,
    table,
    list({ request, caller }) {
      const carrierSid = query(request).voip_carrier_sid;
      if (!carrierSid) throw badRequest('missing voip_carrier_sid');
      // Of any provider: the live platform compares the account alone (contract 11.3).
      requireCarrier(ctx, caller, carrierSid, 'any');
      return findRecords(ctx.db, table, 'voip_carrier_sid', carrierSid);
    },
    mayChange: mayWrite,
    mayRemove: mayWrite,
    accepts({ caller, sid, payload }) {
      const { voip_carrier_sid } = payload;
      if (!sid && !voip_carrier_sid) throw badRequest('missing voip_carrier_sid');
      check(ctx, payload);
      if (!sid) requireCarrier(ctx, caller, String(voip_carrier_sid), accountWrites);
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

/** Which provider-level carriers account scope may use: none, its provider's, or anybody's. */
type ProviderLevel = 'none' | 'own' | 'any';

/**
 * 403 `{msg}` for a carrier of others, and for account scope on a provider-level one that
 * `providerLevel` does not allow (contract 11.3). Admin passes unchecked.
 */
function requireCarrier(
  ctx: PlatformContext,
  caller: Caller,
  sid: string,
  providerLevel: ProviderLevel,
): void {
  if (caller.scope === 'admin') return;
  const carrier = findRecord(ctx.db, 'voip_carriers', sid);
  if (!carrier) throw badRequest('invalid voip_carrier_sid');
  const sameProvider = carrier.service_provider_sid === caller.providerSid;
  const lends = providerLevel === 'any' || (providerLevel === 'own' && sameProvider);
  const allowed =
    caller.scope === 'account'
      ? carrier.account_sid === caller.accountSid || (carrier.account_sid === null && lends)
      : sameProvider;
  if (!allowed) throw forbidden('insufficient privileges');
}
