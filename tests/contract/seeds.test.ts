import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../../platform/api/database';
import { createPlatform, type Platform } from '../../platform/createPlatform';
import { describeEmbedded } from './client';

/** What screens and browser tests may count on in the telephony of the seeds. */
const seeds = (title: string, tests: (seed: 'small' | 'large') => void) =>
  describeEmbedded('needs its seed')(title, () => {
    describe.each(['small', 'large'] as const)('%s', tests);
  });
seeds('telephony of a seed', (seed) => {
  let platform: Platform;
  let db: Database;
  beforeAll(async () => {
    platform = await createPlatform({ seed });
    db = platform.db;
  });
  afterAll(() => platform?.close());

  const column = (sql: string) => db.all(sql).map((row) => Object.values(row)[0]);
  const carrier = (name: string) => db.get('SELECT * FROM voip_carriers WHERE name = ?', name);
  const state = (name: string) => JSON.parse(String(carrier(name)?.register_status));

  test('carriers of every trunk type and in every state of registration', () => {
    const types = column('SELECT DISTINCT trunk_type FROM voip_carriers ORDER BY 1');
    expect(types).toEqual(['auth', 'reg', 'static_ip']);
    expect(state('Telnyx')).toMatchObject({ status: 'ok', callId: expect.any(String) });
    expect(state('Clinic backup line')).toMatchObject({ status: 'fail', reason: '403 Forbidden' });
    const pending = { requires_register: 1, trunk_type: 'reg', register_status: null };
    expect(carrier('Skyline Trunks')).toMatchObject(pending);
    expect(carrier('Clinic PBX')).toMatchObject({ inbound_auth_username: expect.any(String) });
  });

  test('gateways keep the rules: every carrier has one, names and registered ones only go out', () => {
    const used = 'SELECT voip_carrier_sid FROM sip_gateways';
    const without = `SELECT name FROM voip_carriers WHERE voip_carrier_sid NOT IN (${used})`;
    expect(column(without)).toEqual([]);
    const inbound = `SELECT ipv4 FROM sip_gateways JOIN voip_carriers USING (voip_carrier_sid)
      WHERE inbound = 1 AND (trunk_type <> 'static_ip' OR ipv4 GLOB '*[a-z]*')`;
    expect(column(inbound)).toEqual([]);
    expect(column('SELECT ipv4 FROM smpp_gateways')).not.toEqual([]);
    const templates = 'SELECT predefined_carrier_sid FROM predefined_sip_gateways';
    const bare = `SELECT name FROM predefined_carriers WHERE predefined_carrier_sid NOT IN (${templates})`;
    expect(column(bare)).toEqual([]);
    expect(column('SELECT ipv4 FROM predefined_smpp_gateways')).not.toEqual([]);
  });

  test('numbers with and without an application, and without an account', () => {
    const count = (where: string) =>
      Number(db.get(`SELECT count(*) AS n FROM phone_numbers WHERE ${where}`)?.n);
    expect(count('application_sid IS NOT NULL')).toBeGreaterThan(10);
    expect(count('application_sid IS NULL AND account_sid IS NOT NULL')).toBeGreaterThan(5);
    expect(count('account_sid IS NULL')).toBe(3);
  });

  test('a routing table per provider and one of an account, with the default route', () => {
    const tables = db.all(`
      SELECT lcr.*, lcr_routes.priority, lcr_routes.regex FROM lcr
        JOIN lcr_carrier_set_entry AS entry
          ON entry.lcr_carrier_set_entry_sid = lcr.default_carrier_set_entry_sid
        JOIN lcr_routes USING (lcr_route_sid)`);
    expect(tables).toHaveLength(3);
    expect(tables.filter((table) => table.service_provider_sid !== null)).toHaveLength(2);
    for (const table of tables) expect(table).toMatchObject({ priority: 9999, regex: '.*' });
  });
});
