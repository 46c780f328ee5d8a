import { createHash } from 'node:crypto';
import type { Database } from '../../api/database';
import { forbidden } from '../../api/errors';
import type { Identity } from '../../api/outside';
import { isEmail } from '../../api/passwords';

/**
 * The stand-in of GitHub and Google for the platform: who has agreed to this code. A code is an
 * e-mail address, optionally with `~` and anything behind it, and good for one exchange. 403 `{msg}`
 * for any other and for a second use; a code that begins with `unreachable` stands for a provider
 * that cannot be reached (contract 2.4).
 */
export function exchangeCode(db: Database, provider: string, code: string): Identity {
  if (code.startsWith('unreachable')) throw forbidden('fetch failed');
  const [email = ''] = code.split('~');
  const isNew =
    isEmail(email) && db.run('INSERT OR IGNORE INTO identity_codes (code) VALUES (?)', code) === 1;
  if (!isNew) throw forbidden('bad verification code');
  const [login = ''] = email.split('@');
  const number = Number.parseInt(createHash('sha256').update(email).digest('hex').slice(0, 12), 16);
  return {
    ...{ name: email, email, provider },
    email_validated: true,
    provider_userid: provider === 'github' ? login : String(number),
  };
}
