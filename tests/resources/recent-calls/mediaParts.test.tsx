// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, renderHook } from '@testing-library/react';
import { I18nContextProvider, memoryStore, StoreContextProvider } from 'ra-core';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import type { Digit, Quality, RtpStream } from '../../../src/engines/rtp';
import { parseMedia } from '../../../src/engines/rtp/parseMedia';
import { callLadder } from '../../../src/engines/sip/callLadder';
import { parseCapture } from '../../../src/engines/sip/parseCapture';
import { CourseChart } from '../../../src/resources/recent-calls/media/CourseChart';
import { StreamDetails } from '../../../src/resources/recent-calls/media/StreamDetails';
import { useStreamTexts } from '../../../src/resources/recent-calls/media/streamTexts';
import { useStreamNames } from '../../../src/resources/recent-calls/media/useStreamNames';
import { keyWords } from '../../support/keyWords';

afterEach(cleanup);

const store = memoryStore({ locale: 'en' });
const Words = ({ children }: { children: ReactNode }) => (
  <QueryClientProvider client={new QueryClient()}>
    <StoreContextProvider value={store}>
      <I18nContextProvider value={keyWords}>{children}</I18nContextProvider>
    </StoreContextProvider>
  </QueryClientProvider>
);
const text = (name: string) => `resources.recent-calls.media.${name}`;
const file = readFileSync('tests/fixtures/rtp/call.pcap');
const ladder = callLadder([parseCapture(file)]);
const [stream] = parseMedia(
  file,
  ladder.messages.map(({ body }) => body),
).streams as [RtpStream];
const digit = (more: Partial<Digit>): Digit => ({
  ...{ event: 1, symbol: '1', start: 0, duration: 100, isWhole: true, ...more },
});

describe('what is measured, in words', () => {
  const texts = () => renderHook(() => useStreamTexts(), { wrapper: Words }).result.current;

  it.each([
    [5, '5.0'],
    [99.94, '99.9'],
    [100, '100'],
    [1234.5, '1,235'],
  ])('%d milliseconds', (value, expected) => {
    expect(texts().milliseconds(value)).toBe(`${text('milliseconds')} ${expected}`);
  });

  it.each([
    [1, 8, '12.5%'],
    [0, 8, '0%'],
    [0, 0, '0%'],
    [5, 0, '0%'],
  ])('%d of %d', (part, whole, expected) => {
    expect(texts().percent(part, whole)).toBe(expected);
  });

  it('a codec has its name, or its number, and says that it is encrypted', () => {
    const codec = { ...stream.codec, name: 'PCMU' };
    const unnamed = { ...codec, name: '', payloadType: 97 };
    expect(texts().codec({ codec })).toBe('PCMU');
    expect(texts().codec({ codec: unnamed })).toBe(`${text('payloadType')} 97`);
    expect(texts().coding({ codec, isEncrypted: false })).toBe('PCMU');
    expect(texts().coding({ codec, isEncrypted: true })).toBe('PCMU · SRTP');
  });

  it.each<[Quality['category'], string]>([
    ['best', 'on'],
    ['high', 'on'],
    ['medium', 'warning'],
    ['low', 'warning'],
    ['poor', 'error'],
  ])('quality that is %s', (category, state) => {
    const quality = { category, mos: 4.25 } as Quality;
    expect(texts().quality(quality)).toEqual({ state, label: `${text(`mos.${category}`)} 4.3` });
  });

  it('keys are those of a telephone, a flash, or events by number; of many the first', () => {
    const { key, keys } = texts();
    expect(key(digit({ symbol: '#' }))).toBe('#');
    expect(key(digit({ symbol: '', event: 16 }))).toContain('digits.flash');
    expect(key(digit({ symbol: '', event: 36 }))).toBe(`${text('digits.event')} 36`);
    expect(keys({ digits: [] })).toBe('');
    const many = (length: number) => Array.from({ length }, () => digit({}));
    expect(keys({ digits: many(2) })).toBe(`${text('digits.row')} 1 1`);
    expect(keys({ digits: many(32) })).not.toContain('…');
    expect(keys({ digits: many(33) })).toBe(`${text('digits.row')} ${'1 '.repeat(32)}…`);
  });
});

describe('what a stream is called', () => {
  const leg = { from: '<sip:4930@a>', to: '<sip:1555@b>', callId: 'x', messages: 1 };
  const ends = `${stream.source} → ${stream.destination}`;
  const named = (speaker: { leg: number; isCaller: boolean } | null, legs = [leg]) => {
    const speakers = new Map(speaker ? [[stream.id, speaker]] : []);
    const use = () => useStreamNames({ ...ladder, legs }, speakers);
    return renderHook(use, { wrapper: Words }).result.current(stream);
  };
  it.each([
    [{ leg: 0, isCaller: true }, [leg], /fromTo \S*4930 \S*1555$/],
    [{ leg: 0, isCaller: false }, [leg], /fromTo \S*1555 \S*4930$/],
    [{ leg: 1, isCaller: true }, [leg, leg], /facts\.leg 2 \S*4930 \S*1555$/],
  ])('is who speaks to whom: %j', (speaker, legs, expected) => {
    expect(named(speaker, legs)).toMatch(expected);
  });
  it('is where it comes from and goes to where somebody is not known', () => {
    expect(named(null)).toBe(ends);
    expect(named({ leg: 3, isCaller: true })).toBe(ends);
    expect(named({ leg: 0, isCaller: true }, [{ ...leg, to: '' }])).toBe(ends);
  });
});

describe('the details of a stream', () => {
  const receiver = { time: 0, fractionLost: 2, lost: 7, jitter: 3, roundTrip: 40 };
  const voice = {
    ...{ lost: 1, discarded: 4, roundTrip: null, endSystemDelay: null },
    ...{ rating: 80, listeningMos: 4.1, conversationMos: null },
  };
  /** The facts behind those that are measured. */
  const reported = (more: Partial<RtpStream>) => {
    const one: RtpStream = { ...stream, sender: null, receiver: null, voice: null, ...more };
    const conversation = { stream: one, opposite: undefined, nameOf: () => '' };
    const all = <StreamDetails file={new Blob([])} {...conversation} />;
    const terms = render(all, { wrapper: Words }).container.querySelectorAll('dt');
    const names = [...terms].map(({ textContent }) => textContent?.replace(text('facts.'), ''));
    return names.slice(names.indexOf('longestPause') + 1);
  };

  it.each<[string, Partial<RtpStream>, string[]]>([
    ['nothing', {}, []],
    ['that a sender has not begun', { sender: { packets: 0, octets: 0 } }, []],
    ['what a sender sent', { sender: { packets: 9, octets: 9 } }, ['sent']],
    [
      'what a receiver says',
      { receiver },
      ['reportedLost', 'fractionLost', 'reportedJitter', 'roundTrip'],
    ],
    ['what is known for voice', { voice }, ['discarded', 'rating', 'listeningMos']],
    [
      'no way back that is not known',
      { receiver: { ...receiver, roundTrip: null } },
      ['reportedLost', 'fractionLost', 'reportedJitter'],
    ],
  ] as const)('report %s', (_name, more, expected) => {
    expect(reported(more)).toEqual(expected);
  });
});

it('keys stand in the course of a stream where they were pressed, of many at once the first', () => {
  const second = 1_000_000;
  const axis = { start: 0, end: 100 * second };
  const at = (seconds: number, symbol: string) => digit({ start: seconds * second, symbol });
  const digits = [at(10, '1'), at(11, '2'), at(50, '3')];
  const all = <CourseChart stream={{ ...stream, digits }} name="Caller" {...{ axis }} most={50} />;
  const { container } = render(all, { wrapper: Words });
  const keys = [...container.querySelectorAll('[role=img] > [translate=no]')];
  expect(keys.map(({ textContent }) => textContent)).toEqual(['1', '3']);
  expect(keys.map((key) => key.getAttribute('style'))).toEqual([
    'inset-inline-start: 10%;',
    'inset-inline-start: 50%;',
  ]);
});
