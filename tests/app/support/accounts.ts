import type { Row } from '../../../platform/api/database';
import { db } from './platform';

export const accountRow = (name: string): Row =>
  db.get('SELECT * FROM accounts WHERE name = ?', name) ?? {};
export const accountSid = (name: string): string => String(accountRow(name).account_sid);
