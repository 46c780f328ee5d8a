// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { RecordingFile } from '../../../src/engines/audio/RecordingFile';
import { RecordingMedia } from '../../../src/engines/audio/RecordingMedia';
import { standIn } from '../../support/audioElement';

/** What the browser's audio element does with a source, as far as the player relies on it. */
class Sound {
  src = '';
  paused = true;
  seeking = false;
  readyState = 0;
  duration = Number.NaN;
  played = 0;
  /** What the browser says to being started. */
  answer = Promise.resolve();
  private time = 0;
  constructor(private element: HTMLAudioElement) {}
  get ended() {
    return this.time >= this.duration;
  }
  get currentTime() {
    return this.time;
  }
  set currentTime(time: number) {
    this.time = Math.min(time, this.duration);
    this.seeking = true;
    this.tell('seeking');
  }
  tell(event: string) {
    this.element.dispatchEvent(new Event(event));
  }
  /** The source is ready. */
  load(duration: number) {
    Object.assign(this, { readyState: 4, duration, time: 0 });
    this.tell('loadedmetadata');
    this.tell('canplay');
  }
  /** The seek is done. */
  arrive() {
    this.seeking = false;
    this.tell('seeked');
  }
  /** It plays on to a moment. */
  reach(time: number) {
    this.time = time;
    this.tell('timeupdate');
  }
}

let sound: Sound;
let element: HTMLAudioElement;
const made = vi.fn<(source: Blob | MediaSource) => string>();
const freed = vi.fn<(url: string) => void>();

beforeEach(() => {
  element = document.createElement('audio');
  sound = new Sound(element);
  standIn(element, sound);
  Object.assign(element, {
    play: async () => {
      sound.paused = false;
      sound.played += 1;
      await sound.answer;
    },
    pause: () => {
      sound.paused = true;
    },
    load: () => undefined,
  });
  vi.spyOn(document, 'createElement').mockReturnValueOnce(element);
  made.mockReset();
  let count = 0;
  made.mockImplementation(() => {
    count += 1;
    return `blob:${count}`;
  });
  freed.mockReset();
  Object.assign(URL, { createObjectURL: made, revokeObjectURL: freed });
});

/** A file of 100 s of which so many have arrived. */
const fileOf = (seconds: number, isEnded = false) => ({
  seconds,
  isEnded,
  isDurationKnown: true,
  duration: 100,
  get canPlay() {
    return this.isEnded || this.seconds >= 3;
  },
  needsOwnStart: false,
  playable(from: number) {
    return { file: new Blob(['x']), begins: this.needsOwnStart ? Math.floor(from) : 0 };
  },
});
const mediaOf = (file: ReturnType<typeof fileOf>) =>
  new RecordingMedia(file as unknown as RecordingFile);

describe('a recording that arrives', () => {
  it('begins as soon as there are a few seconds, and plays when it was told to', async () => {
    const file = fileOf(1);
    const media = mediaOf(file);
    await media.play();
    media.update();
    expect(made).not.toHaveBeenCalled();
    file.seconds = 4;
    media.update();
    expect(sound.src).toBe('blob:1');
    expect(sound.played).toBe(0);
    sound.load(4);
    expect(sound.played).toBe(1);
    expect(media.duration).toBe(100);
  });

  it('gets a longer source when it comes near the end of what it has, and frees the old one', async () => {
    const file = fileOf(10);
    const media = mediaOf(file);
    media.update();
    sound.load(10);
    await media.play();
    file.seconds = 60;
    sound.reach(5);
    expect(made).toHaveBeenCalledTimes(1);
    sound.reach(8.5);
    expect(sound.src).toBe('blob:2');
    expect(freed).toHaveBeenCalledExactlyOnceWith('blob:1');
    expect(media.currentTime).toBe(8.5);
    sound.load(60);
    expect(sound.currentTime).toBe(8.5);
    sound.arrive();
    expect(sound.played).toBe(2);
    expect(media.paused).toBe(false);
  });

  it('waits for a moment that has not arrived, and goes on there', async () => {
    const file = fileOf(10);
    const media = mediaOf(file);
    media.update();
    sound.load(10);
    media.currentTime = 50;
    expect(media).toMatchObject({ isWaiting: true, currentTime: 50 });
    file.seconds = 40;
    media.update();
    expect(made).toHaveBeenCalledTimes(1);
    file.seconds = 55;
    media.update();
    sound.load(55);
    sound.arrive();
    expect(media).toMatchObject({ isWaiting: false, currentTime: 50 });
  });

  it('forgets no seek that comes while a source is made ready', () => {
    const file = fileOf(10);
    const media = mediaOf(file);
    media.update();
    sound.load(10);
    file.seconds = 60;
    media.currentTime = 20;
    sound.load(60);
    media.currentTime = 40;
    sound.arrive();
    expect(sound.currentTime).toBe(40);
    expect(media.currentTime).toBe(40);
  });

  it('that ends is no end while more is to come', async () => {
    const file = fileOf(10);
    const media = mediaOf(file);
    const ended = vi.fn();
    media.addEventListener('ended', ended);
    media.update();
    sound.load(10);
    await media.play();
    sound.reach(10);
    sound.tell('ended');
    expect(ended).not.toHaveBeenCalled();
    expect(media).toMatchObject({ isWaiting: true, paused: false });
    Object.assign(file, { seconds: 100, isEnded: true });
    media.update();
    sound.load(100);
    sound.arrive();
    sound.reach(100);
    sound.tell('ended');
    expect(ended).toHaveBeenCalledTimes(1);
    expect(media.paused).toBe(true);
  });

  it('plays on from where someone went in the moment in which it ended', async () => {
    const media = mediaOf(fileOf(100, true));
    media.update();
    sound.load(100);
    await media.play();
    sound.reach(100);
    sound.paused = true;
    media.currentTime = 50;
    sound.tell('ended');
    sound.arrive();
    expect(media).toMatchObject({ paused: false, ended: false, currentTime: 50 });
    expect(sound.paused).toBe(false);
  });

  it('ends where someone goes to its end, and begins anew when it is played again', async () => {
    const media = mediaOf(fileOf(100, true));
    const ended = vi.fn();
    media.addEventListener('ended', ended);
    media.update();
    sound.load(100);
    await media.play();
    media.currentTime = 100;
    sound.paused = true;
    sound.arrive();
    expect(ended).toHaveBeenCalledTimes(1);
    expect(media).toMatchObject({ paused: true, ended: true, currentTime: 100 });
    expect(sound.played).toBe(1);

    await media.play();
    expect(sound.currentTime).toBe(0);
    sound.arrive();
    expect(media).toMatchObject({ paused: false, ended: false, currentTime: 0 });
    expect(sound.played).toBe(2);
  });

  it('is broken only when all of it cannot be played', () => {
    const file = fileOf(10);
    const media = mediaOf(file);
    const failed = vi.fn();
    media.addEventListener('error', failed);
    media.update();
    sound.tell('error');
    file.seconds = 50;
    media.update();
    expect(failed).not.toHaveBeenCalled();
    expect(made).toHaveBeenCalledTimes(1);
    file.isEnded = true;
    media.update();
    expect(made).toHaveBeenCalledTimes(2);
    sound.tell('error');
    expect(failed).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['NotAllowedError', true],
    ['AbortError', false],
  ])('stops where the browser does not let it play, and says so: %s', async (name, isStopped) => {
    const media = mediaOf(fileOf(100, true));
    media.update();
    sound.load(100);
    sound.answer = Promise.reject(Object.assign(new Error('No'), { name }));
    const heard: string[] = [];
    for (const event of ['play', 'pause']) media.addEventListener(event, () => heard.push(event));
    const outcome = await media.play().then(
      () => 'plays',
      (error: Error) => error.name,
    );
    expect([outcome, media.paused]).toEqual([isStopped ? name : 'plays', isStopped]);
    expect(heard).toEqual(isStopped ? ['play', 'pause'] : ['play']);
  });

  it('plays on where its source was replaced while it was started', async () => {
    const file = fileOf(10);
    const media = mediaOf(file);
    media.update();
    sound.load(10);
    const refuse: ((error: Error) => void)[] = [];
    sound.answer = new Promise((_resolve, reject) => refuse.push(reject));
    const playing = media.play();
    file.seconds = 60;
    sound.reach(9);
    expect(sound.src).toBe('blob:2');
    refuse[0]?.(new Error('The source is gone'));
    await playing;
    expect(media.paused).toBe(false);
  });

  it('tells of its volume at once, and keeps its speed with another source', () => {
    const media = mediaOf(fileOf(10));
    // Its own event comes later.
    Object.defineProperty(element, 'volume', { value: 1, writable: true });
    const heard: string[] = [];
    for (const event of ['volumechange', 'ratechange', 'waiting', 'playing'])
      media.addEventListener(event, () => heard.push(event));
    media.volume = 0.25;
    expect([media.volume, heard.length]).toEqual([0.25, 1]);
    media.playbackRate = 1.5;
    media.muted = true;
    expect(media).toMatchObject({ playbackRate: 1.5, muted: true });
    heard.length = 0;
    sound.tell('volumechange');
    sound.tell('ratechange');
    expect(heard).toEqual(['volumechange', 'ratechange']);
    expect(element).toMatchObject({ defaultPlaybackRate: 1.5, preload: 'auto' });
    heard.length = 0;
    media.update();
    sound.load(10);
    for (const moment of [50, 60, 5]) media.currentTime = moment;
    expect(heard).toEqual(['waiting', 'playing']);
    expect([media.readyState, media.src]).toEqual([4, 'recording']);
  });

  it('keeps nothing when it is closed', () => {
    const media = mediaOf(fileOf(10));
    media.update();
    sound.load(10);
    media.destroy();
    expect(freed).toHaveBeenCalledExactlyOnceWith('blob:1');
    expect(sound.paused).toBe(true);
    media.update();
    expect(made).toHaveBeenCalledTimes(1);
  });
});

describe('a recording in which players find no moment', () => {
  it('gets a source that begins there for each seek, and counts from its beginning', async () => {
    const file = Object.assign(fileOf(100, true), { needsOwnStart: true });
    const media = mediaOf(file);
    media.update();
    await media.play();
    // The player has its own idea of the length.
    sound.load(40);
    sound.reach(7);
    expect(media.currentTime).toBe(7);
    media.currentTime = 80.5;
    expect(sound.src).toBe('blob:2');
    expect(media.currentTime).toBe(80.5);
    sound.load(12);
    expect(sound.currentTime).toBe(0);
    expect(media).toMatchObject({ currentTime: 80, seeking: false, paused: false });
    sound.reach(6);
    expect(media.currentTime).toBe(86);
    expect(media.duration).toBe(100);
    media.currentTime = 20;
    sound.load(90);
    expect(media.currentTime).toBe(20);
  });

  it('plays on while it arrives', async () => {
    const file = Object.assign(fileOf(30), { needsOwnStart: true });
    const media = mediaOf(file);
    media.update();
    await media.play();
    sound.load(30);
    media.currentTime = 20;
    sound.load(10);
    file.seconds = 60;
    sound.reach(9);
    expect(sound.src).toBe('blob:3');
    sound.load(31);
    expect(media.currentTime).toBe(29);
    sound.reach(1.5);
    expect(media.currentTime).toBe(30.5);
  });
});
