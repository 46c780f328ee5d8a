// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { WorkItem } from '../../../src/dataProvider';
import { ApplyPanel } from '../../../src/pages/system/configuration/ApplyPanel';
import type { Compared } from '../../../src/pages/system/configuration/useCompared';
import type { BulkResult } from '../../../src/saving/runMany';
import { clearDrawn, draw, press, ready } from '../../support/drawn';

const itemOf = (id: string, account: string | null = null) =>
  ({
    ...{ id, deed: 'make', fields: [] },
    change: { what: 'missing', fields: [], entry: { kind: 'carriers', label: id, account } },
  }) as object as WorkItem;
const items = [itemOf('a'), itemOf('b', 'Acme'), itemOf('left')];
const comparedOf = (needed: string[], changes: object[] = []) =>
  ({
    work: { stages: [items.slice(0, 1), items.slice(1)], comparison: { changes } },
    chosen: new Set(items.slice(0, 2).map(({ change }) => change)),
    permission: { removes: false, replacesSecrets: false },
    needed: () => needed,
    possible: () => needed,
  }) as object as Compared;

const told = { onSecrets: vi.fn(), onAllow: vi.fn(), onAgain: vi.fn(), onStage: vi.fn() };
type Applied = { item: WorkItem; error?: unknown };
interface Run {
  onResult: (result: Applied) => void;
}
interface Chosen {
  secrets: ReadonlyMap<string, string>;
  isChosen: (item: WorkItem) => boolean;
}
let answers: Pick<BulkResult, 'error'>[] = [];
const applyConfiguration = vi.fn(
  async (_compared: Compared, { isChosen }: Chosen, { onResult }: Run) => {
    const chosen = items.filter(isChosen);
    for (const [place, answer] of answers.entries()) {
      const item = chosen[place];
      if (item) onResult({ item, ...answer });
    }
  },
);
function open(compared: Compared, secrets = new Map<string, string>()) {
  draw(<ApplyPanel {...{ compared, secrets, ...told }} />, {
    provider: { configuration: async () => ({ applyConfiguration }) } as object,
  });
  return ready(screen.findByRole('button', { name: /app.configFile.applyCount/ }));
}
const rows = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map(({ textContent }) => textContent);
const state = (name: string) => `app.bulk.states.${name}`;

beforeEach(() => {
  answers = [{}, {}];
  applyConfiguration.mockClear();
  for (const one of Object.values(told)) one.mockReset();
});
afterEach(clearDrawn);

it.each([
  { needed: [], given: [], missing: null },
  { needed: ['key'], given: ['key'], missing: null },
  { needed: ['key', 'token'], given: ['key'], missing: 'app.configFile.missing token' },
])('what is chosen is applied once all its secrets are given: %j', async (row) => {
  const secrets = new Map(row.given.map((name) => [name, 's']));
  const apply = await open(comparedOf(row.needed), secrets);
  expect(apply).toHaveAccessibleName('app.configFile.applyCount 2');
  expect(rows()).toEqual([
    expect.stringMatching(/deeds.make .*records.carriers a.*planned/),
    expect.stringMatching(/deeds.make .*records.carriers b \(Acme\).*planned/),
  ]);
  expect(screen.queryByText(/^app.configFile.missing/)?.textContent ?? null).toBe(row.missing);
  expect(apply.matches(':disabled')).toBe(row.missing !== null);
  if (row.missing) return;
  apply.click();
  await screen.findByText('app.configFile.ended 2 0 0');
  expect(applyConfiguration).toHaveBeenCalledTimes(1);
  expect(applyConfiguration.mock.calls[0]?.[1].secrets).toBe(secrets);
});

it.each([
  { answers: [{}, {}], says: '2 0 0', label: 'again', states: ['done', 'done'] },
  {
    ...{ answers: [{}, { error: new Error('no b') }], says: '1 1 0' },
    ...{ label: 'resume', states: ['done', 'refused'] },
  },
  { answers: [{}], says: '1 0 1', label: 'resume', states: ['done', 'notTried'] },
])('what became of each is told, and what is left can be done: $says', async (row) => {
  answers = row.answers;
  (await open(comparedOf([]))).click();
  await screen.findByText(`app.configFile.ended ${row.says}`);
  expect(rows()).toEqual(row.states.map((one) => expect.stringContaining(state(one))));
  expect(screen.queryByText('no b') !== null).toBe(row.states.includes('refused'));
  // Secrets are kept for another try alone.
  expect(told.onSecrets.mock.calls).toEqual(row.says === '2 0 0' ? [[new Map()]] : []);
  const stages = told.onStage.mock.calls.flat();
  expect([stages[0], stages.at(-1)]).toEqual(['open', 'ended']);
  expect(stages).toContain('running');
  await press(`app.configFile.${row.label}`);
  expect(told.onAgain).toHaveBeenCalledTimes(1);
});

it.each([
  { changes: [], isAsked: false },
  { changes: [{ what: 'changed', fields: [{}] }], isAsked: false },
  { changes: [{ what: 'extra', fields: [] }], isAsked: true },
  { changes: [{ what: 'changed', fields: [{ fixed: 'once' }] }], isAsked: true },
])('whether something may be deleted is asked where there is something: %j', async (row) => {
  await open(comparedOf([], row.changes));
  const may = screen.queryByRole('switch', { name: 'app.configFile.removes' });
  expect(may !== null).toBe(row.isAsked);
  screen.getByRole('switch', { name: 'app.configFile.replaces' }).click();
  await waitFor(() => expect(told.onAllow).toHaveBeenCalledTimes(1));
  expect(told.onAllow.mock.calls).toEqual([[{ removes: false, replacesSecrets: true }]]);
});
