// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/dom';
import type { I18nProvider } from 'ra-core';
import { afterEach, expect, it, vi } from 'vitest';
import { useConflicts } from '../../../src/components/form/conflicts/useConflicts';
import type { SecretField } from '../../../src/engines/drafts';
import type { Conflict } from '../../../src/saving/conflicts';
import { clearDrawn, draw, press } from '../../support/drawn';

afterEach(clearDrawn);

const texts: Record<string, string> = {
  'resources.carriers.fields.name': 'Name',
  'resources.carriers.fields.hook': 'Hook',
  'resources.carriers.fields.limits': 'Limits',
  'resources.carriers.sections.sipGateways': 'Gateways',
  'resources.carriers.sections.routes': 'Routes',
  'resources.carriers.gateway.port': 'Port',
  'resources.carriers.gateway.carriers': 'Over',
  'resources.carriers.gateway.inner': 'Inner',
  'resources.carriers.voices.model': 'Model',
  'resources.carriers.fields.note': 'Note',
  'app.webhook.url': 'URL',
  'app.limits.calls': 'Calls',
};
/** Of what has a text that, of what is to have one else that, and of all other texts their keys. */
const i18n: I18nProvider = {
  translate: (key, { _: own, ...args } = {}) => {
    if (key === 'app.labelled') return `${args.label}: ${args.value}`;
    if (key === 'app.listed') return `${args.list}, ${args.next}`;
    return texts[key] ?? own ?? [key, ...Object.values(args)].join(' ');
  },
  changeLocale: async () => undefined,
  getLocale: () => 'en',
};

const told = vi.fn();
interface Asked {
  secrets?: SecretField[];
  cancelLabel?: string;
}
const Asker = ({ conflicts, secrets, cancelLabel }: Asked & { conflicts: Conflict[] }) => {
  const { decide, dialog } = useConflicts(secrets && (() => secrets), cancelLabel);
  const ask = () => decide(conflicts).then(told);
  return (
    <>
      <button type="button" onClick={ask}>
        Ask
      </button>
      {dialog}
    </>
  );
};
async function ask(conflicts: Conflict[], more: Asked = {}) {
  told.mockReset();
  draw(<Asker conflicts={conflicts} {...more} />, { i18n });
  await press('Ask');
  await screen.findByRole('dialog', { name: 'app.conflict.title' });
}
const radios = () => screen.getAllByRole<HTMLInputElement>('radio');
const chosen = () => radios().flatMap(({ checked, value }) => (checked ? [value] : []));
/** What each question is about, and what both sides made of it. */
const questions = () =>
  screen
    .getAllByRole('radiogroup')
    .map((group) => [
      document.getElementById(group.getAttribute('aria-labelledby') ?? '')?.textContent,
      ...[...group.querySelectorAll('strong')].map(({ textContent }) => textContent),
    ]);
const isOver = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

const at = (...path: string[]): Conflict => ({ path, mine: 'a', theirs: 'b' });
const ofRow = (name: NonNullable<Conflict['row']>['name'], ...path: string[]): Conflict => ({
  ...at(...path),
  row: { name },
});
const named = { key: 'at', args: { ip: '192.0.2.1' } };
it.each<[Conflict, string]>([
  [at('name'), 'Name'],
  [at('sip_gateways'), 'Gateways'],
  [at('routes', 'order'), 'Routes: order'],
  [at('hook', 'url'), 'Hook: URL'],
  [at('limits', 'calls'), 'Limits: Calls'],
  [at('hook', 'other', 'url'), 'Hook: other: URL'],
  [at('dtmf_kind'), 'Dtmf kind'],
  [ofRow(named, 'sip_gateways', 'g-1', 'port'), 'at 192.0.2.1: Port'],
  [ofRow(named, 'sip_gateways', 'g-1', 'unnamed'), 'at 192.0.2.1'],
  [ofRow(named, 'sip_gateways', 'g-1'), 'at 192.0.2.1'],
  [ofRow('at', 'custom_voices', 'v-1', 'model'), 'at: Model'],
  [ofRow('at', 'rows', 'r-1', 'note'), 'at: Note'],
])('%j is called %s', async (conflict, label) => {
  await ask([conflict]);
  expect(questions()).toEqual([[label, 'a', 'b']]);
});

const hook = { path: ['hook', 'password'], label: 'Password' };
it.each<[string, string[], unknown, string]>([
  ['a secret', ['hook', 'password'], 'geheim', 'app.conflict.changed'],
  ['what is within one', ['hook', 'password', 'key'], 'geheim', 'app.conflict.changed'],
  ['a secret that was taken out', ['hook', 'password'], null, 'app.conflict.empty'],
  ['a secret that was emptied', ['hook', 'password'], '', 'app.conflict.empty'],
  ['what stands beside one', ['hook', 'url'], 'x', 'x'],
  ['another one of this name', ['password'], 'x', 'x'],
])('of %s is shown what may be', async (_what, path, value, words) => {
  await ask([{ path, mine: value, theirs: 'y' }], { secrets: [hook] });
  expect(questions()[0]?.[1]).toBe(words);
  clearDrawn();
  await ask([{ path, mine: 'y', theirs: value }], { secrets: [hook] });
  expect(questions()[0]?.[2]).toBe(words);
  expect(document.body.textContent).not.toContain('geheim');
});

const row = {
  ...{ port: 5060, model: null, carriers: ['c', 'd'], inner: { a: 1 }, rows: [{ a: 1 }] },
  ...{ nameless: 'x', note: '' },
};
it.each<[string[] | undefined, string]>([
  [['port'], 'Port: 5060'],
  [['model', 'note'], 'Model: app.conflict.empty, Note: app.conflict.empty'],
  [['carriers'], 'Over: c, d'],
  // What has no words is only said to be other.
  [['inner'], 'app.conflict.changed'],
  [['nameless'], 'app.conflict.changed'],
  [['inner', 'port', 'nameless'], 'Port: 5060'],
  [[], 'app.conflict.changed'],
  [undefined, 'app.conflict.changed'],
])('of a row that one deleted the changes %j of the other are told', async (changed, words) => {
  const path = ['sip_gateways', 'g-1'];
  const gone = (whose: 'mine' | 'theirs') => ({
    name: 'at',
    gone: whose,
    ...(changed && { changed }),
  });
  await ask([
    { path, mine: row, theirs: null, row: gone('theirs') },
    { path: ['sip_gateways', 'g-2'], mine: null, theirs: row, row: gone('mine') },
  ]);
  expect(questions()).toEqual([
    ['at', words, 'app.conflict.deleted'],
    ['at', 'app.conflict.deleted', words],
  ]);
});

const three = ['name', 'hook', 'limits'].map((path) => at(path));
it.each<[number[], boolean[]]>([
  [[], [true, true, true]],
  [[1], [false, true, true]],
  [[3], [true, false, true]],
  [
    [1, 5],
    [false, true, false],
  ],
  [
    [1, 3, 0],
    [true, false, true],
  ],
  [
    [1, 0, 1],
    [false, true, true],
  ],
])('pressing %j of the values of three questions keeps %j', async (pressed, keeps) => {
  await ask(three);
  expect(chosen()).toEqual(['mine', 'mine', 'mine']);
  expect(document.activeElement?.textContent).toBe('app.conflict.save');
  for (const index of pressed) radios()[index]?.click();
  await waitFor(() =>
    expect(chosen()).toEqual(keeps.map((keepsMine) => (keepsMine ? 'mine' : 'theirs'))),
  );
  await press('app.conflict.save');
  await isOver();
  const settled = three.map((conflict, index) => ({ ...conflict, keepsMine: keeps[index] }));
  expect(told.mock.calls).toEqual([[settled]]);
});

it.each<[string, Asked, () => void]>([
  ['its button', {}, () => screen.getByText('app.conflict.cancel').click()],
  [
    'a button of another name',
    { cancelLabel: 'Elsewhere' },
    () => screen.getByText('Elsewhere').click(),
  ],
  ['Escape', {}, () => fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' })],
])('by %s nothing is decided, and the next question begins anew', async (_way, more, leave) => {
  await ask(three, more);
  radios()[1]?.click();
  await waitFor(() => expect(chosen()[0]).toBe('theirs'));
  leave();
  await isOver();
  expect(told.mock.calls).toEqual([[null]]);
  await press('Ask');
  await waitFor(() => expect(chosen()).toEqual(['mine', 'mine', 'mine']));
});
