// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { act, cleanup, render, renderHook, screen } from '@testing-library/react';
import { I18nContextProvider, memoryStore, StoreContextProvider } from 'ra-core';
import type { ComponentProps, ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { LadderMessage } from '../../../src/engines/sip';
import { callLadder } from '../../../src/engines/sip/callLadder';
import { parseCapture } from '../../../src/engines/sip/parseCapture';
import { CompactRow } from '../../../src/resources/recent-calls/capture/CompactRow';
import { LegLinks } from '../../../src/resources/recent-calls/capture/LegLinks';
import { MessageText } from '../../../src/resources/recent-calls/capture/MessageText';
import type { MessageTexts } from '../../../src/resources/recent-calls/capture/messageTexts';
import { useLanesInSight } from '../../../src/resources/recent-calls/capture/useLanesInSight';
import { useShownLadder } from '../../../src/resources/recent-calls/capture/useShownLadder';
import { keyWords } from '../../support/keyWords';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const ladderOf = (...names: string[]) =>
  callLadder(
    names.map((name) => parseCapture(readFileSync(`platform/data/captures/${name}.pcap`))),
  );
const store = memoryStore({ locale: 'en' });
const Words = ({ children }: { children: ReactNode }) => (
  <StoreContextProvider value={store}>
    <I18nContextProvider value={keyWords}>{children}</I18nContextProvider>
  </StoreContextProvider>
);

const [message] = ladderOf('answered').messages as [LadderMessage];
const text = (name: string) => `resources.recent-calls.capture.${name}`;

describe('the ladder that is shown', () => {
  const whole = ladderOf('dialled-in', 'dialled-out');
  const choices = { view: 'ladder', clock: 'relative', leg: null, search: '', isMerged: false };
  type Choices = Parameters<typeof useShownLadder>[1];
  const shownOf = (more: Partial<Choices>, ladder = whole) =>
    renderHook(
      (now: Partial<Choices>) => useShownLadder(ladder, { ...choices, ...now } as Choices),
      {
        initialProps: more,
      },
    );
  const places = ({ messages }: ReturnType<typeof useShownLadder>) =>
    messages.map(({ index }) => index);
  const placesWhere = (isWanted: (message: LadderMessage) => boolean) =>
    whole.messages.filter(isWanted).map(({ index }) => index);

  it.each<[Partial<Choices>, (message: LadderMessage) => boolean]>([
    [{}, () => true],
    [{ leg: 0 }, ({ leg }) => leg === 0],
    [{ leg: 1 }, ({ leg }) => leg === 1],
    [{ leg: 7 }, () => false],
    [{ search: ' bye ' }, (one) => /bye/i.test(one.text)],
    [{ search: 'bye', leg: 1 }, (one) => one.leg === 1 && /bye/i.test(one.text)],
    [{ search: 'found in none of them' }, () => false],
    [{ search: '   ' }, () => true],
  ])('holds what %j leave', (more, isWanted) => {
    expect(places(shownOf(more).result.current)).toEqual(placesWhere(isWanted));
  });

  it('shows the messages found before while it searches on, and all when that ends', () => {
    vi.useFakeTimers();
    const many = { ...whole, messages: Array.from({ length: 50 }, () => whole.messages).flat() };
    const found = (wanted: string) => many.messages.filter((one) => one.text.includes(wanted));
    const { result, rerender } = shownOf({ search: 'BYE' }, many);
    act(() => vi.runAllTimers());
    expect(result.current.messages).toEqual(found('BYE'));
    rerender({ search: 'ACK' });
    act(() => vi.runAllTimers());
    expect(result.current.messages).toEqual(found('ACK'));
    rerender({ search: '' });
    expect(result.current.messages).toBe(many.messages);
  });

  it('draws a line a host where that is wanted and there are fewer', () => {
    const host = (address: string) => address.replace(/:\d+$/, '');
    const [first] = whole.parties;
    const again = { address: `${host(first?.address ?? '')}:9999`, agents: [] };
    const several = { ...whole, parties: [...whole.parties, again] };
    expect(shownOf({}, several).result.current).toMatchObject({ canMerge: true, drawn: several });
    const { drawn } = shownOf({ isMerged: true }, several).result.current;
    expect(drawn.parties).toHaveLength(new Set(several.parties.map((p) => host(p.address))).size);
    const alone = { ...whole, parties: [{ address: '10.0.0.1:5060', agents: [] }] };
    const one = shownOf({ isMerged: true }, alone).result.current;
    expect(one.canMerge).toBe(false);
    expect(one.drawn).toBe(alone);
  });
});

describe('the lines of a wide ladder', () => {
  const lanesOf = (count: number) => ({
    parties: Array.from({ length: count }, (_, place) => ({ address: `${place}`, agents: [] })),
    laneOf: new Map<number, number>(),
    ...{ marksWidth: 72, minWidth: 120 + count * 184 + 72 },
  });
  const sightOf = (count: number) => {
    const box = document.createElement('div');
    const sizes = { clientWidth: 1_200, scrollWidth: lanesOf(count).minWidth };
    for (const [name, value] of Object.entries(sizes)) {
      Object.defineProperty(box, name, { value, configurable: true });
    }
    const lanes = lanesOf(count);
    const drawn: string[] = [];
    const view = renderHook(() => {
      const { from, to } = useLanesInSight({ current: box }, lanes);
      drawn.push(`${from}-${to}`);
      return `${from}-${to}`;
    });
    const scrollTo = (left: number) => {
      box.scrollLeft = left;
      act(() => {
        box.dispatchEvent(new Event('scroll'));
      });
    };
    return { ...view, box, drawn, scrollTo };
  };

  it('are those in sight, wherever it is scrolled and however wide the window is', () => {
    const { result, scrollTo, box } = sightOf(10_000);
    expect(result.current).toBe('0-16');
    scrollTo(184_000);
    expect(result.current).toBe('984-1016');
    Object.defineProperty(box, 'clientWidth', { value: 4_000 });
    act(() => {
      dispatchEvent(new Event('resize'));
    });
    expect(result.current).toBe('984-1032');
  });

  it('are followed no more once the ladder is gone', () => {
    const { unmount, drawn, scrollTo } = sightOf(10_000);
    unmount();
    const before = drawn.length;
    scrollTo(184_000);
    dispatchEvent(new Event('resize'));
    expect(drawn).toHaveLength(before);
  });

  it('are all there where there are few', () => {
    const { result, scrollTo } = sightOf(32);
    scrollTo(3_000);
    expect(result.current).toBe('0-32');
  });
});

describe('the other legs of a call', () => {
  const legText = (name: string) => `resources.recent-calls.facts.legs.${name}`;
  const leg = { callId: 'a@b', isCause: true, call: null, file: new Blob(['x']) };
  type Legs = ComponentProps<typeof LegLinks>;
  const drawLegs = (legs: object[], more = 0, error?: unknown) => {
    cleanup();
    const all = <LegLinks legs={legs as Legs['legs']} more={more} error={error} />;
    return render(all, { wrapper: Words }).container.textContent ?? '';
  };

  it.each<[object, number, string[]]>([
    [{}, 0, ['cause', 'callId']],
    [{ isCause: false }, 2, ['caused', 'callId', 'more']],
    [{ file: null }, 0, ['cause', 'callId', 'noCapture']],
    [{ file: null, error: new Error('down') }, 0, ['cause', 'callId', 'failed']],
  ])('%j, and %d more', (kind, more, expected) => {
    const words = drawLegs([{ ...leg, ...kind }], more);
    const said = [...words.matchAll(/facts\.legs\.([a-z]+?)(?=resources|\W|$)/gi)];
    expect(said.map(([, name]) => name)).toEqual(expected);
  });

  it('say nothing where there are none, and that they could not be looked up', () => {
    expect(drawLegs([])).toBe('');
    expect(drawLegs([], 0, new Error('down'))).toBe(legText('searchFailed'));
  });
});

describe('the raw text of a message', () => {
  it.each([
    ['with a body', 'INVITE sip:a SIP/2.0\r\nVia: x\r\n\r\n', 'v=0\r\n'],
    ['without a body', 'INVITE sip:a SIP/2.0\r\nVia: x\r\n\r\n', ''],
  ])('is head and body, as they came: %s', (_name, head, body) => {
    const all = { ...message, text: head + body, body, isCut: false };
    render(<MessageText message={all} />, { wrapper: Words });
    const raw = screen.getByRole('region').textContent;
    expect(raw).toBe(`INVITE sip:a SIP/2.0\nVia: x${body && `\n\n${body}`}`);
    expect(screen.queryByRole('note')).toBeNull();
  });

  it('says where some of it is not in the capture', () => {
    render(<MessageText message={{ ...message, isCut: true }} />, { wrapper: Words });
    expect(screen.getByRole('note').textContent).toBe(text('message.cut'));
  });
});

it.each([
  [true, 1],
  [false, 0],
])('a message in two lines says that it describes a session: %s', (hasSdp, count) => {
  const texts = { timeOf: () => '0.000' } as unknown as MessageTexts;
  type Row = ComponentProps<typeof CompactRow>;
  const row = { message: { ...message, hasSdp }, texts, hasLegs: false } as Row;
  const words = render(<CompactRow {...row} />, { wrapper: Words }).container.textContent ?? '';
  expect([...words.matchAll(/capture\.sdp/g)]).toHaveLength(count);
  expect(words).toContain(`${message.source} → ${message.destination}`);
});
