import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  changesOf,
  changesWithoutSecrets,
  holdsValue,
  valueAt,
  withChange,
} from '../../../src/engines/drafts';

describe('what changed', () => {
  it.each<[string, unknown, unknown, [string, unknown, unknown][]]>([
    ['nothing', { a: 1 }, { a: 1 }, []],
    ['nothing: empty, null and missing are one', { a: '' }, { b: null }, []],
    ['a value', { a: 2 }, { a: 1 }, [['a', 1, 2]]],
    [
      'a value in a group',
      { hook: { url: 'b' } },
      { hook: { url: 'a' } },
      [['hook.url', 'a', 'b']],
    ],
    [
      'a group that was not there',
      { hook: { url: 'b' } },
      { hook: null },
      [['hook.url', null, 'b']],
    ],
    ['a group that went', { hook: null }, { hook: { url: 'a' } }, [['hook.url', 'a', null]]],
    ['a list, as one', { rows: [{ a: 1 }] }, { rows: [] }, [['rows', [], [{ a: 1 }]]]],
    ['a text in place of a group', { x: 'y' }, { x: { y: 1 } }, [['x', { y: 1 }, 'y']]],
  ])('%s', (_what, now, start, expected) => {
    const changes = changesOf(now, start).map(({ path, from, to }) => [path.join('.'), from, to]);
    expect(changes).toEqual(expected);
  });
});

it('a change leaves every other value as it is, an empty one included', () => {
  const leaf = fc.oneof(fc.constantFrom('', 'x', null), fc.boolean(), fc.integer());
  const record = fc.record({ name: leaf, flag: leaf, hook: fc.record({ url: leaf }) });
  fc.assert(
    fc.property(record, fc.constantFrom('name', 'flag'), leaf, (base, key, value) => {
      const changed = withChange(base, [key], value);
      expect(valueAt(changed, [key])).toEqual(value);
      expect(valueAt(changed, ['hook'])).toEqual(base.hook);
    }),
  );
});

describe('secrets', () => {
  const secrets = [
    { path: ['password'], label: 'Password' },
    { path: ['hook', 'password'], label: 'Webhook password' },
    { path: ['rows', '*', 'key'], label: 'Key' },
  ];
  const kept = (now: unknown, start: unknown = {}) =>
    changesWithoutSecrets(changesOf(now, start), secrets);

  it.each([
    ['at the top', { password: 'Canary' }, ['Password']],
    ['in a group', { hook: { url: 'a', password: 'Canary' } }, ['Webhook password']],
    ['in rows', { rows: [{ name: 'a', key: 'Canary' }, { name: 'b' }] }, ['Key']],
    ['of before', { password: '' }, []],
  ])('are not kept: %s', (_where, now, labels) => {
    const start = { password: 'Old canary', hook: { password: 'Old canary' }, rows: [] };
    const { kept: changes, missing } = kept({ ...start, ...now }, start);
    expect(JSON.stringify(changes)).not.toContain('anary');
    expect(missing).toEqual(labels);
  });

  it('that the platform shows the beginning of are not kept, and not typed again', () => {
    const rows = (name: string) => [{ name, key: 'Canary…' }];
    const shown = [{ path: ['rows', '*', 'key'], label: null }];
    const { kept: changes, missing } = changesWithoutSecrets(
      changesOf({ rows: rows('new') }, { rows: rows('old') }),
      shown,
    );
    expect(JSON.stringify(changes)).not.toContain('Canary');
    expect(missing).toEqual([]);
  });

  it.each<[string, string[], unknown, unknown, string[]]>([
    ['the secret itself', ['password'], 'x', undefined, ['Password']],
    ['an emptied one', ['password'], '', undefined, []],
    ['one that is gone', ['password'], null, undefined, []],
    ['what stands within it', ['password', 'inner'], 'x', undefined, ['Password']],
    ['another value', ['name'], 'x', 'x', []],
    ['another value of its group', ['hook', 'url'], 'x', 'x', []],
    [
      'its group',
      ['hook'],
      { url: 'a', password: 'x' },
      { url: 'a', password: null },
      ['Webhook password'],
    ],
    [
      'its group without one',
      ['hook'],
      { url: 'a', password: '' },
      { url: 'a', password: null },
      [],
    ],
    ['no group in its place', ['hook'], null, null, []],
    ['a text in its place', ['hook'], 'a', 'a', []],
    [
      'some rows',
      ['rows'],
      [{ key: 'x' }, { key: '' }, { key: 'y' }],
      [{ key: null }, { key: null }, { key: null }],
      ['Key'],
    ],
    ['one row', ['rows', '0'], { key: 'x', name: 'a' }, { key: null, name: 'a' }, ['Key']],
    ['one value of a row', ['rows', '0', 'key'], 'x', undefined, ['Key']],
    ['another list', ['others'], [{ key: 'x' }], [{ key: 'x' }], []],
  ])('of a change of %s', (_what, path, to, expected, labels) => {
    const { kept: changes, missing } = changesWithoutSecrets([{ path, from: null, to }], secrets);
    expect(changes.map((change) => change.to)).toEqual(expected === undefined ? [] : [expected]);
    expect(missing).toEqual(labels);
  });

  it('leave what stands beside them', () => {
    const { kept: changes } = kept({ rows: [{ name: 'a', key: 'Canary' }] });
    expect(changes).toEqual([{ path: ['rows'], from: null, to: [{ name: 'a', key: null }] }]);
  });

  it('are in no draft, whatever the form', () => {
    const secret = fc.constant('Canary');
    const form = fc.record(
      {
        password: secret,
        name: fc.string(),
        hook: fc.record({ url: fc.string(), password: secret }, { requiredKeys: [] }),
        rows: fc.array(fc.record({ key: secret, name: fc.string() }, { requiredKeys: [] })),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(form, form, (now, start) => {
        expect(JSON.stringify(kept(now, start).kept)).not.toContain('Canary');
      }),
    );
  });
});

describe('what is stored already', () => {
  it.each<[unknown, unknown, boolean]>([
    ['a', 'a', true],
    ['a', 'b', false],
    [5060, '5060', true],
    [null, '', true],
    [undefined, null, true],
    [true, false, false],
    [{ url: 'x', webhook_sid: 's' }, { url: 'x' }, true],
    [{ url: 'x' }, { url: 'x', method: 'POST' }, false],
    [[{ ipv4: '1.1.1.1', port: 5060, sid: 's' }], [{ ipv4: '1.1.1.1', port: '5060' }], true],
    [[{ a: 1 }], [{ a: 1 }, { a: 2 }], false],
    [[{ a: 1 }, { a: 2 }], [{ a: 1 }], false],
    [[{ a: 1 }, { a: 2 }], [{ a: 2 }, { a: 1 }], false],
    [null, [], false],
    ['x', { url: 'x' }, false],
  ])('%j holds %j: %j', (stored, wanted, holds) => {
    expect(holdsValue(stored, wanted)).toBe(holds);
  });
});
