// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { cleanup, renderHook } from '@testing-library/react';
import { I18nContextProvider, memoryStore, StoreContextProvider } from 'ra-core';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import type { LadderMessage } from '../../../src/engines/sip';
import { callLadder } from '../../../src/engines/sip/callLadder';
import { parseCapture } from '../../../src/engines/sip/parseCapture';
import {
  type LadderClock,
  labelOf,
  toneOf,
  useMessageTexts,
} from '../../../src/resources/recent-calls/capture/messageTexts';
import { keyWords } from '../../support/keyWords';

afterEach(cleanup);

const capture = readFileSync('platform/data/captures/answered.pcap');
const [message] = callLadder([parseCapture(capture)]).messages as [LadderMessage];
const store = memoryStore({ locale: 'en' });
const Words = ({ children }: { children: ReactNode }) => (
  <StoreContextProvider value={store}>
    <I18nContextProvider value={keyWords}>{children}</I18nContextProvider>
  </StoreContextProvider>
);
const text = (name: string) => `resources.recent-calls.capture.${name}`;
const seconds = (value: string) => `${text('seconds')} ${value}`;

describe('a message in words', () => {
  it.each<[Partial<LadderMessage>, string, string]>([
    [{ status: null, method: 'INVITE' }, 'primary', 'INVITE'],
    [{ status: 100, reason: 'Trying' }, 'text', '100 Trying'],
    [{ status: 199, reason: '' }, 'text', '199'],
    [{ status: 200, reason: 'OK' }, 'success', '200 OK'],
    [{ status: 299, reason: '' }, 'success', '299'],
    [{ status: 302, reason: 'Moved' }, 'warning', '302 Moved'],
    [{ status: 399, reason: '' }, 'warning', '399'],
    [{ status: 400, reason: 'Bad' }, 'error', '400 Bad'],
    [{ status: 401, reason: 'Unauthorized' }, 'warning', '401 Unauthorized'],
    [{ status: 407, reason: '' }, 'warning', '407'],
    [{ status: 486, reason: 'Busy Here' }, 'error', '486 Busy Here'],
  ])('%j is %s', (more, tone, label) => {
    expect([toneOf({ ...message, ...more }), labelOf({ ...message, ...more })]).toEqual([
      tone,
      label,
    ]);
  });

  /** Three messages of a ladder, of which the first is not shown. */
  const at = (index: number, time: number, more: Partial<LadderMessage> = {}): LadderMessage => ({
    ...{ ...message, index, time: message.time + time },
    ...{ isRetransmission: false, hasSdp: false, ...more },
  });
  const shown = [at(3, 250_000), at(5, 1_250_400), at(6, 1_250_400)];
  const textsOf = (clock: LadderClock) =>
    renderHook(() => useMessageTexts(clock, message.time, shown), { wrapper: Words }).result
      .current;

  it.each<[LadderClock, string[]]>([
    ['relative', ['0.250', '1.250', '1.250'].map(seconds)],
    ['delta', ['+0.000', '+1.000', '+0.000'].map(seconds)],
  ])('stands at its time: %s', (clock, expected) => {
    expect(shown.map(textsOf(clock).timeOf)).toEqual(expected);
    // One that is not among those that are shown has none before it.
    expect(textsOf('delta').timeOf(at(9, 9_000_000))).toBe(seconds('+0.000'));
  });

  it('stands at its time of day, to the millisecond', () => {
    const time = Date.parse('2026-01-02T23:05:06.078') * 1_000;
    expect(textsOf('absolute').timeOf({ ...message, time })).toBe('23:05:06.078');
  });

  it('says spans as exactly as they are wanted', () => {
    const { spanOf, exactSeconds } = textsOf('relative');
    expect([spanOf(1_234_567), exactSeconds(1_234_567)]).toEqual([
      seconds('1.235'),
      seconds('1.234567'),
    ]);
  });

  it.each([
    [{}, []],
    [{ hasSdp: true }, ['withSdp']],
    [{ isRetransmission: true }, ['retransmission']],
    [{ hasSdp: true, isRetransmission: true }, ['withSdp', 'retransmission']],
  ])('says all that its drawing does: %j', (more, names) => {
    const sentence = textsOf('relative').sentenceOf(at(3, 250_000, more));
    expect(sentence).toContain(`${seconds('0.250')} INVITE`);
    expect(sentence).toContain(`${message.source} ${message.destination}`);
    const said = ['withSdp', 'retransmission'].filter((name) => sentence.includes(text(name)));
    expect(said).toEqual(names);
  });
});
