import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inRoot } from '../../../scripts/lib/paths.mjs';
import { documentOf, documentText, readText } from '../../../src/engines/configuration';

const head = 'format: 1\nprovider: { name: Northwind }\n';
const found = (text: string) =>
  readText(text).problems.map(({ code, line, column, args }) => [
    code,
    line,
    column,
    ...Object.values(args),
  ]);

describe('what is wrong with a document', () => {
  it.each<[string, string, unknown[][]]>([
    ['nothing at all', '', [['notADocument', 1, 1]]],
    ['a text', 'hello', [['notADocument', 1, 1]]],
    ['a list', '- a', [['notADocument', 1, 1]]],
    ['no format', 'provider: { name: A }', [['noFormat', 1, 1]]],
    ['a format without a value', 'format:\nprovider: { name: A }', [['noFormat', 1, 1]]],
    ['a format of another time', 'format: 2\nprovider: { name: A }', [['wrongFormat', 1, 9, '2']]],
    ['no root', 'format: 1\n', [['noRoot', 1, 1]]],
    ['two roots', `${head}account: { name: B }`, [['twoRoots', 1, 1]]],
    ['a root without a name', 'format: 1\naccount: {}', [['missingKey', 2, 10, 'name']]],
    [
      'a root that is none',
      'format: 1\nprovider: Northwind',
      [['wrongValue', 2, 11, 'provider', 'group']],
    ],
    [
      'limits that are none',
      'format: 1\nprovider: { name: A, limits: 3 }',
      [['wrongValue', 2, 30, 'limits', 'group']],
    ],
    [
      'a limit that is no whole number',
      'format: 1\nprovider: { name: A, limits: { voice_call_session: 1.5 } }',
      [['wrongValue', 2, 52, 'voice_call_session', 'number']],
    ],
    ['a key with a slip', `${head}carrier: []`, [['unknownKeyNear', 3, 1, 'carrier', 'carriers']]],
    ['a key that nobody knows', `${head}zebras: []`, [['unknownKey', 3, 1, 'zebras']]],
    [
      'a field with a slip',
      `${head}carriers:\n  - name: A\n    tech_prefx: "1"`,
      [['unknownKeyNear', 5, 5, 'tech_prefx', 'tech_prefix']],
    ],
    [
      'a field of a row with a slip',
      `${head}carriers:\n  - name: A\n    sip_gateways:\n      - { ipv4: 1.1.1.1, prot: 5060, inbound: true }`,
      [['unknownKeyNear', 6, 26, 'prot', 'port']],
    ],
    ['a key twice', `${head}carriers:\n  - name: A\n    name: B`, [['doubledKey', 5, 5, 'name']]],
    [
      'a record twice',
      `${head}carriers:\n  - name: A\n  - name: a`,
      [['doubledRecord', 5, 5, 'a']],
    ],
    [
      'a record without a name',
      `${head}carriers:\n  - is_active: true`,
      [['missingKey', 4, 5, 'name']],
    ],
    ['a list that is none', `${head}carriers: 3`, [['wrongValue', 3, 11, 'carriers', 'list']]],
    [
      'a record that is none',
      `${head}carriers:\n  - A`,
      [['wrongValue', 4, 5, 'carriers', 'group']],
    ],
    [
      'a word for a flag',
      `${head}carriers:\n  - name: A\n    is_active: maybe`,
      [['wrongValue', 5, 16, 'is_active', 'flag']],
    ],
    [
      'a word for a number',
      `${head}carriers:\n  - name: A\n    sip_gateways:\n      - { ipv4: 1.1.1.1, port: high, inbound: true }`,
      [['wrongValue', 6, 32, 'port', 'number']],
    ],
    [
      'a flag for a text',
      `${head}carriers:\n  - name: true`,
      [
        ['missingKey', 4, 5, 'name'],
        ['wrongValue', 4, 11, 'name', 'text'],
      ],
    ],
    [
      'a number that a spreadsheet spoilt',
      `${head}phone_numbers:\n  - { number: 1.5E+10, account: B }`,
      [
        ['missingKey', 4, 5, 'number'],
        ['wrongValue', 4, 15, 'number', 'text'],
      ],
    ],
    [
      'a reference without a name',
      `${head}phone_numbers:\n  - { number: "1", carrier: { of: provider }, account: B }`,
      [['missingKey', 4, 29, 'name']],
    ],
    [
      'a reference to somebody else',
      `${head}phone_numbers:\n  - { number: "1", carrier: { name: A, of: everybody }, account: B }`,
      [['wrongValue', 4, 44, 'of', 'provider']],
    ],
    [
      'what has to have an account without one',
      `${head}phone_numbers:\n  - { number: "1" }\n  - { number: "2", account: }\nms_teams_tenants:\n  - tenant_fqdn: a.example`,
      [
        ['missingKey', 4, 5, 'account'],
        ['missingKey', 5, 5, 'account'],
        ['missingKey', 7, 5, 'account'],
      ],
    ],
    [
      'accounts in an account',
      'format: 1\naccount: { name: A }\naccounts: []',
      [['unknownKey', 3, 1, 'accounts']],
    ],
    [
      'a field of accounts in a provider',
      'format: 1\nprovider: { name: A, enable_debug_log: true }',
      [['unknownKey', 2, 22, 'enable_debug_log']],
    ],
    [
      'a field of providers in an account',
      'format: 1\naccount: { name: A, ms_teams_fqdn: a.example }',
      [['unknownKey', 2, 21, 'ms_teams_fqdn']],
    ],
    [
      'a gateway without an address or a direction',
      `${head}carriers:\n  - name: A\n    sip_gateways:\n      - { port: 5060 }`,
      [
        ['missingKey', 6, 9, 'ipv4'],
        ['missingKey', 6, 9, 'inbound'],
      ],
    ],
    [
      'a gateway whose address and direction are empty',
      `${head}carriers:\n  - name: A\n    sip_gateways:\n      - { ipv4: , inbound: }`,
      [
        ['missingKey', 6, 9, 'ipv4'],
        ['missingKey', 6, 9, 'inbound'],
      ],
    ],
    [
      'a route without a pattern',
      `${head}routing_tables:\n  - routes:\n      - { carrier: A }`,
      [['missingKey', 5, 9, 'regex']],
    ],
    [
      'an alias',
      `${head}carriers:\n  - name: A\n    sip_gateways: &g []\n    smpp_inbound_gateways: *g`,
      [['alias', 6, 28]],
    ],
  ])('%s', (_name, text, problems) => expect(found(text)).toEqual(problems));

  it.each([
    ['sip_gateways', 'outbound: true', [false, true]],
    ['sip_gateways', 'inbound: true', [true, false]],
    ['sip_gateways', 'inbound: false', [false, false]],
    ['smpp_outbound_gateways', '', [false, true]],
    ['smpp_inbound_gateways', '', [true, false]],
    ['smpp_outbound_gateways', 'inbound: false', [false, true]],
    ['smpp_inbound_gateways', 'outbound: true, inbound: true', [true, true]],
    ['smpp_inbound_gateways', 'outbound: true, inbound: false', [false, true]],
  ])('%s with “%s” have both directions', (list, named, directions) => {
    const row = `{ ipv4: 192.0.2.1, ${named} }`;
    const { configuration, problems } = readText(
      `${head}carriers: [{ name: A, ${list}: [${row}] }]`,
    );
    expect(problems).toEqual([]);
    const carrier = configuration?.entries.find(({ kind }) => kind === 'carriers');
    const [inbound, outbound] = directions;
    expect(carrier?.fields[list]).toEqual([expect.objectContaining({ inbound, outbound })]);
  });

  it('what is no YAML, where it begins to be none', () => {
    const { problems, ...read } = readText(`${head}carriers:\n  - { name: A`);
    const [problem, ...more] = problems;
    expect(more).toEqual([]);
    expect(read).toEqual({ configuration: null, secrets: [] });
    expect(problem).toMatchObject({ code: 'syntax', line: 4 });
  });
});

describe('what is read', () => {
  it.each([
    ['a byte order mark', `\uFEFF${head}`],
    ['lines of Windows', head.replaceAll('\n', '\r\n')],
    ['JSON', '{"format":1,"provider":{"name":"Northwind"}}'],
    ['comments', `# mine\n${head}# end`],
    ['nothing where a list may be', `${head}carriers:\n`],
    ['a user of the provider', `${head}users: [{ name: ann }]`],
    [
      'a number of the account that the document is about',
      'format: 1\naccount: { name: A }\nphone_numbers: [{ number: "1" }]',
    ],
  ])('%s is no problem', (_name, text) => expect(readText(text).problems).toEqual([]));

  it('digits are a number, in whatever way it is written', () => {
    const { configuration } = readText(
      `${head}phone_numbers:\n  - number: 15550100\n  - number: "+1 (555) 0101"\n  - number: +15550102`,
    );
    expect(configuration?.entries.map(({ name }) => name)).toEqual([
      '15550100',
      '15550101',
      '15550102',
    ]);
  });

  it('variables are any values, with placeholders and what only looks like one', () => {
    const { configuration, secrets, problems } = readText(
      `${head}applications:\n  - name: A\n    env_vars:\n      A: 1\n      B: text\n      C: \${S}\n      D: $\${X}\n      E: [a, "\${T}"]\n      F: { g: true }\n      H:\n`,
    );
    expect([problems, secrets]).toEqual([[], ['S', 'T']]);
    expect(configuration?.entries[0]?.fields.env_vars).toEqual({
      ...{ A: 1, B: 'text', C: { secret: 'S' }, D: '$' + '{X}' },
      ...{ E: ['a', { secret: 'T' }], F: { g: true }, H: null },
    });
  });

  it('placeholders are named, each once, and what only looks like one is kept', () => {
    const { configuration, secrets } = readText(
      `${head}carriers:\n  - name: $\${NAME}\n    register_password: \${P}\n    smpp_password: \${P}\n`,
    );
    expect(secrets).toEqual(['P']);
    expect(configuration?.entries[0]?.name).toBe('$' + '{NAME}');
  });

  it('never throws, whatever is read', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 80 }), (text) => {
        expect(readText(text).problems.length).toBeGreaterThan(0);
        readText(head + text);
      }),
    );
  });

  it('a text of any letters comes back as it was written', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1, maxLength: 40, unit: 'grapheme' }), (name) => {
        const { configuration } = readText(`${head}carriers:\n  - name: A\n`);
        const [entry] = configuration?.entries ?? [];
        if (!configuration || !entry) throw new Error('no document');
        entry.fields.name = name;
        const { configuration: again, problems } = readText(
          documentText(documentOf(configuration), 'yaml'),
        );
        expect(problems).toEqual([]);
        expect(again?.entries[0]?.name).toBe(name);
      }),
    );
  });

  it('the example of the guide has no problems', () => {
    const guide = readFileSync(inRoot('docs/guide/configuration.md'), 'utf8');
    const [, example = ''] = /^```yaml\n(.*?)^```$/ms.exec(guide) ?? [];
    const { configuration, problems } = readText(example);
    expect(problems).toEqual([]);
    expect(configuration?.entries.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['accounts', 'applications', 'carriers', 'phone_numbers']),
    );
  });
});
