import { randomInt } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { PlatformContext } from '../context';
import { bareStatus, failure } from '../errors';
import { body, noContent } from '../requests';
import { guardAdmin } from '../scope';

const LETTERS = '0123456789ABCXZ';
const newCode = () => Array.from({ length: 6 }, () => LETTERS[randomInt(LETTERS.length)]).join('');

/** POST /InviteCodes and /BetaInviteCodes (contract 2.4): no sign-up asks for one. */
export function inviteCodeRoutes(api: FastifyInstance, { db }: PlatformContext): void {
  api.post('/InviteCodes', async (request, reply) => {
    const { code, test } = body(request);
    if (code === undefined) throw failure('Bind parameters must not contain undefined');
    const usable = 'invite_code = ? AND in_use = 0';
    const isUsable = test
      ? db.get(`SELECT 1 FROM beta_invite_codes WHERE ${usable}`, String(code)) !== undefined
      : db.run(`UPDATE beta_invite_codes SET in_use = 1 WHERE ${usable}`, String(code)) === 1;
    if (!isUsable) throw bareStatus(404);
    return noContent(reply);
  });

  api.post('/BetaInviteCodes', async (request) => {
    guardAdmin(request.caller);
    const codes = Array.from({ length: Math.max(Number(body(request).count) || 1, 1) }, newCode);
    for (const code of codes) {
      db.run('INSERT OR IGNORE INTO beta_invite_codes (invite_code) VALUES (?)', code);
    }
    return { status: 'ok', added: codes.length, codes };
  });
}
