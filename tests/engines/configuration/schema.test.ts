import Ajv from 'ajv';
import { describe, expect, it } from 'vitest';
import { documentSchema, readText } from '../../../src/engines/configuration';

const validate = new Ajv({ strict: false }).compile(documentSchema());
const head = { format: 1, provider: { name: 'Northwind' } };

/** Editors complain by the schema of what the console refuses, and of nothing else. */
describe('the schema of a document', () => {
  it.each<[string, object, boolean]>([
    ['the least', head, true],
    ['the least of an account', { format: 1, account: { name: 'Bank' } }, true],
    ['no format', { provider: { name: 'A' } }, false],
    ['another format', { ...head, format: 2 }, false],
    ['no root', { format: 1 }, false],
    ['two roots', { ...head, account: { name: 'Bank' } }, false],
    ['a root without a name', { format: 1, provider: {} }, false],
    ['accounts', { ...head, accounts: [{ name: 'Bank' }] }, true],
    ['accounts of an account', { format: 1, account: { name: 'A' }, accounts: [] }, false],
    ['an unknown key', { ...head, zebras: [] }, false],
    ['an unknown field', { ...head, carriers: [{ name: 'A', zebras: 1 }] }, false],
    ['a record without a name', { ...head, carriers: [{}] }, false],
    ['a routing table without a name', { ...head, routing_tables: [{}] }, true],
    ['a speech service without a label', { ...head, speech_services: [{ vendor: 'aws' }] }, true],
    ['a speech service without a vendor', { ...head, speech_services: [{ label: 'x' }] }, false],
    ['a list that is empty', { ...head, carriers: null }, true],
    ['a list that is none', { ...head, carriers: 3 }, false],
    ['a record that is none', { ...head, carriers: ['A'] }, false],
    ['an account and a sid', { ...head, carriers: [{ name: 'A', account: 'B', sid: 's' }] }, true],
    ['an account of an account', { ...head, accounts: [{ name: 'A', account: 'B' }] }, false],
    ['a word for a flag', { ...head, carriers: [{ name: 'A', is_active: 'x' }] }, false],
    ['0 for a flag', { ...head, carriers: [{ name: 'A', is_active: 0 }] }, true],
    ['2 for a flag', { ...head, carriers: [{ name: 'A', is_active: 2 }] }, false],
    ['a placeholder for a flag', { ...head, carriers: [{ name: 'A', is_active: `\${P}` }] }, true],
    [
      'a row without its address',
      { ...head, carriers: [{ name: 'A', sip_gateways: [{ inbound: true }] }] },
      false,
    ],
    [
      'a row',
      { ...head, carriers: [{ name: 'A', sip_gateways: [{ ipv4: 'a.example', inbound: true }] }] },
      true,
    ],
    [
      'an unknown field of a row',
      { ...head, carriers: [{ name: 'A', sip_gateways: [{ ipv4: 'a', inbound: true, prot: 1 }] }] },
      false,
    ],
    [
      'a number by digits',
      { ...head, phone_numbers: [{ number: 15550100, account: 'B', carrier: 'A' }] },
      true,
    ],
    [
      'a reference with more',
      {
        ...head,
        phone_numbers: [{ number: '1', account: 'B', carrier: { name: 'A', of: 'provider' } }],
      },
      true,
    ],
    [
      'a reference without a name',
      { ...head, phone_numbers: [{ number: '1', account: 'B', carrier: { of: 'provider' } }] },
      false,
    ],
    [
      'a reference to somebody else',
      {
        ...head,
        phone_numbers: [{ number: '1', account: 'B', carrier: { name: 'A', of: 'us' } }],
      },
      false,
    ],
    ['a number of no account', { ...head, phone_numbers: [{ number: '1' }] }, false],
    ['a tenant of no account', { ...head, ms_teams_tenants: [{ tenant_fqdn: 'a' }] }, false],
    [
      'a number of the account that it is about',
      { format: 1, account: { name: 'A' }, phone_numbers: [{ number: '1' }] },
      true,
    ],
    ['limits', { format: 1, provider: { name: 'A', limits: { voice_call_session: 5 } } }, true],
    ['unknown limits', { format: 1, provider: { name: 'A', limits: { zebras: 5 } } }, false],
    [
      'a limit in words',
      { format: 1, provider: { name: 'A', limits: { voice_call_session: 'x' } } },
      false,
    ],
    ['variables', { ...head, applications: [{ name: 'A', env_vars: { A: 1 } }] }, true],
    ['variables that are none', { ...head, applications: [{ name: 'A', env_vars: 'x' }] }, false],
  ])('takes or refuses as the console does: %s', (_what, document, isFine) => {
    expect(validate(document)).toBe(isFine);
    expect(readText(JSON.stringify(document)).problems.length === 0).toBe(isFine);
  });
});
