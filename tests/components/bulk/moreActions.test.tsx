// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { MoreActions } from '../../../src/components/bulk/MoreActions';
import { clearDrawn, draw, messages, press } from '../../support/drawn';

const records = [
  { id: 's-1', name: 'Acme' },
  { id: 's-2', name: 'Bell' },
];
const onOpen = vi.fn();
const writeText = vi.fn<(text: string) => Promise<void>>();

beforeEach(() => {
  writeText.mockReset();
  onOpen.mockReset();
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
});
afterEach(() => {
  clearDrawn();
  Reflect.deleteProperty(navigator, 'clipboard');
});

async function choose(kind: string): Promise<void> {
  draw(
    <MoreActions
      records={records}
      nameOf={({ name }) => name}
      behind={['delete']}
      quiet={['copyNames', 'copySids', 'export']}
      onOpen={onOpen}
    />,
  );
  await press('app.bulk.more');
  (await screen.findByRole('menuitem', { name: `app.bulk.kinds.${kind}` })).click();
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
}

it.each([
  { kind: 'copyNames', text: 'Acme\nBell' },
  { kind: 'copySids', text: 's-1\ns-2' },
])('$kind copies a line of each, and says so', async ({ kind, text }) => {
  writeText.mockResolvedValue();
  await choose(kind);
  expect(writeText.mock.calls).toEqual([[text]]);
  await waitFor(() => expect(messages()).toEqual(['app.bulk.copied 2']));
  expect(onOpen).not.toHaveBeenCalled();
});

it('what the browser does not copy is not said to be copied', async () => {
  writeText.mockRejectedValue(new Error('Not allowed'));
  await choose('copySids');
  await waitFor(() => expect(messages()).toEqual(['app.bulk.notCopied 2']));
});

it.each(['delete', 'export'])('%s opens its dialog, and copies nothing', async (kind) => {
  await choose(kind);
  expect(onOpen.mock.calls).toEqual([[kind]]);
  expect(writeText).not.toHaveBeenCalled();
});
