import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testEmbedded } from './client';
import { json } from './expectations';
import { type Row, rows } from './telephony';
import { createWorld, type World } from './world';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world?.close());

const keys = {
  Sbcs: [
    ...['ipv4', 'last_updated', 'port', 'sbc_address_sid'],
    ...['service_provider_sid', 'tls_port', 'wss_port'],
  ],
  Smpps: ['ipv4', 'is_primary', 'port', 'service_provider_sid', 'smpp_address_sid', 'use_tls'],
};

/** The console never makes an address, so that these are put into the embedded platform. */
function insert(table: string, key: string, owner: string | null): void {
  const sql = `INSERT INTO ${table} (${key}, ipv4, service_provider_sid) VALUES (?, ?, ?)`;
  world.target.platform?.db.run(sql, `${table}-${owner ?? 'global'}`, '192.0.2.1', owner);
}

describe('Sbcs and Smpps (contract 11.5)', () => {
  test.each([
    ['Sbcs', 'sbc_addresses', 'sbc_address_sid'],
    ['Smpps', 'smpp_addresses', 'smpp_address_sid'],
  ] as const)('%s: the keys of a row', async (path, table, key) => {
    insert(table, key, null);
    for (const session of [world.admin, world.provider, world.account]) {
      for (const row of await rows(session, `/${path}`)) {
        expect(Object.keys(row).sort()).toEqual(keys[path]);
      }
    }
    world.target.platform?.db.run(`DELETE FROM ${table}`);
  });

  testEmbedded('writes the database')('own SBCs take the place of the global ones', async () => {
    const { A, B } = world.sids;
    insert('sbc_addresses', 'sbc_address_sid', null);
    insert('sbc_addresses', 'sbc_address_sid', A);
    const owners = async (list: Promise<Row[]>) =>
      (await list).map(({ service_provider_sid }) => service_provider_sid);
    expect(await owners(rows(world.admin, '/Sbcs'))).toEqual([null]);
    expect(await owners(rows(world.admin, `/Sbcs?service_provider_sid=${A}`))).toEqual([A]);
    expect(await owners(rows(world.admin, `/Sbcs?service_provider_sid=${B}`))).toEqual([null]);
    expect(await owners(rows(world.provider, '/Sbcs'))).toEqual([A]);
    expect(await owners(rows(world.account, `/Sbcs?service_provider_sid=${B}`))).toEqual([A]);
    world.target.platform?.db.run('DELETE FROM sbc_addresses');
  });

  testEmbedded('writes the database')(
    'own SMPP addresses show only when they are asked for',
    async () => {
      const { A, B } = world.sids;
      insert('smpp_addresses', 'smpp_address_sid', null);
      insert('smpp_addresses', 'smpp_address_sid', A);
      for (const session of [world.admin, world.provider, world.account]) {
        expect(await rows(session, '/Smpps')).toMatchObject([{ service_provider_sid: null }]);
        const own = await rows(session, `/Smpps?service_provider_sid=${A}`);
        expect(own).toMatchObject([{ service_provider_sid: A, port: 2775, use_tls: 0 }]);
        json(200, [])(await session.get(`/Smpps?service_provider_sid=${B}`));
      }
      world.target.platform?.db.run('DELETE FROM smpp_addresses');
    },
  );
});
