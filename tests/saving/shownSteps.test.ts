import { expect, it } from 'vitest';
import type { Known, SaveInput } from '../../src/saving/input';
import type { Step } from '../../src/saving/plan';
import { shownSteps } from '../../src/saving/shownSteps';

const step = (body: unknown, more: Partial<Step> = {}): Step => ({
  ...{ id: 'record', name: 'the record', needs: [] },
  call: { method: 'PUT', path: 'Things/t-1', body },
  ...more,
});

/** What is read of one step, of a record that the form was opened with. */
const shown = (one: Step, opened: object, known: Known = {}, texts: string[] = []) => {
  const input = { opened } as Partial<SaveInput> as SaveInput;
  const planned = { id: 't-1', steps: [one], asks: [], conflicts: [], wanted: {} };
  const [first] = shownSteps({ planned, known, input }, { paths: [['mine']], texts });
  return first;
};
const changes = (...of: Parameters<typeof shown>) =>
  shown(...of)?.changes.map(({ path, from, to, isSecret }) => [
    path.join('.'),
    ...(isSecret ? ['secret', from, to] : [from, to]),
  ]);

it.each<[what: string, body: object, opened: object, changes: unknown[][]]>([
  ['a value', { name: 'new', port: 5 }, { name: 'old', port: 5 }, [['name', 'old', 'new']]],
  ['what was not there', { name: 'new' }, {}, [['name', null, 'new']]],
  ['what is taken away', { name: null }, { name: 'old' }, [['name', 'old', null]]],
  ['nothing where both are nothing', { a: '', b: null, c: undefined }, { a: null, c: '' }, []],
  [
    'a flag that is sent as a number',
    { on: 1, off: 0 },
    { on: false, off: true },
    [
      ['on', false, true],
      ['off', true, false],
    ],
  ],
  ['no flag that stays', { on: 1, off: 0 }, { on: true, off: false }, []],
  [
    'a number that is one',
    { size: 1, all: 0 },
    { size: 2, all: 7 },
    [
      ['size', 2, 1],
      ['all', 7, 0],
    ],
  ],
  ['a flag of a platform that is no number', { on: 2 }, { on: true }, [['on', true, 2]]],
  [
    'a group by its values',
    { hook: { url: 'new', method: 'POST' } },
    { hook: { url: 'old', method: 'POST' } },
    [['hook.url', 'old', 'new']],
  ],
  ['a group that is new', { hook: { url: 'new' } }, { hook: null }, [['hook.url', null, 'new']]],
  ['a group that is missing', { hook: { url: 'new' } }, {}, [['hook.url', null, 'new']]],
  [
    'a group in the place of a text',
    { hook: { url: 'new' } },
    { hook: 'x' },
    [['hook', 'x', { url: 'new' }]],
  ],
  ['a list as a whole', { rows: [1, 2] }, { rows: [1] }, [['rows', [1], [1, 2]]]],
  ['a list in the place of a group', { rows: [1] }, { rows: { a: 1 } }, [['rows', { a: 1 }, [1]]]],
])('of a body that changes a record is shown %s', (_what, body, opened, expected) => {
  expect(changes(step(body), opened)).toEqual(expected);
});

it('a body that is no group changes no value', () => {
  expect(changes(step(['a']), {})).toEqual([]);
  expect(changes(step(undefined), {})).toEqual([]);
  expect(shown(step(undefined), {})?.call).not.toHaveProperty('body');
});

it('no secret is shown: of the table, of the form, or what was typed as one', () => {
  const secrets = [['password'], ['hook', 'password'], ['rows', '*', 'key'], ['env']];
  const body = {
    ...{ password: 'canary', mine: 'canary', name: 'my canary-typed', port: 7 },
    ...{ hook: { url: 'u', password: 'canary' }, env: { pin: 'canary' } },
    rows: [{ key: 'canary', port: 1 }, { key: '' }],
  };
  const opened = { password: 'canary-old', rows: [{ key: 'canary-old', port: 2 }], port: 5 };
  const one = shown(step(body, { secrets }), opened, {}, ['canary-typed']);
  expect(JSON.stringify(one)).not.toContain('canary');
  expect(changes(step(body, { secrets }), opened, {}, ['canary-typed'])).toEqual([
    ['password', 'secret', null, null],
    ['mine', 'secret', null, null],
    ['name', 'secret', null, null],
    ['port', 5, 7],
    ['hook.url', null, 'u'],
    ['hook.password', 'secret', null, null],
    ['env.pin', 'secret', null, null],
    ['rows', [{ key: '••••', port: 2 }], [{ key: '••••', port: 1 }, { key: '' }]],
  ]);
});

it('what may be a secret is hidden in the place of what is one', () => {
  const masked = shown(
    step({ env: 'a', name: 'b' }, { secrets: [['name']], masked: [['env']] }),
    {},
  );
  expect(masked?.changes).toEqual([
    { path: ['env'], from: null, to: null, isSecret: true },
    { path: ['name'], from: null, to: 'b' },
  ]);
});

it('a record is compared with what was read of it, a row with its own', () => {
  const rows = [[{ door_sid: 'd-1', port: 1 }], [{ door_sid: 'd-2', port: 2 }]];
  const known: Known = { record: { port: 9 }, rows };
  const port = { port: 5 };
  expect(changes(step(port), { port: 8 }, known)).toEqual([['port', 9, 5]]);
  expect(changes(step(port), { port: 8 })).toEqual([['port', 8, 5]]);
  const rowOf = (of?: string) => step(port, { id: 'doors:d', of });
  expect(changes(rowOf('d-2'), { port: 8 }, known)).toEqual([['port', 2, 5]]);
  expect(changes(rowOf('d-3'), { port: 8 }, known)).toEqual([['port', null, 5]]);
  expect(changes(rowOf(), { port: 8 }, known)).toEqual([['port', null, 5]]);
  expect(changes(rowOf('d-2'), { port: 8 })).toEqual([['port', null, 5]]);
  const half = step(port, { id: 'record:license', of: 'd-2' });
  expect(changes(half, { port: 8 }, known)).toEqual([['port', 9, 5]]);
  const ids = ['record', 'record:license', 'doors:d', 'status'];
  expect(ids.map((id) => shown(step(port, { id }), {})?.isRow)).toEqual([
    false,
    false,
    true,
    false,
  ]);
});
