import type { FastifyInstance } from 'fastify';
import type { PlatformContext } from '../context';
import { badRequest, bareStatus, forbidden } from '../errors';
import {
  type Body,
  deleteRecord,
  findRecord,
  findRecords,
  insertRecord,
  requireFields,
  updateRecord,
} from '../records';
import { body, created, noContent, param, query } from '../requests';
import type { Caller } from '../scope';
import { checkSipGateway } from './sipGatewaysCheck';

interface GatewayKind {
  path: string;
  table: 'sip_gateways' | 'smpp_gateways';
  key: string;
  /** The rules of a body, on create and on change. */
  check: (ctx: PlatformContext, payload: Body) => void;
  /** Whether account scope may write on carriers of its provider that belong to no account. */
  accountWritesProviderLevel: boolean;
}

const kinds: GatewayKind[] = [
  {
    path: '/SipGateways',
    table: 'sip_gateways',
    key: 'sip_gateway_sid',
    check: checkSipGateway,
    accountWritesProviderLevel: false,
  },
  {
    path: '/SmppGateways',
    table: 'smpp_gateways',
    key: 'smpp_gateway_sid',
    check: () => {},
    accountWritesProviderLevel: true,
  },
];

/**
 * SipGateways and SmppGateways: the list of a carrier, one (unchecked), create, change and delete.
 * A change is checked by its body alone, and its owner by the stored carrier alone (contract 11.3,
 * 11.4).
 */
export function gatewayRoutes(api: FastifyInstance, ctx: PlatformContext): void {
  for (const kind of kinds) gatewayKindRoutes(api, ctx, kind);
}

function gatewayKindRoutes(api: FastifyInstance, ctx: PlatformContext, kind: GatewayKind): void {
  const { path, table, key, check } = kind;
  /** The stored gateway, once the caller may write it; unknown is 400. */
  const requireWritable = (caller: Caller, sid: string) => {
    const row = findRecord(ctx.db, table, sid);
    if (!row) throw badRequest(`invalid ${key}`);
    requireCarrier(ctx, caller, String(row.voip_carrier_sid), kind.accountWritesProviderLevel);
  };

  api.get(path, async (request) => {
    const carrierSid = query(request).voip_carrier_sid;
    if (!carrierSid) throw badRequest('missing voip_carrier_sid');
    requireCarrier(ctx, request.caller, carrierSid, true);
    return findRecords(ctx.db, table, 'voip_carrier_sid', carrierSid);
  });

  api.get(`${path}/:sid`, async (request) => {
    const row = findRecord(ctx.db, table, param(request, 'sid'));
    if (!row) throw bareStatus(404);
    return row;
  });

  api.post(path, async (request, reply) => {
    const payload = body(request);
    const { voip_carrier_sid } = payload;
    if (!voip_carrier_sid) throw badRequest('missing voip_carrier_sid');
    check(ctx, payload);
    const { accountWritesProviderLevel } = kind;
    requireCarrier(ctx, request.caller, String(voip_carrier_sid), accountWritesProviderLevel);
    requireFields(table, payload);
    return created(reply, insertRecord(ctx.db, table, payload));
  });

  api.put(`${path}/:sid`, async (request, reply) => {
    const sid = param(request, 'sid');
    const payload = body(request);
    requireWritable(request.caller, sid);
    check(ctx, payload);
    updateRecord(ctx.db, table, sid, payload);
    return noContent(reply);
  });

  api.delete(`${path}/:sid`, async (request, reply) => {
    const sid = param(request, 'sid');
    requireWritable(request.caller, sid);
    deleteRecord(ctx.db, table, sid);
    return noContent(reply);
  });
}

/**
 * 403 `{msg}` for a carrier of others, and for account scope on a provider-level one unless
 * `providerLevel` is allowed (contract 11.3). Admin passes unchecked.
 */
function requireCarrier(
  ctx: PlatformContext,
  caller: Caller,
  sid: string,
  providerLevel: boolean,
): void {
  if (caller.scope === 'admin') return;
  const carrier = findRecord(ctx.db, 'voip_carriers', sid);
  if (!carrier) throw badRequest('invalid voip_carrier_sid');
  const sameProvider = carrier.service_provider_sid === caller.providerSid;
  const allowed =
    caller.scope === 'account'
      ? carrier.account_sid === caller.accountSid ||
        (providerLevel && carrier.account_sid === null && sameProvider)
      : sameProvider;
  if (!allowed) throw forbidden('insufficient privileges');
}
