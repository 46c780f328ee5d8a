import type { Row } from '../../../platform/api/database';
import { accountSid } from './accounts';
import { db } from './platform';

/** The first value of the first row that a query answers, as text. */
export const text = (sql: string, ...params: string[]): string =>
  String(Object.values(db.get(sql, ...params) ?? {})[0] ?? '');
export const applicationSid = (name: string, account: string): string =>
  text(
    'SELECT application_sid FROM applications WHERE name = ? AND account_sid = ?',
    name,
    accountSid(account),
  );
export const numberRow = (number: string): Row =>
  db.get('SELECT * FROM phone_numbers WHERE number = ?', number) ?? {};
