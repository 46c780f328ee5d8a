import type { Database, Row } from '../api/database';

/** A device that is registered, or is to be. */
export interface Device {
  name: string;
  /** Of its account, unless another one is named. */
  realm?: string;
  contact?: string;
  protocol?: 'udp' | 'tcp' | 'tls' | 'ws' | 'wss';
  /** Where it sends from; null for a device that says nothing of it. */
  proxy?: string | null;
  /** How long from now, in ms; an hour by default. */
  forMs?: number;
  /** Its name stays in the list for this much longer than its details. */
  lingersMs?: number;
  /** What the registration webhook of the account answered to it, a password too. */
  webhooks?: { callHook?: object; callStatusHook?: object };
  /** It registers again while the engine lives; it does not by default. */
  renews?: boolean;
}

const HOUR = 3_600_000;

/** Registers a device at this moment. */
export function registerDevice(db: Database, realm: string, device: Device, at: number): void {
  const { name, protocol = 'udp', forMs = HOUR, lingersMs = 0, webhooks = {} } = device;
  const { contact = `sip:${name}@192.0.2.20:49152;transport=${protocol}` } = device;
  const { proxy = 'sip:198.51.100.20:49152' } = device;
  db.run(
    'INSERT OR REPLACE INTO registrations VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)',
    ...[device.realm ?? realm, name, contact, protocol, proxy, JSON.stringify(webhooks)],
    ...[at + forMs, at + forMs + lingersMs, device.renews ? at + forMs / 2 : null],
  );
}

/** Takes a registration away, as a device does that says goodbye. */
export const unregisterDevice = (db: Database, realm: string, name: string): number =>
  db.run('DELETE FROM registrations WHERE realm = ? AND name = ?', realm, name);

/**
 * Devices register again half-way through their time. Now and then one does not: it runs out, and comes
 * back after a while.
 */
export function renewDevices(db: Database, time: number): void {
  const due = db.all('SELECT * FROM registrations WHERE renews_at <= ? ORDER BY realm, name', time);
  for (const row of due) renew(db, row, time);
}

function renew(db: Database, row: Row, time: number): void {
  const { realm = '', name = '', protocol } = row;
  // By chance, and the same each time that this happens at this moment.
  const chance = (Math.round(Number(row.renews_at) / 1000) + 7 * String(name).length) % 31;
  const isLost = chance === 0;
  // Browsers keep a connection open, and say more often that they are there.
  const life = String(protocol).startsWith('ws') ? HOUR / 6 : HOUR;
  const expiry = isLost ? Number(row.expiry_time) : time + life;
  const next = isLost ? Math.max(expiry, time) + 600_000 : time + life / 2;
  const sql = `UPDATE registrations SET expiry_time = ?, listed_until = ?, renews_at = ?
    WHERE realm = ? AND name = ?`;
  db.run(sql, Math.round(expiry), Math.round(expiry), Math.round(next), realm, name);
}
