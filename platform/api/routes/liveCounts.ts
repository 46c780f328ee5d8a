import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { PlatformContext } from '../context';
import { roomsOf } from '../live';
import { param } from '../requests';
import { requireAccount } from '../scope';

/** Accounts/{sid}/CallCount, Queues and Conferences (contract 5.9). */
export function liveCountRoutes(api: FastifyInstance, ctx: PlatformContext): void {
  const { db } = ctx;
  const accountOf = (request: FastifyRequest) => {
    requireAccount(ctx, request.caller, param(request, 'sid'));
    return param(request, 'sid');
  };

  api.get('/Accounts/:sid/CallCount', async (request) => {
    const sql = 'SELECT inbound, outbound FROM live_counts WHERE account_sid = ?';
    return db.get(sql, accountOf(request)) ?? { inbound: 0, outbound: 0 };
  });

  api.get('/Accounts/:sid/Queues', async (request) => {
    const accountSid = accountOf(request);
    // Of a repeated parameter the live platform makes one text, which no name fits.
    const search = String((request.query as Record<string, unknown>).search ?? '');
    const fits = search ? globOf(search) : /^/;
    return roomsOf(db, accountSid, 'queue')
      .filter(({ name }) => fits.test(String(name)))
      .map(({ name, length }) => ({ name: shownName(name), length }));
  });

  api.get('/Accounts/:sid/Conferences', async (request) =>
    roomsOf(db, accountOf(request), 'conference').map(({ name }) => shownName(name)),
  );
}

/** What follows the last colon of a name. */
const shownName = (name: unknown) => String(name).split(':').pop();

/** A pattern with stars, question marks and sets, for the whole of a name. */
function globOf(pattern: string): RegExp {
  const parts = pattern
    .replace(/[.+^${}()|\\]/g, '\\$&')
    .replace(/\*/g, '.*')
    .replace(/\?/g, '.');
  try {
    return new RegExp(`^${parts}$`);
  } catch {
    return /^(?!)/;
  }
}
