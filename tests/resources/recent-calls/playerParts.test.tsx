// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { I18nContextProvider, memoryStore, StoreContextProvider } from 'ra-core';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import type { RecordingSession, RecordingState } from '../../../src/engines/audio';
import { PlayerStatus } from '../../../src/resources/recent-calls/player/PlayerStatus';
import { VolumeControl } from '../../../src/resources/recent-calls/player/VolumeControl';
import { keyWords } from '../../support/keyWords';

afterEach(cleanup);

const store = memoryStore({ locale: 'en' });
const Words = ({ children }: { children: ReactNode }) => (
  <StoreContextProvider value={store}>
    <I18nContextProvider value={keyWords}>{children}</I18nContextProvider>
  </StoreContextProvider>
);
const text = (name: string) => `resources.recent-calls.player.${name}`;

const complete: RecordingState = {
  ...{ phase: 'ready', error: null, isEmpty: false, isPlaying: false, isWaiting: false },
  ...{ duration: 90, receivedSeconds: 65, receivedBytes: 500_000, totalBytes: 500_000 },
  ...{ contentType: 'audio/wav', isComplete: true, isTruncated: false },
  ...{ peakSeconds: 61, arePeaksComplete: true, channels: 1, rate: 1, volume: 0.5, isMuted: false },
};
const arriving = { isComplete: false, arePeaksComplete: false, receivedBytes: 250_000 };

describe('the state of a recording in words', () => {
  it.each<[string, Partial<RecordingState>, string[]]>([
    ['all is there', {}, []],
    ['half has come', arriving, ['loadingPart 50']],
    ['it is longer than was said', { ...arriving, receivedBytes: 900_000 }, ['loadingPart 100']],
    ['nobody knows how long it is', { ...arriving, totalBytes: null }, ['loadingSize 250 kB']],
    ['nothing has come', { ...arriving, totalBytes: null, receivedBytes: 0 }, ['loading']],
    ['it waits for more', { ...arriving, isWaiting: true }, ['waiting']],
    ['it broke off', { ...arriving, isTruncated: true }, ['cut 01:05']],
    ['it has no waveform', { peakSeconds: null, arePeaksComplete: false }, ['noWaveform']],
    ['its waveform is being drawn', { arePeaksComplete: false }, ['drawing 01:01']],
    [
      'it broke off without a length',
      { ...arriving, isTruncated: true, totalBytes: null },
      ['cut 01:05'],
    ],
  ])('where %s', (_name, more, expected) => {
    render(<PlayerStatus state={{ ...complete, ...more }} />, { wrapper: Words });
    const shown = [...document.querySelectorAll('p')].map((one) => one.textContent);
    const sentence = expected.map(text).join(' ');
    expect(shown).toEqual([text('keys'), ...(sentence ? [sentence] : [])]);
  });

  it.each<[Partial<RecordingState>, string]>([
    [{ phase: 'loading', isPlaying: true }, 'loading'],
    [{ isWaiting: true, isPlaying: true }, 'waiting'],
    [{ isPlaying: true }, 'playing'],
    [{}, 'paused'],
  ])('is said aloud where %j', (more, expected) => {
    render(<PlayerStatus state={{ ...complete, ...more }} />, { wrapper: Words });
    expect(screen.getByRole('status').textContent).toBe(text(expected));
  });
});

describe('the volume of a recording', () => {
  const drawVolume = (state: Partial<RecordingState>, isOff = false) => {
    const media = { muted: state.isMuted ?? false, volume: 0.5 };
    const session = { media } as unknown as RecordingSession;
    render(<VolumeControl {...{ session, isOff }} state={{ ...complete, ...state }} />, {
      wrapper: Words,
    });
    return media;
  };
  const slider = () => screen.getByRole('slider', { name: text('volume') });

  it.each([
    [false, 'mute', '50%', true],
    [true, 'unmute', '0%', false],
  ])('muted %s can be changed by a press: %s', (isMuted, name, shown, expected) => {
    const media = drawVolume({ isMuted });
    expect(slider().getAttribute('aria-valuetext')).toBe(shown);
    fireEvent.click(screen.getByRole('button', { name: text(name) }));
    expect(media).toEqual({ muted: expected, volume: 0.5 });
  });

  it('is heard once it is changed', () => {
    const media = drawVolume({ isMuted: true });
    fireEvent.change(slider(), { target: { value: '30' } });
    expect(media).toEqual({ muted: false, volume: 0.3 });
  });

  it('cannot be changed while nothing can be heard', () => {
    drawVolume({}, true);
    expect(screen.getByRole('button').hasAttribute('disabled')).toBe(true);
    expect(slider().hasAttribute('disabled')).toBe(true);
  });
});
