// @vitest-environment jsdom
import fc from 'fast-check';
import { afterEach, expect, it, vi } from 'vitest';
import type { RecordingFile } from '../../../src/engines/audio/RecordingFile';
import { RecordingMedia } from '../../../src/engines/audio/RecordingMedia';
import { standIn } from '../../support/audioElement';
import { propertyRuns } from '../../support/propertyRuns';

const length = 60;

/**
 * An audio element as the HTML standard has it (4.8.11): what is set takes effect at once, loading and
 * seeking take as long as `work` says, and events are told later, one by one. A new source forgets all.
 */
class Element {
  paused = true;
  seeking = false;
  readyState = 0;
  duration = Number.NaN;
  events: string[] = [];
  private url = '';
  private time = 0;
  private pending: ((error: Error) => void)[] = [];

  constructor(
    private secondsOf: (url: string) => number,
    readonly element = document.createElement('audio'),
  ) {}

  get ended() {
    return this.readyState > 0 && this.time >= this.duration;
  }
  get src() {
    return this.url;
  }
  set src(url: string) {
    this.stop();
    Object.assign(this, { url, readyState: 0, duration: Number.NaN, time: 0, seeking: false });
    this.events = [];
  }
  get currentTime() {
    return this.time;
  }
  set currentTime(time: number) {
    // Chromium may lose it, and never seeks nor plays again: seen with two seeks within a millisecond.
    if (this.seeking) throw new Error('It is sought in while it seeks');
    if (this.readyState === 0) return;
    this.time = Math.min(time, this.duration);
    this.seeking = true;
    this.events.push('seeking');
  }
  play() {
    if (this.paused) {
      this.paused = false;
      if (this.ended) this.currentTime = 0;
      this.events.push('play');
    }
    return new Promise<void>((_resolve, reject) => this.pending.push(reject));
  }
  pause() {
    if (this.paused) return;
    this.stop();
    this.events.push('pause');
  }
  private stop() {
    this.paused = true;
    for (const reject of this.pending.splice(0))
      reject(Object.assign(new Error(), { name: 'AbortError' }));
  }
  private end() {
    if (!this.ended) return;
    this.events.push('timeupdate');
    if (!this.paused) this.pause();
    this.events.push('ended');
  }
  /** A step of loading or seeking; false when there is nothing to do. */
  work() {
    if (this.url !== '' && this.readyState === 0) {
      Object.assign(this, { readyState: 4, duration: this.secondsOf(this.url) });
      this.events.push('loadedmetadata', 'canplay');
    } else if (this.seeking) {
      this.seeking = false;
      this.events.push('timeupdate', 'seeked');
      this.end();
    } else {
      return false;
    }
    return true;
  }
  sound(seconds: number) {
    if (this.paused || this.seeking || this.readyState === 0 || this.ended) return;
    this.time = Math.min(this.time + seconds, this.duration);
    this.events.push('timeupdate');
    this.end();
  }
  /** Tells the next event; false when there is none. */
  tell() {
    const event = this.events.shift();
    if (event) this.element.dispatchEvent(new Event(event));
    return event !== undefined;
  }
}

/** A recording of a minute of which a part has arrived, its player, and the element behind that. */
function openRecording(seconds: number) {
  const sources: { seconds: number; begins: number }[] = [];
  const file = {
    ...{ seconds, isEnded: seconds >= length, isDurationKnown: true, duration: length },
    needsOwnStart: false,
    get canPlay(): boolean {
      return this.isEnded || this.seconds >= 3;
    },
    playable(from: number) {
      const begins = this.needsOwnStart ? Math.floor(10 * Math.min(from, this.seconds)) / 10 : 0;
      sources.push({ seconds: this.seconds, begins });
      return { file: new Blob(), begins };
    },
  };
  const audio = new Element((url) => {
    const source = sources[Number(url)];
    return source ? source.seconds - source.begins : 0;
  });
  standIn(audio.element, audio);
  Object.assign(audio.element, { play: () => audio.play(), pause: () => audio.pause() });
  Object.assign(URL, {
    createObjectURL: () => String(sources.length - 1),
    revokeObjectURL: () => undefined,
  });
  vi.spyOn(document, 'createElement').mockReturnValueOnce(audio.element);
  const media = new RecordingMedia(file as unknown as RecordingFile);
  const arrive = (to: number) => {
    file.seconds = Math.min(length, Math.max(file.seconds, to));
    file.isEnded = file.seconds === length;
    media.update();
  };
  return { file, audio, media, arrive };
}

afterEach(() => vi.restoreAllMocks());

type Opened = ReturnType<typeof openRecording>;

/** What may happen, in any order: of the operator, the network, the browser, and a keyboard's own keys. */
const steps: Record<string, (opened: Opened, amount: number) => void> = {
  tell: ({ audio }) => audio.tell(),
  work: ({ audio }) => audio.work(),
  sound: ({ audio }, amount) => audio.sound(amount / 10),
  arrive: ({ file, arrive }, amount) => arrive(file.seconds + amount / 3),
  seek: ({ media }, amount) => {
    media.currentTime = amount;
  },
  play: ({ media }) => {
    media.play().catch(() => undefined);
  },
  pause: ({ media }) => media.pause(),
  keyPlay: ({ media, audio }) => {
    if (media.readyState > 0 && !media.seeking) audio.play().catch(() => undefined);
  },
  keyPause: ({ audio }) => audio.pause(),
  variable: ({ file }) => {
    file.needsOwnStart = true;
  },
};

/** Lets all that is under way come to its end, with all of the file there. */
async function settle({ audio, arrive }: Opened) {
  arrive(length);
  for (let count = 0; count < 1000; count += 1) {
    await Promise.resolve();
    if (!audio.tell() && !audio.work()) return;
  }
  throw new Error('It never comes to rest');
}

/** Played by a key at the end of what has arrived, which seeks by itself, and sent elsewhere meanwhile. */
const playedAtEnd = ['seek', 'work', 'tell', 'work', 'tell', 'keyPlay'].map(
  (name): [string, number] => [name, 3],
);

const oneStep = fc.tuple(
  fc.constantFrom(...Object.keys(steps), 'tell', 'tell', 'work', 'seek'),
  fc.integer({ min: 0, max: length }),
);

it('stands where it was sent and plays when it was told to, in whatever order things happen', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 0, max: length }),
      fc.array(oneStep, { maxLength: 40 }),
      fc.integer({ min: 0, max: length - 2 }),
      fc.boolean(),
      async (arrived, taken, place, isPlaying) => {
        const opened = openRecording(arrived);
        const { audio, media } = opened;
        for (const [name, amount] of taken) {
          steps[name]?.(opened, amount);
          await Promise.resolve();
        }
        media.currentTime = place;
        if (isPlaying) steps.play?.(opened, 0);
        else media.pause();
        await settle(opened);
        expect(media).toMatchObject({
          isWaiting: false,
          seeking: false,
          ended: false,
          error: null,
        });
        expect([media.paused, audio.paused]).toEqual([!isPlaying, !isPlaying]);
        expect(Math.abs(media.currentTime - place)).toBeLessThan(0.31);
        if (!isPlaying) return;
        const from = media.currentTime;
        audio.sound(1);
        await settle(opened);
        expect(media.currentTime).toBeGreaterThan(from);
      },
    ),
    { numRuns: propertyRuns(400, 40_000), examples: [[3, playedAtEnd, 0, false]] },
  );
});

it('knows when it was stopped and started past its own buttons', async () => {
  const opened = openRecording(length);
  const { audio, media } = opened;
  const heard: string[] = [];
  for (const event of ['play', 'pause']) media.addEventListener(event, () => heard.push(event));
  steps.play?.(opened, 0);
  await settle(opened);
  audio.pause();
  await settle(opened);
  expect(media.paused).toBe(true);
  steps.keyPlay?.(opened, 0);
  await settle(opened);
  expect(media.paused).toBe(false);
  expect(heard).toEqual(['play', 'pause', 'play']);
});

it('is silent while it waits, and keeps to the moment that it waits for', async () => {
  const opened = openRecording(10);
  const { audio, media, arrive } = opened;
  steps.play?.(opened, 0);
  media.update();
  for (let turn = 0; turn < 20; turn += 1) if (!audio.tell()) audio.work();
  expect(audio.paused).toBe(false);
  media.currentTime = 50;
  expect(audio.paused).toBe(true);
  audio.sound(10);
  while (audio.tell());
  arrive(30);
  expect(media).toMatchObject({ currentTime: 50, isWaiting: true, paused: false });
  await settle(opened);
  expect(media).toMatchObject({ currentTime: 50, isWaiting: false, paused: false });
  expect(audio.paused).toBe(false);
});
