import { recordTables } from '../../support/mutations';
import { addressOfCall } from './callViews';
import { accountSid, type Db } from './common';

/** What belongs to every account of a provider, and to the account of one of its users. */
const areasOfSam = ['applications', 'carriers', 'speech-services', 'phone-numbers', 'clients'];

const listOf = (area: string, filter: object) =>
  `${area}?filter=${encodeURIComponent(JSON.stringify(filter))}`;

/** What a user looks at; something is typed in the search of some lists. */
export const screensOf = (db: Db, user: 'admin' | 'sam'): string[] => {
  const account_sid = accountSid(db, 'Cedar Bank');
  if (user === 'sam') return areasOfSam.map((area) => `/internal/${area}`);
  return [
    ...recordTables.flatMap(([area, table, key]) => {
      const row = db.get(`SELECT ${key} AS sid FROM ${table} LIMIT 1`);
      return [area, `${area}/${row?.sid}/edit`];
    }),
    'applications/add',
    'carriers/add',
    listOf('recent-calls', { account_sid, date: '30', q: '555' }),
    listOf('recent-calls', { date: '30' }),
    listOf('alerts', { account_sid, date: '30' }),
    listOf('phone-numbers', { q: '555' }),
    addressOfCall(db, 'answered-7d1f', 'capture'),
    'settings',
    'home',
    'health',
    'call-tools',
    'calls-now',
    'configuration',
    'import?of=phone-numbers',
  ].map((path) => (path.startsWith('/') ? path : `/internal/${path}`));
};

/** One account and one user have the longest name that a platform takes, as a single word. */
export const lengthenNames = (db: Db) => {
  for (const [table, key] of [
    ['accounts', 'account_sid'],
    ['users', 'user_sid'],
  ]) {
    const last = `(SELECT ${key} FROM ${table} ORDER BY name DESC LIMIT 1)`;
    db.run(`UPDATE ${table} SET name = ? WHERE ${key} = ${last}`, 'W'.repeat(64));
  }
};

/** The name of a screen in the table. */
export const nameOf = (path: string) =>
  path
    .replace('/internal/', '')
    .replace(/\?.*/, '')
    .replace(/\/[0-9a-f-]{36}/, '');
