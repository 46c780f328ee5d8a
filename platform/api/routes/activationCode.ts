import type { FastifyInstance } from 'fastify';
import type { PlatformContext } from '../context';
import type { Row } from '../database';
import { badRequest, failure } from '../errors';
import { sendMail } from '../mail';
import { isEmail } from '../passwords';
import { findRecord } from '../records';
import { body, noContent, param } from '../requests';

const missing = () => failure('Bind parameters must not contain undefined');

/** PUT and POST /ActivationCode (contract 2.4). */
export function activationCodeRoutes(api: FastifyInstance, ctx: PlatformContext): void {
  api.put('/ActivationCode/:code', async (request, reply) => {
    const { user_sid, type } = body(request);
    if (user_sid === undefined) throw missing();
    const user = findRecord(ctx.db, 'users', String(user_sid));
    const kind = type === 'email' ? 'email' : 'phone';
    const othersGo = kind === 'email' && user !== undefined && settleOthers(ctx, user);
    const found = ctx.db.run(
      `UPDATE users SET ${kind}_validated = 1, ${kind}_activation_code = NULL
        WHERE ${kind}_activation_code = ? AND user_sid = ?`,
      param(request, 'code'),
      String(user_sid),
    );
    if (found === 0) throw badRequest('invalid user or activation code');
    const isFirst = user?.provider === 'local' && user.email_validated === 0 && !othersGo;
    if (kind === 'email' && isFirst) activate(ctx, user);
    return noContent(reply);
  });

  // The live platform mails an empty text here: the new code reaches nobody.
  api.post('/ActivationCode', async (request, reply) => {
    const { user_sid, type, code, value } = body(request);
    if (type !== 'email' && type !== 'phone') throw badRequest(`invalid activation type: ${type}`);
    const user = user_sid && findRecord(ctx.db, 'users', String(user_sid));
    if (!user) throw badRequest('invalid user_sid');
    if (type === 'email' && !isEmail(value)) throw badRequest('invalid email');
    if (code === undefined || value === undefined) throw missing();
    ctx.db.run(
      `UPDATE users SET ${type} = ?, ${type}_validated = 0, ${type}_activation_code = ?
        WHERE user_sid = ?`,
      ...[String(value), String(code), String(user_sid)],
    );
    if (type === 'email') sendMail(ctx, String(value), '', '');
    return noContent(reply);
  });
}

/**
 * The other users of the account go as soon as one of them confirms an e-mail, even with a wrong
 * code: the live platform takes it for a change of how somebody signs in. Answers whether there were.
 */
function settleOthers({ db }: PlatformContext, { account_sid = null, user_sid = null }: Row) {
  return (
    db.run(
      'DELETE FROM users WHERE account_sid = ? AND user_sid <> ?',
      ...[account_sid, user_sid],
    ) > 0
  );
}

function activate({ db }: PlatformContext, { account_sid = null }: Row): void {
  db.run('UPDATE accounts SET is_active = 1 WHERE account_sid = ?', account_sid);
}
