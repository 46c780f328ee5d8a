// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { RecordingSession, type RecordingState } from '../../../src/engines/audio/RecordingSession';
import type { RecordingStream } from '../../../src/types';
import { standIn } from '../../support/audioElement';
import { wav } from './wavFile';

let element: HTMLAudioElement;
let sound: Record<string, unknown>;

beforeEach(() => {
  vi.useFakeTimers();
  element = document.createElement('audio');
  sound = { src: '', paused: true, seeking: false, readyState: 0, duration: 10, currentTime: 0 };
  standIn(element, Object.assign(sound, { ended: false }));
  Object.assign(element, {
    play: async () => void Object.assign(sound, { paused: false }),
    pause: () => void Object.assign(sound, { paused: true }),
    load: () => undefined,
  });
  vi.spyOn(document, 'createElement').mockReturnValueOnce(element);
  Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL: vi.fn() });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** A file of ten seconds of a channel of 8,000 samples of 16 bits a second, all of it silent. */
const file = wav({ data: Array(160_000).fill(0) });

/** A recording of which a test sends the bytes. */
function opened() {
  let sender: ReadableStreamDefaultController<Uint8Array> | undefined;
  const stream = new ReadableStream<Uint8Array>({
    start: (controller) => {
      sender = controller;
    },
  });
  const answer: RecordingStream = { stream, contentType: 'audio/wav', size: file.length };
  const session = new RecordingSession(async (signal) => {
    signal.addEventListener('abort', () => sender?.error(signal.reason));
    return answer;
  }, 20);
  const states: RecordingState[] = [];
  session.subscribe(() => states.push(session.snapshot()));
  const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);
  const send = async (from: number, to: number, ms = 20) => {
    sender?.enqueue(file.slice(from, to));
    await wait(ms);
  };
  const ready = () => {
    Object.assign(sound, { readyState: 4 });
    for (const event of ['loadedmetadata', 'canplay']) element.dispatchEvent(new Event(event));
  };
  return { session, states, send, wait, ready, sender: () => sender };
}
const fourSeconds = 44 + 64_000;

it('has nothing at first, and nothing is wrong with it', () => {
  expect(opened().session.snapshot()).toEqual({
    ...{ phase: 'loading', error: null, isEmpty: false, isPlaying: false, isWaiting: false },
    ...{ duration: 0, receivedSeconds: 0, receivedBytes: 0, totalBytes: null, contentType: '' },
    ...{ isComplete: false, isTruncated: false, peakSeconds: 0, arePeaksComplete: false },
    ...{ channels: 0, rate: 1, volume: 1, isMuted: false },
  });
});

it('tells what has arrived, soon until it can play and five times a second from then on', async () => {
  const { session, states, send, wait, ready, sender } = opened();
  const reading = session.start(null);
  await wait(0);
  expect(session.snapshot()).toMatchObject({
    ...{ phase: 'loading', contentType: 'audio/wav', totalBytes: file.length },
    ...{ isComplete: false, isPlaying: false, peakSeconds: 0, channels: 0 },
  });
  await send(0, fourSeconds, 19);
  expect(session.snapshot().receivedBytes).toBe(0);
  await wait(1);
  expect(session.snapshot()).toMatchObject({ phase: 'loading', receivedBytes: fourSeconds });
  expect(sound.src).toBe('blob:1');
  ready();
  const known = {
    duration: 10,
    channels: 1,
    isTruncated: false,
    isPlaying: false,
    isWaiting: false,
  };
  expect(session.snapshot()).toMatchObject({
    ...{ ...known, phase: 'ready', receivedSeconds: 4, peakSeconds: 4 },
    ...{ isComplete: false, arePeaksComplete: false },
  });
  await send(fourSeconds, fourSeconds + 2, 199);
  expect(session.snapshot().receivedBytes).toBe(fourSeconds);
  await send(fourSeconds + 2, file.length, 1);
  sender()?.close();
  await reading;
  await wait(200);
  expect(session.snapshot()).toMatchObject({
    ...{ ...known, phase: 'ready', receivedSeconds: 10, peakSeconds: 10 },
    ...{ isComplete: true, arePeaksComplete: true, receivedBytes: file.length },
  });
  // Nobody is told twice of the same.
  const count = states.length;
  element.dispatchEvent(new Event('ratechange'));
  expect(states).toHaveLength(count);
  expect(states.every((state, at) => state !== states[at + 1])).toBe(true);
});

it.each([
  ['breaks', fourSeconds, { phase: 'ready', isTruncated: true, isEmpty: false }],
  ['ends with its head', 44, { phase: 'broken', isTruncated: false, isEmpty: true }],
])('is what came where it %s', async (how, size, expected) => {
  const { session, send, wait, ready, sender } = opened();
  const reading = session.start(null);
  await send(0, size);
  ready();
  if (how === 'breaks') sender()?.error(new Error('gone'));
  else sender()?.close();
  await reading;
  await wait(200);
  expect(session.snapshot()).toMatchObject({ ...expected, isComplete: !expected.isTruncated });
});

it.each([
  [null, false, 0],
  [0, true, 0],
  [3, true, 3],
])('that is opened from %s on plays: %s', async (from, isPlaying, position) => {
  const { session, send, ready } = opened();
  void session.start(from);
  await send(0, fourSeconds);
  ready();
  expect([session.snapshot().isPlaying, session.position]).toEqual([isPlaying, position]);
  expect(sound.paused).toBe(!isPlaying);
});

it('is played, stopped and moved, and tells each move', async () => {
  const { session, send, ready } = opened();
  expect(session.position).toBe(0);
  session.seek(2);
  session.toggle();
  void session.start(null);
  await send(0, file.length);
  ready();
  const moved = vi.fn();
  const stop = session.follow(moved);
  session.toggle();
  expect(session.snapshot().isPlaying).toBe(true);
  session.toggle();
  expect(session.snapshot().isPlaying).toBe(false);
  session.play();
  expect(session.snapshot().isPlaying).toBe(true);
  expect(moved).not.toHaveBeenCalled();
  session.seek(7);
  expect(session.position).toBe(7);
  const count = moved.mock.calls.length;
  expect(count).toBeGreaterThan(0);
  element.dispatchEvent(new Event('seeked'));
  element.dispatchEvent(new Event('timeupdate'));
  expect(moved.mock.calls.length).toBeGreaterThan(count);
  stop();
  const last = moved.mock.calls.length;
  element.dispatchEvent(new Event('timeupdate'));
  expect(moved).toHaveBeenCalledTimes(last);
});

it('tells how loud and how fast it is, and that it can not be played', async () => {
  const { session, send, ready, sender } = opened();
  void session.start(null);
  await send(0, file.length);
  sender()?.close();
  await vi.advanceTimersByTimeAsync(20);
  ready();
  const { media } = session;
  if (media) Object.assign(media, { volume: 0.25, muted: true, playbackRate: 1.5 });
  element.dispatchEvent(new Event('volumechange'));
  element.dispatchEvent(new Event('ratechange'));
  expect(session.snapshot()).toMatchObject({ volume: 0.25, isMuted: true, rate: 1.5 });
  // What had arrived before may have been too little: it is tried with all of it.
  element.dispatchEvent(new Event('error'));
  expect(session.snapshot().phase).toBe('ready');
  element.dispatchEvent(new Event('error'));
  expect(session.snapshot().phase).toBe('broken');
});

it('can not be opened', async () => {
  const error = new Error('No such recording');
  const session = new RecordingSession(() => Promise.reject(error), 20);
  await session.start(0);
  expect(session.snapshot()).toMatchObject({ phase: 'failed', error });
});

it.each(['opened', 'refused'])(
  'tells nothing once it is closed, even when it is %s',
  async (how) => {
    const answer = { stream: new ReadableStream(), contentType: 'audio/wav', size: 1 };
    const session = new RecordingSession(
      async () => (how === 'opened' ? answer : Promise.reject(new Error('gone'))),
      20,
    );
    const told = vi.fn();
    session.subscribe(told);
    const started = session.start(0);
    session.close();
    await started;
    expect(told).not.toHaveBeenCalled();
    expect([session.file, session.media, session.snapshot().phase]).toEqual([
      null,
      null,
      'loading',
    ]);
  },
);

it('keeps nothing once it is closed', async () => {
  const { session, states, send, ready } = opened();
  void session.start(0);
  await send(0, fourSeconds);
  ready();
  const moved = vi.fn();
  session.follow(moved);
  await send(fourSeconds, fourSeconds + 2, 0);
  const count = states.length;
  session.close();
  await vi.advanceTimersByTimeAsync(1_000);
  element.dispatchEvent(new Event('timeupdate'));
  expect([states.length, moved.mock.calls.length, vi.getTimerCount()]).toEqual([count, 0, 0]);
  expect([session.file?.bytes().size, session.file?.peaks, sound.paused]).toEqual([0, null, true]);
});
