import type { Database } from '../../api/database';
import { registerDevice } from '../../engine/devices';

/** Every so many clients one is switched off. */
const OFF_EVERY = 5;

/**
 * Registers the clients of active accounts where nobody is registered, as after a file of an older version
 * was taken over; most of them.
 */
export function wakeDevices(db: Database, time: number): void {
  if (db.get('SELECT 1 FROM registrations')) return;
  const clients = db.all(
    `SELECT username, sip_realm FROM clients JOIN accounts USING (account_sid)
      WHERE clients.is_active = 1 AND accounts.is_active = 1 AND sip_realm IS NOT NULL
        AND username <> '' ORDER BY sip_realm, username`,
  );
  for (const [index, { username, sip_realm }] of clients.entries()) {
    if (index % OFF_EVERY === OFF_EVERY - 1) continue;
    const device = { name: String(username), renews: true };
    registerDevice(db, String(sip_realm), device, time);
  }
}
