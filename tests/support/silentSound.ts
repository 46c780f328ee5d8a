import { vi } from 'vitest';
import WaveSurfer from 'wavesurfer.js';

interface Sound {
  src: string;
  isPaused: boolean;
  time: number;
}

/**
 * Audio elements as jsdom does not have them: each is ready as soon as it has a source, of so many seconds,
 * and plays without a sound. Until `vi.restoreAllMocks`.
 */
export function stubSound(seconds: number): void {
  const page = HTMLMediaElement.prototype;
  const sounds = new WeakMap<HTMLMediaElement, Sound>();
  const soundOf = (element: HTMLMediaElement): Sound => {
    const sound = sounds.get(element) ?? { src: '', isPaused: true, time: 0 };
    sounds.set(element, sound);
    return sound;
  };
  const tell = (element: HTMLMediaElement, ...events: string[]) =>
    queueMicrotask(() => {
      for (const event of events) element.dispatchEvent(new Event(event));
    });
  const read = <Value>(name: keyof HTMLMediaElement, get: (sound: Sound) => Value) =>
    vi.spyOn(page, name as 'paused', 'get').mockImplementation(function (this: HTMLMediaElement) {
      return get(soundOf(this)) as boolean;
    });
  read('src', ({ src }) => src);
  read('paused', ({ isPaused }) => isPaused);
  read('currentTime', ({ time }) => time);
  read('ended', () => false);
  read('duration', () => seconds);
  read('readyState', ({ src }) => (src ? 4 : 0));
  vi.spyOn(page, 'src', 'set').mockImplementation(function (this: HTMLMediaElement, src) {
    Object.assign(soundOf(this), { src });
    tell(this, 'loadedmetadata', 'canplay');
  });
  vi.spyOn(page, 'currentTime', 'set').mockImplementation(function (this: HTMLMediaElement, time) {
    Object.assign(soundOf(this), { time });
    tell(this, 'seeked', 'timeupdate');
  });
  const turn = (isPaused: boolean) =>
    function (this: HTMLMediaElement) {
      const was = soundOf(this).isPaused;
      Object.assign(soundOf(this), { isPaused });
      if (was !== isPaused) tell(this, isPaused ? 'pause' : 'play');
    };
  vi.spyOn(page, 'pause').mockImplementation(turn(true));
  const play = turn(false);
  vi.spyOn(page, 'play').mockImplementation(async function (this: HTMLMediaElement) {
    play.call(this);
  });
  vi.spyOn(page, 'load').mockReturnValue();
  Object.assign(URL, { createObjectURL: () => 'blob:sound', revokeObjectURL: () => undefined });
}

/** Waveforms are drawn on what jsdom does not have. Gives what was to be drawn: how many seconds, each time. */
export function stubWaves(seconds: number): { drawn: number[] } {
  const drawn: number[] = [];
  vi.spyOn(WaveSurfer, 'create').mockImplementation(() => {
    const picture = document.createElement('div');
    picture.append(document.createElement('div'));
    const wave: Partial<WaveSurfer> = {
      on: () => () => undefined,
      load: async (_url, _peaks, duration = 0) => void drawn.push(duration),
      setOptions: () => undefined,
      getWrapper: () => picture.firstElementChild as HTMLElement,
      getDuration: () => seconds,
      getScroll: () => 0,
      getWidth: () => 0,
      destroy: () => undefined,
    };
    return wave as WaveSurfer;
  });
  return { drawn };
}
