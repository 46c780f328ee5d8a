// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/dom';
import { afterEach, expect, it, vi } from 'vitest';
import type { FieldChange, RecordChange } from '../../../src/engines/configuration';
import { DifferenceTable } from '../../../src/pages/system/configuration/DifferenceTable';
import type { Compared } from '../../../src/pages/system/configuration/useCompared';
import { clearDrawn, draw, ready, type } from '../../support/drawn';

const changeOf = (label: string, more: Partial<RecordChange> = {}) =>
  ({
    ...{ what: 'change', fields: [] },
    entry: { kind: 'carriers', label, account: null, sid: label },
    ...more,
  }) as object as RecordChange;
const field = (path: string, before: unknown, after: unknown, fixed?: string) =>
  ({ path, before, after, fixed }) as FieldChange;

const onChoose = vi.fn();
afterEach(() => {
  clearDrawn();
  onChoose.mockReset();
});

interface Shown {
  changes: RecordChange[];
  /** Those of which something can be done; all unless said. */
  can?: RecordChange[];
  chosen?: RecordChange[];
  isLocked?: boolean;
  mayChoose?: boolean;
}
async function open({ changes, can = changes, chosen = [], isLocked, mayChoose = true }: Shown) {
  const compared = {
    work: { comparison: { changes }, stages: [can.map((change) => ({ change }))] },
    chosen: new Set(chosen),
  } as object as Compared;
  draw(
    <>
      <DifferenceTable
        {...{ compared, isLocked: isLocked ?? false }}
        onChoose={mayChoose ? onChoose : undefined}
      />
      <p>drawn</p>
    </>,
  );
  await ready(screen.findByText('drawn'));
}
const rows = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      [...row.querySelectorAll('td')]
        .map(({ textContent }) => textContent.replaceAll('app.configFile.', ''))
        .join(' | '),
    );
const boxes = () =>
  screen
    .queryAllByRole<HTMLInputElement>('checkbox')
    .map(({ checked, disabled }) => `${checked ? 'on' : 'off'}${disabled ? ' locked' : ''}`);
const label = (name: string) => `app.configFile.record app.configFile.records.carriers ${name}`;

it.each<[what: string, change: RecordChange, said: string[]]>([
  ['a new record', changeOf('A', { what: 'make' }), ['record records.carriers Anew']],
  ['one that the file lacks', changeOf('A', { what: 'extra' }), ['record records.carriers Aonly']],
  [
    'fields, with their values as a file has them',
    changeOf('A', {
      fields: [
        field('name', 'A', 'B'),
        field('port', 5060, undefined),
        field('list', null, ['x', 1]),
        field('note', '', false),
        field('sid', 'a', 'b', 'once'),
      ],
    }),
    [
      'record records.carriers A',
      'name | A | B',
      'port | 5060 | empty',
      'list | empty | ["x",1]',
      'note |  | false',
      'sidfixed.once | a | b',
    ],
  ],
  [
    'one of an account',
    changeOf('A', { entry: { ...changeOf('A').entry, account: 'Acme' } }),
    ['record records.carriers A (Acme)'],
  ],
])('what differs is said: %s', async (_what, change, said) => {
  await open({ changes: [change] });
  expect(rows()).toEqual(said);
});

it('nothing is shown where nothing differs', async () => {
  await open({ changes: [] });
  expect(document.body.textContent).toBe('drawn');
});

const [a, b, c] = [changeOf('A'), changeOf('B', { fields: [field('Port', 1, 2)] }), changeOf('C')];
const all = [a, b, c];

it.each<[what: string, shown: Partial<Shown>, boxes: string[]]>([
  ['what is chosen', { chosen: [b] }, ['off', 'off', 'on', 'off']],
  ['all', { chosen: all }, ['on', 'on', 'on', 'on']],
  ['what can be done', { can: [a, c], chosen: [a, c] }, ['on', 'on', 'on']],
  ['nothing where nothing can be done', { can: [] }, []],
  ['nothing for who may only look', { mayChoose: false }, []],
  [
    'and locked during a run',
    { can: [a], chosen: [a], isLocked: true },
    ['on locked', 'on locked'],
  ],
])('boxes show %s', async (_what, shown, expected) => {
  await open({ changes: all, ...shown });
  expect(boxes()).toEqual(expected);
});

it.each<[what: string, shown: Partial<Shown>, filter: string, box: string, chosen: RecordChange[]]>(
  [
    ['one more', { chosen: [a] }, '', label('B'), [a, b]],
    ['one less', { chosen: [a, b] }, '', label('B'), [a]],
    ['all', { chosen: [b] }, '', 'app.configFile.all', all],
    ['none', { chosen: all }, '', 'app.configFile.all', []],
    ['all that can be', { can: [a, c], chosen: [a] }, '', 'app.configFile.all', [a, c]],
    ['all that are found, by name', { chosen: [a] }, ' carriers c ', 'app.configFile.all', [a, c]],
    ['none that are found, by field', { chosen: [a, b] }, 'pORT', 'app.configFile.all', [a]],
  ],
)('chooses %s', async (_what, shown, filter, box, chosen) => {
  await open({ changes: all, ...shown });
  type('app.configFile.filter', filter);
  fireEvent.click(await ready(screen.findByLabelText(box)));
  expect(onChoose.mock.calls.map(([set]) => all.filter((one) => set.has(one)))).toEqual([chosen]);
});

it.each([
  [300, 300, false],
  [301, 300, true],
])(
  'of %i records %i are drawn, and that there are more is said: %s',
  async (count, drawn, isSaid) => {
    const many = Array.from({ length: count }, (_, index) => changeOf(`N${index}`));
    await open({ changes: many, mayChoose: false });
    expect(rows()).toHaveLength(drawn);
    expect(screen.queryAllByText(`app.configFile.more 300 ${count}`)).toHaveLength(isSaid ? 1 : 0);
  },
);
