// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/dom';
import { afterEach, expect, it, vi } from 'vitest';
import { spanKinds } from '../../../src/engines/trace';
import { SpanFilterTools } from '../../../src/resources/recent-calls/trace/SpanFilterTools';
import type { SpanFilter } from '../../../src/resources/recent-calls/trace/useSpanFilter';
import { clearDrawn, draw, ready } from '../../support/drawn';

afterEach(clearDrawn);

const text = 'resources.recent-calls.trace';
const none = Object.fromEntries(spanKinds.map((kind) => [kind, 0]));

it('each kind of span is offered with how many there are, and is off where there is none', async () => {
  const choose = vi.fn();
  const counts = { ...none, all: 12_345, failed: 0, critical: 3, [spanKinds[0]]: 2 };
  const filter = { choice: 'all', choose, counts } as unknown as SpanFilter;
  draw(<SpanFilterTools filter={filter} />);
  const field = await ready(screen.findByRole('combobox', { name: `${text}.show.label` }));
  expect(field.textContent).toBe(`${text}.show.all (12,345)`);
  fireEvent.mouseDown(field);
  await ready(screen.findByRole('listbox'));
  const offered = screen
    .getAllByRole('option')
    .map((one) => [
      one.textContent?.replace(`${text}.`, ''),
      one.getAttribute('aria-disabled') === 'true',
    ]);
  expect(offered).toEqual([
    ['show.all (12,345)', false],
    ['show.failed (0)', true],
    ['show.critical (3)', false],
    ...spanKinds.map((kind, at) => [`kinds.${kind} (${at === 0 ? 2 : 0})`, at !== 0]),
  ]);
  screen.getByRole('option', { name: `${text}.show.critical (3)` }).click();
  expect(choose.mock.lastCall).toEqual(['critical']);
});
