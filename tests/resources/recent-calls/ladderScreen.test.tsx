// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { callLadder } from '../../../src/engines/sip/callLadder';
import { parseCapture } from '../../../src/engines/sip/parseCapture';
import { LadderView } from '../../../src/resources/recent-calls/capture/LadderView';
import { clearDrawn, draw, press, ready, type } from '../../support/drawn';
import { stubSaving } from '../../support/savedFiles';

const scrolled = vi.hoisted(() => vi.fn());
/** Rows that are in sight: all, unless a case says otherwise. */
const sight = vi.hoisted(() => ({ from: 0, to: 99 }));
vi.mock('@tanstack/react-virtual', () => ({
  useVirtualizer: ({ count, scrollMargin }: { count: number; scrollMargin: number }) => ({
    getVirtualItems: () =>
      Array.from({ length: count }, (_none, index) => ({
        ...{
          index,
          size: 40,
          start: scrollMargin + index * 40,
          end: scrollMargin + index * 40 + 40,
        },
      })).slice(sight.from, sight.to),
    getTotalSize: () => count * 40,
    scrollToIndex: scrolled,
  }),
}));

const text = (name: string) => `resources.recent-calls.capture.${name}`;
const tool = (name: string) => `resources.recent-calls.ladder.${name}`;
const ladderOf = (...names: string[]) =>
  callLadder(
    names.map((name) => parseCapture(readFileSync(`platform/data/captures/${name}.pcap`))),
  );
const answered = ladderOf('answered');
const legs = ladderOf('dialled-in', 'dialled-out');

/** How wide the window is. */
let width: number;
let saved: ReturnType<typeof stubSaving>;
beforeEach(() => {
  width = 1_400;
  Object.assign(sight, { from: 0, to: 99 });
  scrolled.mockReset();
  vi.stubGlobal('matchMedia', (query: string) => {
    const [, side, at] = /(min|max)-width:([\d.]+)px/.exec(query) ?? [];
    const matches = side === 'min' ? width >= Number(at) : width <= Number(at);
    const nothing = () => undefined;
    return { matches, addEventListener: nothing, removeEventListener: nothing };
  });
  saved = stubSaving();
});
afterEach(() => {
  clearDrawn();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

async function open(ladder = answered, at = '/calls', isLinked = false) {
  draw(<LadderView ladder={ladder} names={{}} linkParam={isLinked ? 'message' : undefined} />, {
    at,
  });
  await ready(screen.findByText(new RegExp(`^${text('messages')} `)));
}
const list = () => screen.getByRole('listbox', { name: text('list') });
const options = () => screen.getAllByRole('option');
const count = () =>
  Number(/messages (\d+) /.exec(screen.getAllByRole('status')[0]?.textContent ?? '')?.[1]);
const key = (name: string) => fireEvent.keyDown(list(), { key: name });
const title = () =>
  screen.queryByRole('heading', { name: /^(\d{3} |[A-Z]+$)/ })?.textContent ?? null;
const chosen = () =>
  options().flatMap((one, place) => (one.ariaSelected === 'true' ? [place] : []));
const current = () => options().findIndex((one) => one.hasAttribute('data-active'));

describe('a ladder', () => {
  it('is a list of its messages, each said as a whole', async () => {
    await open();
    expect(options()).toHaveLength(7);
    expect(options()[0]?.textContent).toContain('INVITE');
    expect(options()[3]).toHaveAttribute('aria-posinset', '4');
    expect(options()[3]).toHaveAttribute('aria-setsize', '7');
    expect([current(), chosen(), title()]).toEqual([0, [], null]);
    expect(list().getAttribute('aria-activedescendant')).toBe(options()[0]?.id);
    expect(document.querySelectorAll('[data-lane]')).toHaveLength(answered.parties.length);
    expect(scrolled).not.toHaveBeenCalled();
  });

  it('names no row that is out of sight as the current one', async () => {
    sight.from = 3;
    await open();
    expect(list()).not.toHaveAttribute('aria-activedescendant');
  });

  it('is followed by keys, opened by Enter, and has the focus again when that is closed', async () => {
    await open();
    list().focus();
    key('ArrowDown');
    await waitFor(() => expect(current()).toBe(1));
    expect([chosen(), scrolled.mock.lastCall]).toEqual([[], [1]]);
    key('Enter');
    await waitFor(() => expect(title()).toBe('100 Trying'));
    key('ArrowDown');
    await waitFor(() => expect(title()).toBe('180 Ringing'));
    expect(chosen()).toEqual([2]);
    const panel = screen.getByRole('region', { name: '180 Ringing' });
    within(panel)
      .getByRole('button', { name: text('message.close') })
      .focus();
    await press(text('message.close'));
    await waitFor(() => expect(title()).toBeNull());
    expect(list()).toHaveFocus();
    expect(current()).toBe(2);
    key(' ');
    await waitFor(() => expect(title()).toBe('180 Ringing'));
    key('Escape');
    await waitFor(() => expect(title()).toBeNull());
  });

  it.each([
    [1_400, 'region'],
    [900, 'region'],
    [800, 'dialog'],
  ])('%i pixels wide, its open message is a %s', async (pixels, role) => {
    width = pixels;
    await open();
    fireEvent.click(options()[3] as Element);
    await ready(screen.findByRole(role, { name: '200 OK' }));
    const other = role === 'region' ? 'dialog' : 'region';
    expect(screen.queryByRole(other, { name: '200 OK' })).toBeNull();
  });

  it('on a phone has a line for each message and none for the parties', async () => {
    width = 400;
    await open();
    expect(options()).toHaveLength(7);
    expect(document.querySelectorAll('[data-lane], [data-arrow]')).toHaveLength(0);
    expect(options()[0]?.textContent).toContain(`${answered.messages[0]?.source} → `);
  });

  it('says what is wrong with it, alone where it has no messages', async () => {
    const problems = [{ kind: 'noSip', count: 1 }] as typeof answered.problems;
    draw(<LadderView ladder={{ ...answered, messages: [], problems }} names={{}} />);
    await ready(screen.findByText(text('nothing')));
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(screen.queryByRole('searchbox')).toBeNull();
  });
});

describe('the same as a table', () => {
  const openTable = async () => {
    await open(legs);
    await press(text('table'));
    return ready(screen.findByRole('table', { name: text('list') }));
  };
  const cells = () =>
    [...document.querySelectorAll('tbody tr:has(button)')].map((row) =>
      [...row.children].map(({ textContent }) => textContent ?? ''),
    );

  it('has a row for each message, with its number, its leg and the sequence', async () => {
    const table = await openTable();
    expect(table).toHaveAttribute('aria-rowcount', '15');
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual([
      ...['columns.number', 'time', 'columns.from', 'columns.to'].map(text),
      ...['columns.message', 'columns.cseq', 'leg'].map(text),
    ]);
    const [first] = cells();
    const { source, destination, cseq } = legs.messages[0] ?? {};
    expect(first?.[0]).toBe('1');
    expect(first?.slice(2, 4)).toEqual([source, destination]);
    expect(first?.[4]).toContain('INVITE');
    expect(first?.slice(5)).toEqual([cseq, `${text('legNumber')} 1`]);
    expect(cells()).toHaveLength(14);
  });

  it('is followed by keys, and the focus goes along', async () => {
    const table = await openTable();
    const buttons = within(table).getAllByRole('button');
    buttons[0]?.focus();
    fireEvent.keyDown(buttons[0] as Element, { key: 'End' });
    await waitFor(() => expect(buttons[13]).toHaveFocus());
    fireEvent.keyDown(buttons[13] as Element, { key: 'Enter' });
    await waitFor(() => expect(title()).not.toBeNull());
    const row = buttons[13]?.closest('tr');
    expect(row).toHaveAttribute('aria-rowindex', '15');
    expect(row?.className).toContain('selected');
    await press(text('message.close'));
    await waitFor(() => expect(title()).toBeNull());
    expect(buttons[13]).toHaveFocus();
  });
});

describe('the choices of a ladder', () => {
  it('leave the messages that contain a text, or say that there are none', async () => {
    await open();
    type(tool('search'), 'bye sip:');
    await waitFor(() => expect(options()).toHaveLength(1));
    expect(count()).toBe(1);
    type(tool('search'), 'nowhere');
    await ready(screen.findByText(tool('noMatch')));
    expect([count(), screen.queryByRole('listbox')]).toEqual([0, null]);
    type(tool('search'), '');
    await waitFor(() => expect(options()).toHaveLength(7));
  });

  it('keep the open message while it is among those that are left', async () => {
    await open();
    fireEvent.click(options()[5] as Element);
    await waitFor(() => expect(title()).toBe('BYE'));
    type(tool('search'), 'bye sip:');
    await waitFor(() => expect(options()).toHaveLength(1));
    expect([title(), chosen()]).toEqual(['BYE', [0]]);
    type(tool('search'), 'invite sip:');
    await waitFor(() => expect(title()).toBeNull());
    expect(current()).toBe(0);
  });

  it('give way to a message that somebody asks for', async () => {
    await open(legs);
    type(tool('search'), 'nowhere');
    await ready(screen.findByText(tool('noMatch')));
    const [link] = screen.getAllByRole('button', { name: /facts\.showMessage \d+$/ });
    const wanted = Number(/\d+$/.exec(link?.ariaLabel ?? '')?.[0]);
    link?.click();
    await waitFor(() => expect(chosen()).toEqual([wanted - 1]));
    expect(screen.getByLabelText(tool('search'))).toHaveValue('');
    expect(options()).toHaveLength(14);
  });

  it('stay as they are where that message is shown already', async () => {
    await open(legs);
    type(tool('search'), 'SIP/2.0');
    await waitFor(() => expect(options()).toHaveLength(14));
    screen.getAllByRole('button', { name: /facts\.showMessage \d+$/ })[0]?.click();
    await waitFor(() => expect(chosen()).toHaveLength(1));
    expect(screen.getByLabelText(tool('search'))).toHaveValue('SIP/2.0');
  });

  it('draw a line a host where a host has several ports', async () => {
    const [party, ...others] = answered.parties;
    const again = { address: `${party?.address.replace(/:\d+$/, '')}:9999`, agents: [] };
    const messages = answered.messages.map((message, index) =>
      index === 0 ? { ...message, fromParty: answered.parties.length } : message,
    );
    const several = { ...answered, messages, parties: [...answered.parties, again] };
    await open(several);
    const lanes = () => document.querySelectorAll('[data-lane]').length;
    expect(lanes()).toBe(others.length + 2);
    screen.getByRole('switch', { name: tool('mergeHosts') }).click();
    await waitFor(() => expect(lanes()).toBe(others.length + 1));
    await open();
    expect(screen.queryByRole('switch')).toBeNull();
  });
});

describe('the link to a message', () => {
  it.each([
    ['/calls?message=3', true, '180 Ringing'],
    ['/calls?message=99', true, null],
    ['/calls?message=0', true, null],
    ['/calls?message=x', true, null],
    ['/calls?message=3', false, null],
  ])('%s (followed: %s) opens %s', async (at, isLinked, expected) => {
    await open(answered, at, isLinked);
    expect(title()).toBe(expected);
    expect(chosen()).toEqual(expected ? [2] : []);
  });
});

describe('a ladder is taken along', () => {
  it.each([
    ['svg', '.svg', /^<svg/],
    ['mermaid', '.mmd', /^sequenceDiagram/],
    ['text', '.txt', /INVITE \(SDP\)/],
  ])('as %s', async (format, ending, content) => {
    await open();
    const button = screen.getByRole('button', { name: tool('export') });
    button.click();
    await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'true'));
    (await screen.findByRole('menuitem', { name: tool(`exports.${format}`) })).click();
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]?.name).toBe(`${answered.legs[0]?.callId}${ending}`);
    expect(await saved[0]?.text()).toMatch(content);
    await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'false'));
  });

  it('as much as is shown of it, under a name where its call has none', async () => {
    await open({ ...answered, legs: [] });
    type(tool('search'), 'bye sip:');
    await waitFor(() => expect(options()).toHaveLength(1));
    screen.getByRole('button', { name: tool('export') }).click();
    (await screen.findByRole('menuitem', { name: tool('exports.text') })).click();
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]?.name).toBe('ladder.txt');
    expect(await saved[0]?.text()).toContain('BYE');
    expect(await saved[0]?.text()).not.toContain('INVITE');
  });
});
