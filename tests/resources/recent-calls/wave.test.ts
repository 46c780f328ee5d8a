// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import WaveSurfer from 'wavesurfer.js';
import type { Peaks, RecordingMedia, Region } from '../../../src/engines/audio';
import {
  createWave,
  drawRegions,
  type Wave,
} from '../../../src/resources/recent-calls/player/wave';

/** What says things to those who listen, as waveforms and their regions do. */
function speaker<Args extends unknown[] = []>() {
  const listeners = new Set<[string, (...args: Args) => void]>();
  return {
    listeners,
    on: (event: string, listener: (...args: Args) => void) => {
      const entry: [string, (...args: Args) => void] = [event, listener];
      listeners.add(entry);
      return () => listeners.delete(entry);
    },
    say: (event: string, ...args: Args) => {
      for (const [name, listener] of listeners) if (name === event) listener(...args);
    },
  };
}

describe('a waveform', () => {
  const media = {
    ...{ src: 'blob:1', duration: 12, currentTime: 1.99 },
    where() {
      return this.src;
    },
  };
  const { on, say } = speaker();
  const load = vi.fn<(src: string, peaks: string, duration: number) => Promise<void>>();
  const setOptions = vi.fn();
  const wrapper = document.createElement('div');
  const scroller = document.createElement('div');
  scroller.append(wrapper);
  let create = vi.spyOn(WaveSurfer, 'create');
  const waveOf = (channels = 2, of: object = media): Wave =>
    createWave(document.createElement('div'), of as RecordingMedia, channels);
  const peaks = { view: (duration: number) => `peaks of ${duration}` } as unknown as Peaks;
  const loaded = () => load.mock.calls.map(([, , duration]) => duration);

  beforeEach(() => {
    vi.useFakeTimers();
    load.mockReset().mockResolvedValue(undefined);
    const surfer = { on, load, setOptions, getWrapper: () => wrapper };
    create = vi
      .spyOn(WaveSurfer, 'create')
      .mockImplementation(() => surfer as unknown as WaveSurfer);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });
  const options = () => create.mock.lastCall?.[0];

  it('begins silent, with a line a channel, and can be reached and scrolled by keys', () => {
    const wave = waveOf(2);
    expect(options()).toMatchObject({ duration: 12, splitChannels: [{}, {}] });
    expect(options()?.peaks).toEqual([new Float32Array(1), new Float32Array(1)]);
    waveOf(1, { ...media, duration: 0 });
    expect(options()).toMatchObject({ duration: 1, splitChannels: [{}] });
    wave.name('Waveform');
    wave.paint({ wave: 'grey', progress: 'blue', cursor: 'black' });
    expect(scroller.outerHTML).toContain('tabindex="0" role="group" aria-label="Waveform"');
    expect(setOptions.mock.lastCall).toEqual([
      { waveColor: 'grey', progressColor: 'blue', cursorColor: 'black' },
    ]);
  });

  it('follows its medium in steps, and moves it as it is', () => {
    const own = { ...media };
    waveOf(2, own);
    const followed = options()?.media as unknown as typeof own;
    expect(followed.currentTime).toBeCloseTo(59 / 30, 9);
    expect(followed.where()).toBe('blob:1');
    followed.currentTime = 7.77;
    expect(own.currentTime).toBe(7.77);
  });

  it.each([
    [12, 300],
    [1_200, 1_200],
    [36_000, 5_000],
  ])(
    'of %d seconds is drawn again %d ms after the last time while more arrives',
    (length, pause) => {
      const { draw } = waveOf();
      draw(peaks, length, false);
      expect(load.mock.calls).toEqual([['blob:1', `peaks of ${length}`, length]]);
      draw(peaks, length + 1, false);
      vi.advanceTimersByTime(pause / 2);
      draw(peaks, length + 2, false);
      vi.advanceTimersByTime(pause / 2 - 1);
      expect(loaded()).toEqual([length]);
      vi.advanceTimersByTime(3);
      expect(loaded()).toEqual([length, length + 2]);
    },
  );

  it('is drawn at once when all is known, and not again', () => {
    const { draw } = waveOf();
    draw(peaks, 1_000, false);
    draw(peaks, 1_001, false);
    draw(peaks, 1_002, true);
    vi.advanceTimersByTime(10_000);
    expect(loaded()).toEqual([1_000, 1_002]);
  });

  it('is drawn no more once it is gone', () => {
    const { draw } = waveOf();
    draw(peaks, 1_000, false);
    draw(peaks, 1_001, false);
    say('destroy');
    vi.advanceTimersByTime(10_000);
    expect(loaded()).toEqual([1_000]);
  });
});

describe('the regions of a waveform', () => {
  const at = { spanId: 's', channel: 0, start: 0, end: 1 };
  const speech = (start: number, end: number): Region => ({
    ...{ ...at, start, end, channel: 1 },
    ...{ kind: 'speech', outcome: 'ended', latency: null },
  });
  const latency: Region = { ...at, kind: 'speechLatency', latency: 0.25 };
  const key: Region = { ...at, kind: 'dtmf', digit: '1', duration: '100' };

  /** A waveform of 1,000 seconds and 10 pixels a second. */
  function drawnOf(regions: Region[], channels = 2) {
    const surfer = speaker();
    const plugin = speaker<[{ id: string }, Pick<MouseEvent, 'stopPropagation'>]>();
    const state = { scroll: 0, length: 1_000, drawings: 0 };
    let shown: { id: string; start: number; end: number; channelIdx: number; content?: Element }[] =
      [];
    const wave = {
      surfer: {
        ...surfer,
        getScroll: () => state.scroll,
        getDuration: () => state.length,
        getWrapper: () => ({ clientWidth: 10_000 }),
      },
      regions: {
        ...plugin,
        clearRegions: () => {
          shown = [];
          state.drawings += 1;
        },
        addRegion: (region: (typeof shown)[number]) => shown.push(region),
      },
    };
    const onRegion = vi.fn();
    const end = drawRegions(wave as unknown as Wave, regions, channels, onRegion);
    const scrollTo = (seconds: number) => {
      state.scroll = seconds * 10;
      surfer.say('scroll');
    };
    return { surfer, plugin, state, onRegion, end, scrollTo, shown: () => shown };
  }

  it('are drawn a minute around what is in sight', () => {
    const all = [
      speech(0, 59.9),
      speech(30, 60),
      speech(120, 121),
      speech(121, 240),
      speech(241, 242),
    ];
    const { shown, scrollTo, state } = drawnOf(all);
    const starts = () => shown().map(({ start }) => start);
    expect(starts()).toEqual([0, 30, 120]);
    scrollTo(119.9);
    expect(starts()).toEqual([0, 30, 120, 121]);
    scrollTo(120);
    expect(starts()).toEqual([30, 120, 121]);
    const { drawings } = state;
    scrollTo(179);
    expect(state.drawings).toBe(drawings);
    scrollTo(180);
    expect(starts()).toEqual([120, 121, 241]);
    scrollTo(0);
    expect(starts()).toEqual([0, 30, 120]);
  });

  it('are drawn again with the waveform, also one whose length is not known yet', () => {
    const { shown, state, surfer } = drawnOf([speech(0, 1)]);
    const { drawings } = state;
    surfer.say('ready');
    expect(state.drawings).toBe(drawings + 1);
    expect(shown()).toHaveLength(1);
    state.length = Number.NaN;
    surfer.say('scroll');
    expect(shown()).toHaveLength(1);
  });

  it.each([
    [2, 1],
    [1, 0],
  ])('of a recording of %d channels stand where there is one', (channels, channelIdx) => {
    expect(drawnOf([speech(0, 1)], channels).shown()).toMatchObject([{ channelIdx }]);
  });

  it('say how long a latency is, and nothing of what is heard', () => {
    const said = drawnOf([speech(0, 1), latency, key]).shown();
    expect(said.map(({ content }) => content?.textContent)).toEqual([
      undefined,
      '0.25s',
      undefined,
    ]);
  });

  it('open their details when they are pressed, and leave the playhead', () => {
    const { plugin, onRegion, scrollTo, shown } = drawnOf([key, latency, speech(500, 501)]);
    const stopPropagation = vi.fn();
    plugin.say('region-clicked', { id: shown()[1]?.id ?? '' }, { stopPropagation });
    expect(onRegion.mock.calls).toEqual([[latency]]);
    expect(stopPropagation).toHaveBeenCalledTimes(1);
    scrollTo(500);
    plugin.say('region-clicked', { id: shown()[0]?.id ?? '' }, { stopPropagation });
    expect(onRegion.mock.lastCall).toEqual([speech(500, 501)]);
    plugin.say('region-clicked', { id: 'of another plugin' }, { stopPropagation });
    expect(stopPropagation).toHaveBeenCalledTimes(2);
  });

  it('leave nothing behind', () => {
    const { end, shown, surfer, plugin } = drawnOf([key]);
    end();
    expect(shown()).toEqual([]);
    expect(surfer.listeners.size + plugin.listeners.size).toBe(0);
  });
});
