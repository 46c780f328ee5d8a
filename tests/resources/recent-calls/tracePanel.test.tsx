// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HttpError } from '../../../src/http/HttpError';
import { PlayheadProvider, usePlayhead } from '../../../src/resources/recent-calls/playhead';
import { TracePanel } from '../../../src/resources/recent-calls/trace/TracePanel';
import type { RecentCall } from '../../../src/types';
import { clearDrawn, draw, press, ready, type } from '../../support/drawn';

const text = (name: string) => `resources.recent-calls.trace.${name}`;
const action = (name: string) => text(`action.${name}`);

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
});
afterEach(() => {
  clearDrawn();
  vi.unstubAllGlobals();
});

const began = Date.parse('2025-11-21T10:00:00.000Z');
type Told = [id: string, parent: string, name: string, from: number, to: number, more?: object];
const asked: Told[] = [
  ['a0', '', 'incoming-call', 0, 1_000],
  ['a1', 'a0', 'verb:say hello', 0, 600],
  ['a2', 'a1', 'webhook', 100, 150, { status: { code: 2 } }],
  ['a3', 'a0', 'verb:say bye', 800, 1_000],
];
const blobOf = (...told: (Told | string)[]) => {
  const spans = told.map((one) => {
    if (typeof one === 'string') return one;
    const [spanId, parentSpanId, name, from, to, more] = one;
    const [start, end] = [`${began + from}000000`, `${began + to}000000`];
    return {
      ...{ spanId, parentSpanId, name, startTimeUnixNano: start, endTimeUnixNano: end },
      ...{ attributes: [], status: { code: 0 }, ...more },
    };
  });
  return new Blob([JSON.stringify({ resourceSpans: [{ scopeSpans: [{ spans }] }] })]);
};

const call = {
  ...{ id: 'c', call_sid: 'c', account_sid: 'a', trace_id: 'abc', recording_url: '/recording' },
} as RecentCall;
const getCallTrace = vi.fn<() => Promise<Blob>>();
let sought: (number | null)[];
let hear: (epochMs: number) => void;

function open(answer: () => Promise<Blob>, of: Partial<RecentCall> = {}) {
  getCallTrace.mockReset().mockImplementation(answer);
  sought = [];
  const Recording = () => {
    const { open: begin, report } = usePlayhead();
    const [start, end] = [began, began + 2_000];
    hear = (epochMs) => {
      begin({ start, end, seek: (at) => sought.push(at - began) });
      report(epochMs);
    };
    hear(began);
    return null;
  };
  const panel = (
    <PlayheadProvider>
      <Recording />
      <TracePanel call={{ ...call, ...of }} />
    </PlayheadProvider>
  );
  draw(panel, { provider: { getCallTrace } as object });
}
async function openTrace(of: Partial<RecentCall> = {}, told: (Told | string)[] = asked) {
  open(async () => blobOf(...told), of);
  await ready(screen.findByText(new RegExp(`^${text('counts.spans')}`)));
  return screen.getByRole('tree');
}
const rows = () =>
  screen.getAllByRole('treeitem').map((row) => row.querySelector('.text')?.textContent ?? '');
const active = () =>
  document.querySelector('[role=treeitem][aria-selected=true] .text')?.textContent ?? null;
const row = (name: string) =>
  screen
    .getAllByRole('treeitem')
    .find((one) => one.querySelector('.text')?.textContent === name) as HTMLElement;
const details = () => screen.queryByRole('region');
const button = (name: string) => screen.getByRole('button', { name: action(name) });
const shownTime = () => screen.getByText(/trace\.(length|window)/).textContent;
const names = asked.map(([, , name]) => name);

describe('the trace of a call', () => {
  it.each<[what: string, answer: () => Promise<Blob>, words: string, isWarning: boolean]>([
    ['is not there', () => Promise.reject(new HttpError(404, { message: 'no' })), 'missing', false],
    ['cannot be read', async () => new Blob(['<html>']), 'unreadable', true],
    ['holds no spans', async () => blobOf(), 'empty', false],
  ])('that %s says so, and can be asked for again', async (_what, answer, words, isWarning) => {
    open(answer);
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain(text(words));
    expect(alert.className.includes('Warning')).toBe(isWarning);
    let give: (trace: Blob) => void = () => undefined;
    getCallTrace.mockImplementation(() => new Promise((done) => (give = done)));
    await press('app.errors.retry');
    // While it is asked for again that is to be seen.
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(document.querySelector('[aria-busy=true]')).not.toBeNull();
    give(blobOf(...asked));
    await ready(screen.findByRole('tree'));
    expect(getCallTrace).toHaveBeenCalledTimes(2);
  });

  it('that could not be had says why', async () => {
    open(() => Promise.reject(new HttpError(500, { message: 'The platform is away' })));
    await screen.findByText('The platform is away');
    getCallTrace.mockImplementation(async () => blobOf(...asked));
    await press('app.errors.retry');
    await ready(screen.findByRole('tree'));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('keeps its place while it is on its way', async () => {
    open(() => new Promise(() => undefined));
    await waitFor(() => expect(getCallTrace).toHaveBeenCalledTimes(1));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.queryByRole('tree')).toBeNull();
    expect(document.querySelector('[aria-busy=true]')).not.toBeNull();
  });

  it('is drawn with its tools, its tree and what is to be said of it', async () => {
    const tree = await openTrace();
    expect(tree).toHaveAccessibleName(text('tree'));
    expect(rows()).toEqual(names);
    expect(screen.getByRole('toolbar', { name: text('tools') })).toBeVisible();
    expect(screen.getByText(`${text('counts.spans')} 4 4`)).toBeVisible();
    await waitFor(() => expect(document.querySelector('[aria-busy]')).toBeNull());
  });

  it('names what is wrong with some of its spans', async () => {
    await openTrace({}, [...asked, ['a9', 'gone', 'lost', 100, 200], 'no span']);
    const counts = screen.getByText(/trace\.counts\.spans/).textContent;
    expect(counts).toContain(`${text('counts.orphans')} 1 1`);
    expect(counts).toContain(`${text('counts.unreadable')} 1 1`);
    expect(counts).not.toContain('cycles');
  });
});

describe('the search of a trace', () => {
  const status = () => screen.getByRole('status').textContent;
  const search = (value: string) => type(text('search'), value);
  const key = (init: KeyboardEventInit) => {
    fireEvent.keyDown(screen.getByLabelText(text('search')), init);
  };

  it('says how many there are, and goes from one to the next and around', async () => {
    await openTrace();
    const isOff = () =>
      [button('previousMatch'), button('nextMatch')].map((one) => one.matches(':disabled'));
    expect([status(), isOff()]).toEqual(['', [true, true]]);
    search('say');
    await waitFor(() => expect(status()).toBe(`${text('matches')} 2 2 0`));
    expect(isOff()).toEqual([false, false]);
    key({ key: 'a' });
    expect(active()).toBeNull();
    key({ key: 'Enter' });
    await waitFor(() => expect(status()).toBe(`${text('matchOf')} 2 2 1`));
    expect(active()).toBe('verb:say hello');
    await press(action('nextMatch'));
    await waitFor(() => expect(active()).toBe('verb:say bye'));
    key({ key: 'Enter' });
    await waitFor(() => expect(active()).toBe('verb:say hello'));
    key({ key: 'Enter', shiftKey: true });
    await waitFor(() => expect(active()).toBe('verb:say bye'));
    await press(action('previousMatch'));
    await waitFor(() => expect(active()).toBe('verb:say hello'));
    expect(details()).toBeNull();
    search('nowhere');
    await waitFor(() => expect(status()).toBe(`${text('matches')} 0 0 0`));
    expect(isOff()).toEqual([true, true]);
    search('  ');
    await waitFor(() => expect(status()).toBe(''));
  });

  it('shows what it goes to, whatever hides it', async () => {
    await openTrace();
    fireEvent.mouseDown(screen.getByRole('combobox', { name: text('show.label') }));
    fireEvent.click(await screen.findByRole('option', { name: new RegExp(text('show.failed')) }));
    await waitFor(() => expect(rows()).toEqual(names.slice(0, 3)));
    await press(action('closeAll'));
    await waitFor(() => expect(rows()).toEqual(names.slice(0, 1)));
    search('bye');
    await waitFor(() => expect(status()).toBe(`${text('matches')} 1 1 0`));
    key({ key: 'Enter' });
    await waitFor(() => expect(active()).toBe('verb:say bye'));
    expect(rows()).toEqual(['incoming-call', 'verb:say hello', 'verb:say bye']);
  });
});

describe('the tools of a trace', () => {
  it('close all spans, and open them again', async () => {
    await openTrace();
    await press(action('closeAll'));
    await waitFor(() => expect(rows()).toEqual(['incoming-call']));
    await press(action('openAll'));
    await waitFor(() => expect(rows()).toEqual(names));
  });

  it('go closer, earlier and later, and back to all of it', async () => {
    await openTrace();
    const [length, window] = [`${text('length')} 0.00ms 1.00s 1.00s`, text('window')];
    const off = ['earlier', 'later', 'wider', 'showAll', 'closer'].map((name) => button(name));
    const isOff = () => off.map((one) => one.matches(':disabled'));
    expect([shownTime(), isOff()]).toEqual([length, [true, true, true, true, false]]);
    await press(action('closer'));
    await waitFor(() => expect(shownTime()).toBe(`${window} 250ms 750ms 1.00s`));
    expect(isOff()).toEqual([false, false, false, false, false]);
    for (const [name, from, to] of [
      ['earlier', '0.00ms', '500ms'],
      ['later', '250ms', '750ms'],
    ] as const) {
      await press(action(name));
      await waitFor(() => expect(shownTime()).toBe(`${window} ${from} ${to} 1.00s`));
    }
  });

  it.each(['wider', 'showAll'])('have the focus still where %s ends', async (name) => {
    await openTrace();
    await press(action('closer'));
    await waitFor(() => expect(button(name)).toBeEnabled());
    button(name).focus();
    await press(action(name));
    await waitFor(() => expect(shownTime()).toContain(text('length')));
    expect(button(name)).toBeEnabled();
    expect(button(name).ariaDisabled).toBe('true');
    button('closer').focus();
    await waitFor(() => expect(button(name)).toBeDisabled());
  });
});

describe('the tree of a trace', () => {
  it('opens the details of a span that is pressed, and plays its recording from there', async () => {
    const tree = await openTrace();
    fireEvent.click(row('verb:say bye'));
    await ready(screen.findByRole('region', { name: 'verb:say bye' }));
    expect(active()).toBe('verb:say bye');
    expect(tree).toHaveFocus();
    expect(tree.getAttribute('aria-activedescendant')).toBe(row('verb:say bye').id);
    expect(sought).toEqual([800]);
    await press(action('closeDetails'));
    await waitFor(() => expect(details()).toBeNull());
    expect(tree).toHaveFocus();
  });

  it('has nothing to play of a call without a recording', async () => {
    await openTrace({ recording_url: '' });
    fireEvent.click(row('verb:say bye'));
    await ready(screen.findByRole('region'));
    expect(sought).toEqual([]);
  });

  it('closes and opens a span at its arrow, and nothing else', async () => {
    await openTrace();
    const toggle = () => row('verb:say hello').querySelector('[data-toggle]') as Element;
    fireEvent.click(toggle());
    await waitFor(() => expect(rows()).toEqual([names[0], names[1], names[3]]));
    fireEvent.click(toggle());
    await waitFor(() => expect(rows()).toEqual(names));
    expect([active(), details(), sought]).toEqual([null, null, []]);
  });

  it('by the keyboard leads into the details, and Escape back to the tree', async () => {
    const tree = await openTrace();
    tree.focus();
    fireEvent.keyDown(tree, { key: 'End' });
    await waitFor(() => expect(active()).toBe('verb:say bye'));
    fireEvent.keyDown(tree, { key: 'Enter' });
    const region = await ready(screen.findByRole('region'));
    await waitFor(() => expect(within(region).getByRole('heading')).toHaveFocus());
    fireEvent.keyDown(within(region).getByRole('heading'), { key: 'Escape' });
    await waitFor(() => expect(details()).toBeNull());
    expect(tree).toHaveFocus();
  });

  it('takes a hand that moves the time axis for no press', async () => {
    await openTrace();
    await press(action('closer'));
    await waitFor(() => expect(shownTime()).toContain(text('window')));
    const frame = screen.getByRole('tree').parentElement as HTMLElement;
    const lane = frame.querySelector('.axis .lane') as HTMLElement;
    lane.getBoundingClientRect = () => new DOMRect(0, 0, 100, 20);
    const hand = (where: EventTarget, kind: string, clientX: number) =>
      fireEvent(where as Element, new MouseEvent(kind, { clientX, bubbles: true }));
    hand(frame, 'pointerdown', 50);
    hand(window, 'pointermove', 25);
    hand(window, 'pointerup', 25);
    fireEvent.click(row('verb:say bye'));
    await waitFor(() => expect(shownTime()).toBe(`${text('window')} 375ms 875ms 1.00s`));
    expect([active(), details()]).toEqual([null, null]);
    hand(frame, 'pointerdown', 50);
    hand(window, 'pointerup', 50);
    fireEvent.click(row('verb:say bye'));
    await waitFor(() => expect(active()).toBe('verb:say bye'));
  });

  it('draws where the recording stands, as long as that is on the axis', async () => {
    await openTrace();
    const line = document.querySelector<HTMLElement>('.playhead');
    const place = () => (line?.hidden ? null : line?.style.left);
    hear(began + 250);
    expect(place()).toBe('25%');
    hear(began + 1_001);
    expect(place()).toBeNull();
    hear(began + 1_000);
    expect(place()).toBe('100%');
  });
});

describe('the latencies of a trace', () => {
  const latency = (name: string) => text(`latency.${name}`);
  it('are small numbers, with a table behind them that leads to each span', async () => {
    await openTrace({}, [...asked, ['w1', 'a0', 'verb:hook', 700, 950]]);
    const list = screen.getByLabelText(latency('title'));
    expect(list.textContent).toContain(`${latency('webhook')}250ms p50 250ms p95`);
    expect(list.textContent).toContain(`${latency('stt')}${latency('none')}`);
    expect(list.textContent).not.toContain(latency('cache'));
    await press(action('measurements'));
    const dialog = await ready(screen.findByRole('dialog', { name: latency('title') }));
    const [link] = within(dialog).getAllByRole('button', { name: 'verb:hook' });
    link?.click();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await ready(screen.findByRole('region', { name: 'verb:hook' }));
    expect(active()).toBe('verb:hook');
  });

  it('are not there where nothing was measured', async () => {
    await openTrace();
    expect(screen.queryByLabelText(latency('title'))).toBeNull();
    expect(screen.queryByRole('button', { name: action('measurements') })).toBeNull();
  });
});
