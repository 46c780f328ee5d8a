// @vitest-environment jsdom
import { screen } from '@testing-library/dom';
import { afterEach, expect, it, vi } from 'vitest';
import { FoundNotice } from '../../../src/components/form/drafts/FoundNotice';
import type { Entry, EntrySave } from '../../../src/saving/journal';
import { clearDrawn, draw, press, ready } from '../../support/drawn';

const base: Entry = {
  ...{ id: 'e-1', form: 'accounts/a', resource: 'accounts', sid: 'a', version: 1, missing: [] },
  ...{ name: 'Acme', path: '/internal/accounts/a/edit', savedAt: Date.UTC(2026, 0, 5, 9) },
  changes: [{ path: ['name'], from: 'Acme', to: 'Acme 2' }],
};
const save = (ending: EntrySave['ending']): EntrySave => ({
  ...{ startedAt: Date.UTC(2026, 0, 2, 9), steps: [], progress: {} },
  ending,
});
const [onRestore, onDiscard] = [vi.fn(), vi.fn()];

afterEach(clearDrawn);

async function noticeOf(entry: Entry, withWords = false) {
  draw(<FoundNotice {...{ entry, withWords, onRestore, onDiscard }} />);
  return (await ready(screen.findByRole('status'))).textContent;
}

it.each<[what: string, more: Partial<Entry>, key: string, day: string, kind: string]>([
  ['what was not sent', {}, 'found', '5', 'Info'],
  ['a save of which a part is stored', { save: save('part') }, 'foundPart', '2', 'Warning'],
  ['a save that nobody knows of', { save: save('unknown') }, 'foundMaybe', '2', 'Warning'],
  [
    'a deletion that went wrong',
    { isDeletion: true, save: save('part') },
    ...(['foundDeletion', '2', 'Warning'] as const),
  ],
])('%s is offered as what it is, of the time of its save', async (_what, more, key, day, kind) => {
  const text = await noticeOf({ ...base, ...more });
  expect(text).toMatch(new RegExp(`^app\\.drafts\\.${key} .*\\b0?${day}\\b.*2026`));
  expect(text).not.toContain('Acme 2');
  expect(screen.getByRole('status').className).toMatch(new RegExp(`(outlined|color)${kind}`));
  await press('app.drafts.restore');
  await press('app.drafts.discard');
  expect([onRestore, onDiscard].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  onRestore.mockReset();
  onDiscard.mockReset();
});

it('one of several says what is in it', async () => {
  expect(await noticeOf(base, true)).toContain('Acme 2');
});
