import { describe, expect, it } from 'vitest';
import {
  byLevel,
  carrierFinding,
  deviceRows,
  isBroken,
  speechFinding,
} from '../../src/pages/system/health/rules';
import type { Carrier, SipClient, SpeechCredential } from '../../src/types';

const carrier = (facts: Partial<Carrier>) => ({ is_active: true, ...facts }) as Carrier;
const registers = { requires_register: true };

describe('a carrier', () => {
  it.each([
    ['that is used', {}, undefined, 'well', 'carrier.active'],
    ['that is not used', { is_active: false, ...registers }, undefined, 'look', 'carrier.inactive'],
    [
      'that is registered',
      { ...registers, register_status: { status: 'ok' } },
      { inbound: 0, outbound: 1 },
      'well',
      'carrier.registered',
    ],
    [
      'that is refused, whatever gateways it has',
      { ...registers, register_status: { status: 'fail', reason: '403 Forbidden' } },
      { inbound: 1, outbound: 1 },
      'broken',
      'carrier.unregisteredWhy',
    ],
    [
      'that is refused without a reason',
      { ...registers, register_status: { status: 'fail' } },
      undefined,
      'broken',
      'carrier.unregistered',
    ],
    [
      'that was never tried',
      { ...registers, register_status: {} },
      undefined,
      'look',
      'carrier.neverRegistered',
    ],
    ['without gateways', {}, { inbound: 0, outbound: 0 }, 'look', 'carrier.noGateways'],
    ['with one', {}, { inbound: 1, outbound: 0 }, 'well', 'carrier.active'],
  ] as const)('%s', (_what, facts, gateways, level, says) => {
    expect(carrierFinding(carrier(facts), gateways)).toMatchObject({ level, says });
  });
});

describe('a speech service', () => {
  const credential = (facts: Partial<SpeechCredential>) =>
    ({ use_for_tts: true, use_for_stt: false, ...facts }) as SpeechCredential;
  const last_tested = '2026-01-02T03:04:05.000Z';
  it.each([
    [{}, 'unknown', 'speech.never'],
    [{ last_tested, tts_tested_ok: 1 }, 'well', 'speech.ok'],
    [{ last_tested, tts_tested_ok: 0 }, 'broken', 'speech.fail'],
    [{ last_tested }, 'unknown', 'speech.notTested'],
  ] as const)('%j', (facts, level, says) => {
    expect(speechFinding(credential(facts))).toEqual({ level, says });
  });
});

describe('devices', () => {
  const client = (username: string, is_active = true) =>
    ({ id: `sid of ${username}`, username, is_active }) as SipClient;
  const clients = [client('bob'), client('eve'), client('old', false)];

  it('are clients and whether they are registered, and those without a client', () => {
    const rows = deviceRows(clients, {
      known: 'all',
      devices: [{ name: 'bob' }, { name: 'adam' }],
    });
    expect(rows.map(({ name, id, finding }) => [name, id, finding.says])).toEqual([
      ['bob', 'sid of bob', 'device.online'],
      ['eve', 'sid of eve', 'device.offline'],
      ['old', 'sid of old', 'device.inactive'],
      ['adam', null, 'device.noRecord'],
    ]);
    expect(rows.filter(({ finding }) => isBroken(finding)).map(({ name }) => name)).toEqual([
      'eve',
    ]);
    expect([...rows].sort(byLevel).map(({ name }) => name)).toEqual(['eve', 'old', 'adam', 'bob']);
  });
  it.each([['EVE'], ['Eve', 'eve']])(
    'are those of a client whatever the case of their names: %s',
    (...names) => {
      const registered = { known: 'all', devices: names.map((name) => ({ name })) } as const;
      const rows = deviceRows([client('eVe')], registered);
      expect(rows.map(({ name, finding }) => [name, finding.says])).toEqual([
        ['eVe', 'device.online'],
      ]);
    },
  );
  it('are none where nothing can register', () => {
    expect(deviceRows(clients, { known: 'noRealm' })).toEqual([]);
  });
});
