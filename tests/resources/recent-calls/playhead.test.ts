// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { RecordingSession } from '../../../src/engines/audio';
import { createObservable } from '../../../src/observable';
import { useSharedPlayhead } from '../../../src/resources/recent-calls/player/useSharedPlayhead';
import {
  PlayheadProvider,
  usePlayhead,
  useRequestedMoment,
} from '../../../src/resources/recent-calls/playhead';

afterEach(cleanup);

/** The playhead of a call, with what is requested of it. */
const newPlayhead = () => {
  const { result } = renderHook(() => ({ head: usePlayhead(), requested: useRequestedMoment() }), {
    wrapper: PlayheadProvider,
  });
  return result;
};

describe('the playhead of a call', () => {
  it('moves the recording that is open, and keeps no request of it', () => {
    const result = newPlayhead();
    const seek = vi.fn();
    const { head } = result.current;
    expect([head.track(), head.position(), head.requested()]).toEqual([null, null, null]);
    const track = { start: 5_000, end: 9_000, seek };
    act(() => head.open(track));
    expect([head.track(), head.position()]).toEqual([track, 5_000]);
    expect(seek).not.toHaveBeenCalled();
    act(() => head.seek(7_000));
    expect(seek.mock.calls).toEqual([[7_000]]);
    expect(result.current.requested).toBeNull();
  });

  it.each([0, 7_000])(
    'opens a closed recording for a moment (%d), and goes there once',
    (moment) => {
      const result = newPlayhead();
      const { head } = result.current;
      act(() => head.seek(moment));
      expect(result.current.requested).toBe(moment);
      expect(head.position()).toBeNull();
      const seek = vi.fn();
      act(() => head.open({ start: 0, end: 9_000, seek }));
      expect(seek.mock.calls).toEqual([[moment]]);
      expect(result.current.requested).toBeNull();
      act(() => head.open(null));
      act(() => head.open({ start: 0, end: 9_000, seek }));
      expect(seek).toHaveBeenCalledTimes(1);
    },
  );

  it('stands nowhere once the recording is closed, whatever is still reported', () => {
    const { head } = newPlayhead().current;
    act(() => head.open({ start: 0, end: 9_000, seek: vi.fn() }));
    act(() => head.report(4_000));
    expect(head.position()).toBe(4_000);
    act(() => head.open(null));
    act(() => head.report(4_100));
    expect([head.track(), head.position()]).toEqual([null, null]);
  });

  it('tells of a move once', () => {
    const { head } = newPlayhead().current;
    act(() => head.open({ start: 0, end: 9_000, seek: vi.fn() }));
    const heard = vi.fn();
    const stop = head.subscribe(heard);
    act(() => head.report(4_000));
    act(() => head.report(4_000));
    expect(heard).toHaveBeenCalledTimes(1);
    stop();
    act(() => head.report(5_000));
    expect(heard).toHaveBeenCalledTimes(1);
  });
});

/** What the playhead asks of a recording: 20 seconds, at second 2. */
function recording() {
  const moves = createObservable<undefined>(undefined);
  const media = Object.assign(new EventTarget(), { paused: true, duration: 20 });
  const session = { position: 2, media, follow: moves.subscribe, seek: vi.fn(), play: vi.fn() };
  const moveTo = (seconds: number) => {
    session.position = seconds;
    moves.set(undefined);
  };
  return { session, media, moveTo, given: session as unknown as RecordingSession };
}

interface Share {
  given: RecordingSession;
  zero: number | null;
  isReady: boolean;
}

const share = (initialProps: Share) =>
  renderHook(
    ({ given, zero, isReady }: Share) => {
      useSharedPlayhead(given, zero, isReady);
      return usePlayhead();
    },
    { wrapper: PlayheadProvider, initialProps },
  );

describe('a recording that shares where it stands', () => {
  const zero = 1_000_000;
  let frames: FrameRequestCallback[] = [];
  const stubFrames = () => {
    frames = [];
    vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame));
    vi.stubGlobal('cancelAnimationFrame', (at: number) => delete frames[at - 1]);
  };
  const nextFrame = () => {
    const waiting = frames;
    stubFrames();
    for (const frame of waiting) frame?.(0);
  };
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it('spans the time of day since its second zero, and is moved by it', () => {
    const { given, session, media, moveTo } = recording();
    const { result } = share({ given, zero, isReady: true });
    expect(result.current.position()).toBe(zero + 2_000);
    expect(result.current.track()).toMatchObject({ start: zero, end: zero + 20_000 });
    media.duration = 30;
    expect(result.current.track()?.end).toBe(zero + 30_000);
    moveTo(3.5);
    expect(result.current.position()).toBe(zero + 3_500);
    result.current.seek(zero + 12_500);
    expect(session.seek.mock.calls).toEqual([[12.5]]);
    expect(session.play).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['whose second zero is not known', null, true],
    ['that is not ready', zero, false],
  ])('shares nothing of one %s', (_name, from, isReady) => {
    const { given, moveTo } = recording();
    const { result } = share({ given, zero: from, isReady });
    moveTo(3);
    expect([result.current.track(), result.current.position()]).toEqual([null, null]);
  });

  it('is followed frame by frame while it plays, in steps', () => {
    stubFrames();
    const { given, session, media } = recording();
    const { result } = share({ given, zero, isReady: true });
    expect(frames).toHaveLength(0);
    media.paused = false;
    media.dispatchEvent(new Event('play'));
    media.dispatchEvent(new Event('play'));
    expect(frames).toHaveLength(1);
    session.position = 2.51;
    nextFrame();
    expect(result.current.position()).toBe(zero + 2_500);
    media.paused = true;
    nextFrame();
    expect(frames).toHaveLength(0);
    media.paused = false;
    media.dispatchEvent(new Event('play'));
    expect(frames).toHaveLength(1);
  });

  it('is shared no more once it is closed', () => {
    stubFrames();
    const { given, media, moveTo } = recording();
    media.paused = false;
    const { result, rerender } = share({ given, zero, isReady: true });
    const { current: head } = result;
    expect(frames).toHaveLength(1);
    rerender({ given, zero: null, isReady: true });
    expect(frames.filter(Boolean)).toHaveLength(0);
    moveTo(9);
    media.dispatchEvent(new Event('play'));
    expect(frames.filter(Boolean)).toHaveLength(0);
    expect([head.track(), head.position()]).toEqual([null, null]);
  });
});
