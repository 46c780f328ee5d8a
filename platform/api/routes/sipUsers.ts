import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { PlatformContext } from '../context';
import type { Row } from '../database';
import { badRequest, bareStatus } from '../errors';
import { findRecord } from '../records';
import { param } from '../requests';
import { requireAccount } from '../scope';

/** Accounts/{sid}/RegisteredSipUsers: who is registered, and details of some (contract 5.4). */
export function sipUserRoutes(api: FastifyInstance, ctx: PlatformContext): void {
  api.get('/Accounts/:sid/RegisteredSipUsers', async (request) => {
    const account = accountWithRealm(ctx, request);
    return registrations(ctx, account).map(({ name }) => `${name}@${account.sip_realm}`);
  });

  api.post('/Accounts/:sid/RegisteredSipUsers', async (request) => {
    const account = accountWithRealm(ctx, request);
    const all = registrations(ctx, account);
    const asked = Array.isArray(request.body) ? (request.body as unknown[]).map(String) : [];
    const names = asked.length > 0 ? asked : all.map(({ name }) => String(name));
    return names.map((name) => details(name, all));
  });

  api.get('/Accounts/:sid/RegisteredSipUsers/:user', async (request) => {
    const account = accountWithRealm(ctx, request);
    const name = param(request, 'user');
    const all = registrations(ctx, account);
    const client = ctx.db.get(
      'SELECT * FROM clients WHERE account_sid = ? AND username = ?',
      account.account_sid ?? '',
      name,
    );
    return {
      ...details(name, all),
      allow_direct_app_calling: client?.allow_direct_app_calling ?? 0,
      allow_direct_queue_calling: client?.allow_direct_queue_calling ?? 0,
      allow_direct_user_calling: client?.allow_direct_user_calling ?? 0,
      proxy: all.find((row) => row.name === name)?.proxy ?? null,
    };
  });
}

function accountWithRealm(ctx: PlatformContext, request: FastifyRequest): Row {
  const sid = param(request, 'sid');
  requireAccount(ctx, request.caller, sid);
  const account = findRecord(ctx.db, 'accounts', sid);
  if (!account) throw bareStatus(404);
  if (!account.sip_realm) throw badRequest('account does not have sip_realm configuration');
  return account;
}

function registrations(ctx: PlatformContext, account: Row): Row[] {
  return ctx.db.all(
    'SELECT * FROM sip_registrations WHERE account_sid = ? ORDER BY name',
    account.account_sid ?? '',
  );
}

function details(name: string, all: Row[]): Record<string, unknown> {
  const found = all.find((row) => row.name === name);
  return {
    name,
    contact: found?.contact ?? null,
    expiryTime: found?.expiry_time ?? 0,
    protocol: found?.protocol ?? null,
    registered_status: found ? 'active' : 'inactive',
  };
}
