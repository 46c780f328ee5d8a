// @vitest-environment jsdom
import type { useVirtualizer } from '@tanstack/react-virtual';
import { fireEvent, screen, waitFor } from '@testing-library/dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HttpError } from '../../../src/http/HttpError';
import { LogsPanel } from '../../../src/resources/recent-calls/logs/LogsPanel';
import type { RecentCall } from '../../../src/types';
import { clearDrawn, draw, messages, press, ready, type } from '../../support/drawn';
import { stubSaving } from '../../support/savedFiles';

type Options = Parameters<typeof useVirtualizer<HTMLElement, HTMLElement>>[0];
/** The first twenty lines are in sight; where it was scrolled to is noted, and how lines are measured. */
const virtual = vi.hoisted(() => ({
  scrolled: vi.fn(),
  measured: 0,
  options: {} as Pick<Options, 'measureElement'>,
}));
vi.mock('@tanstack/react-virtual', () => ({
  measureElement: () => virtual.measured,
  useVirtualizer: (options: Options) => {
    virtual.options = options;
    return {
      getVirtualItems: () =>
        Array.from({ length: Math.min(options.count, 20) }, (_none, index) => ({
          ...{ index, start: index * 32 },
        })),
      getTotalSize: () => options.count * 32,
      measureElement: () => undefined,
      scrollToIndex: virtual.scrolled,
    };
  },
}));

const text = (name: string) => `resources.recent-calls.logs.${name}`;
const action = (name: string) => text(`action.${name}`);
const call = { id: 'c', call_sid: 'call-1', account_sid: 'a-1' } as RecentCall;
const getCallLogs = vi.fn<() => Promise<string[]>>();
const writeText = vi.fn<(copied: string) => Promise<void>>();
let saved: ReturnType<typeof stubSaving>;

beforeEach(() => {
  virtual.scrolled.mockReset();
  writeText.mockReset().mockResolvedValue();
  Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
  saved = stubSaving();
});
afterEach(() => {
  clearDrawn();
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'clipboard');
});

const time = Date.UTC(2026, 0, 2, 3, 4, 5);
const line = (level: number, msg: string, more: object = {}) =>
  JSON.stringify({ time, level, msg, ...more });
const lines = [
  line(30, 'Call began', { callSid: 'call-1' }),
  line(50, 'Boom'),
  line(30, 'Call ended'),
  'plain words',
];

function open(answer: () => Promise<string[]>) {
  getCallLogs.mockReset().mockImplementation(answer);
  draw(<LogsPanel call={call} />, { provider: { getCallLogs } as object });
}
async function openLines(these = lines) {
  open(async () => these);
  await ready(screen.findByRole('region', { name: text('lines') }));
}
const shown = () =>
  screen
    .queryAllByRole('listitem')
    .map((row) => /Call began|Boom|Call ended|plain words/.exec(row.textContent ?? '')?.[0]);
const status = () => screen.getByRole('status').textContent;

describe('the logs of a call', () => {
  it.each<[what: string, answer: () => Promise<string[]>, words: string]>([
    ['are not there', () => Promise.reject(new HttpError(404, { message: 'no' })), 'missing'],
    ['hold nothing', async () => [], 'none'],
  ])('that %s say so, and can be asked for again', async (_what, answer, words) => {
    open(answer);
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain(text(words)));
    let find: (found: string[]) => void = () => undefined;
    getCallLogs.mockImplementation(() => new Promise((done) => (find = done)));
    await press('app.errors.retry');
    // While the platform searches again that is to be seen.
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(document.querySelector('[aria-busy=true]')).not.toBeNull();
    find(lines);
    await ready(screen.findByRole('region', { name: text('lines') }));
    expect(getCallLogs.mock.calls[0]).toEqual([
      { account_sid: 'a-1', call_sid: 'call-1' },
      expect.any(AbortSignal),
    ]);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('that could not be had say why', async () => {
    open(() => Promise.reject(new HttpError(500, { message: 'The store is away' })));
    await screen.findByText('The store is away');
    expect(screen.queryByText(text('missing'))).toBeNull();
    getCallLogs.mockImplementation(async () => lines);
    await press('app.errors.retry');
    await ready(screen.findByRole('region', { name: text('lines') }));
  });

  it('keep their place while the platform searches', async () => {
    open(() => new Promise(() => undefined));
    await waitFor(() => expect(getCallLogs).toHaveBeenCalledTimes(1));
    expect(document.querySelector('[aria-busy=true]')).not.toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('stay where the platform has them no longer, and say so', async () => {
    await openLines();
    getCallLogs.mockRejectedValue(new HttpError(404, { message: 'no' }));
    await press(action('retrieveAgain'));
    await screen.findByText(text('gone'));
    expect(shown()).toHaveLength(4);
  });

  it('stay while they are asked for again, and where that fails', async () => {
    await openLines();
    let fail: (error: Error) => void = () => undefined;
    getCallLogs.mockImplementation(() => new Promise((_done, failed) => (fail = failed)));
    const reload = screen.getByRole('button', { name: action('retrieveAgain') });
    reload.focus();
    await press(action('retrieveAgain'));
    await waitFor(() => expect(reload.ariaDisabled).toBe('true'));
    // It can be pressed again soon: the focus waits there.
    expect(reload).toBeEnabled();
    await press(action('retrieveAgain'));
    expect(getCallLogs).toHaveBeenCalledTimes(2);
    fail(new HttpError(500, { message: 'The store is away' }));
    await screen.findByText('The store is away');
    expect(shown()).toHaveLength(4);
    await waitFor(() => expect(reload.ariaDisabled).toBeNull());
  });
});

describe('the lines of a log', () => {
  it('are all there at first, with how many there are of each level', async () => {
    await openLines();
    expect(shown()).toEqual(['Call began', 'Boom', 'Call ended', 'plain words']);
    expect(status()).toBe(`${text('count')} 4 4 4`);
    const levels = screen.getByRole('group', { name: text('levels') });
    expect([...levels.children].map(({ textContent }) => textContent)).toEqual([
      `${text('level.error')}1`,
      `${text('level.info')}2`,
      `${text('level.none')}1`,
    ]);
  });

  it('are narrowed by level and by words, and are all there again', async () => {
    await openLines();
    const info = () => screen.getByRole('button', { name: `${text('level.info')} 2` });
    info().click();
    await waitFor(() => expect(shown()).toEqual(['Call began', 'Call ended']));
    expect(info()).toHaveAttribute('aria-pressed', 'true');
    expect(status()).toBe(`${text('count')} 4 2 4`);
    type(text('search'), 'ENDED');
    await waitFor(() => expect(shown()).toEqual(['Call ended']));
    type(text('search'), 'nowhere');
    await ready(screen.findByText('app.list.noMatch'));
    expect(screen.getByRole('button', { name: action('copy') })).toBeDisabled();
    expect(screen.getByRole('button', { name: action('download') })).toBeEnabled();
    type(text('search'), '');
    info().click();
    await waitFor(() => expect(shown()).toHaveLength(4));
  });

  it('are copied as they are shown, and saved as a whole', async () => {
    await openLines();
    type(text('search'), 'call');
    await waitFor(() => expect(shown()).toEqual(['Call began', 'Call ended']));
    await press(action('copy'));
    await waitFor(() => expect(messages()).toEqual([text('copied')]));
    const copied = writeText.mock.lastCall?.[0] ?? '';
    expect(copied).toContain('Call began');
    expect(copied).not.toContain('Boom');
    await press(action('download'));
    expect(saved[0]?.name).toBe('call-1.log');
    for (const words of ['Call began', 'Boom', 'plain words']) {
      expect(await saved[0]?.text()).toContain(words);
    }
  });

  it('say where they could not be copied', async () => {
    await openLines();
    writeText.mockRejectedValue(new Error('no'));
    await press(action('copy'));
    await waitFor(() => expect(messages()).toEqual([text('copyFailed')]));
  });

  it('open by what they are, wherever a filter moves them', async () => {
    await openLines([line(50, 'Boom'), ...lines.slice(0, 1)]);
    const details = () => screen.getAllByRole('button', { name: action('details') });
    const rest = () => [...document.querySelectorAll('pre')].map((one) => one.textContent);
    expect(details()).toHaveLength(1);
    expect(details()[0]).toHaveAttribute('aria-expanded', 'false');
    details()[0]?.click();
    await waitFor(() => expect(rest()).toHaveLength(1));
    expect(rest()[0]).toContain('call-1');
    expect(details()[0]).toHaveAttribute('aria-controls', document.querySelector('pre')?.id);
    type(text('search'), 'began');
    await waitFor(() => expect(shown()).toEqual(['Call began']));
    expect(rest()).toHaveLength(1);
    details()[0]?.click();
    await waitFor(() => expect(rest()).toEqual([]));
    expect(details()[0]).not.toHaveAttribute('aria-controls');
  });

  it('of many only those in sight are there, each with its place among all', async () => {
    await openLines(Array.from({ length: 60 }, () => line(30, 'Boom')));
    const rows = screen.getAllByRole('listitem');
    expect(rows).toHaveLength(20);
    expect(rows[19]).toHaveAttribute('aria-posinset', '20');
    expect(rows[19]).toHaveAttribute('aria-setsize', '60');
    expect(rows[19]?.style.transform).toBe('translateY(608px)');
  });
});

it.each([
  ['as it is measured', 40, 75, 40],
  ['as it was, where nothing has a height', 0, 75, 75],
  ['as one of one row, where it never had one', 0, undefined, 32],
])('a line is as high %s', async (_how, measured, before, expected) => {
  await openLines();
  virtual.measured = measured;
  const [element] = screen.getAllByRole('listitem') as [HTMLElement];
  const kept = { measurementsCache: before ? [{ size: before }] : [], indexFromElement: () => 0 };
  type Kept = Parameters<NonNullable<Options['measureElement']>>[2];
  expect(virtual.options.measureElement?.(element, undefined, kept as unknown as Kept)).toBe(
    expected,
  );
});

describe('the keys of a log', () => {
  it.each<[KeyboardEventInit, number | null]>([
    [{ key: 'Home' }, 0],
    [{ key: 'End' }, 3],
    [{ key: 'PageDown' }, null],
    [{ key: 'End', ctrlKey: true }, null],
    [{ key: 'End', altKey: true }, null],
    [{ key: 'End', metaKey: true }, null],
    [{ key: 'Home', shiftKey: true }, null],
  ])('%j', async (key, place) => {
    await openLines();
    const isLeft = fireEvent.keyDown(screen.getByRole('region', { name: text('lines') }), key);
    expect(virtual.scrolled.mock.calls).toEqual(place === null ? [] : [[place]]);
    expect(isLeft).toBe(place === null);
  });

  it('are left to what is within a line', async () => {
    await openLines();
    const [details] = screen.getAllByRole('button', { name: action('details') });
    expect(fireEvent.keyDown(details as Element, { key: 'End' })).toBe(true);
    expect(virtual.scrolled).not.toHaveBeenCalled();
  });
});
