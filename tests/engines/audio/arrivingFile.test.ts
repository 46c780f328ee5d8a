import { afterEach, describe, expect, it, vi } from 'vitest';
import { RecordingFile } from '../../../src/engines/audio/RecordingFile';
import { wav } from './wavFile';

/** A recording whose bytes come when a test says so. */
function arriving(contentType = 'audio/wav', expected = 20) {
  let sender: ReadableStreamDefaultController<Uint8Array> | undefined;
  const cancelled = vi.fn();
  const stream = new ReadableStream<Uint8Array>({
    start: (controller) => {
      sender = controller;
    },
    cancel: cancelled,
  });
  const stop = new AbortController();
  const waiting: (() => void)[] = [];
  const changed = vi.fn(() => {
    for (const go of waiting.splice(0)) go();
  });
  const nextChange = () => new Promise<void>((resolve) => waiting.push(resolve));
  const file = new RecordingFile(
    { stream, contentType, size: null },
    expected,
    stop.signal,
    changed,
  );
  const done = file.read();
  const send = async (bytes: Uint8Array) => {
    const size = file.size + bytes.length;
    sender?.enqueue(bytes);
    while (file.size < size && !stop.signal.aborted) await nextChange();
  };
  const complete = async () => {
    while (!file.arePeaksComplete) await nextChange();
  };
  const end = async () => {
    sender?.close();
    await done;
  };
  return {
    file,
    send,
    end,
    complete,
    done,
    stop,
    changed,
    cancelled,
    fail: () => sender?.error('gone'),
  };
}

/** The head of a WAV file of a channel of 8,000 samples of 16 bits a second. */
const wavHead = (declared: number) => wav({ data: [], declared });
const silence = (seconds: number) => new Uint8Array(seconds * 16_000);
const bytesOf = async (file: RecordingFile) => Buffer.from(await file.bytes().arrayBuffer());

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a recording that arrives', () => {
  it.each([
    ['each time', 1],
    ['now and then', 2],
    ['at the end', 6],
  ])('has all of its bytes, looked at %s', async (_when, often) => {
    const { file, send, end } = arriving('audio/ogg');
    const sizes = [10, 700_000, 400_000, 5, 999_999, 1];
    const sent: Buffer[] = [];
    for (const [at, size] of sizes.entries()) {
      const chunk = Buffer.alloc(size, at + 1);
      sent.push(chunk);
      await send(new Uint8Array(chunk));
      if ((at + 1) % often === 0)
        expect(Buffer.concat(sent).equals(await bytesOf(file))).toBe(true);
      expect(file.size).toBe(Buffer.concat(sent).length);
    }
    await end();
    expect(Buffer.concat(sent).equals(await bytesOf(file))).toBe(true);
    expect(file.bytes().type).toBe('audio/ogg');
    file.close();
    expect(file.bytes().size).toBe(0);
  });

  it('plays from three seconds on, and lasts as long as the file says', async () => {
    const { file, send, end } = arriving();
    const told = () => ({ ...pick(file), peaks: file.peaks?.seconds });
    const pick = ({ seconds, duration, isDurationKnown, canPlay, isEnded }: RecordingFile) => ({
      ...{ seconds, duration, isDurationKnown, canPlay, isEnded },
    });
    const unknown = { seconds: 0, duration: 20, isDurationKnown: false, canPlay: false };
    expect(told()).toEqual({ ...unknown, isEnded: false, peaks: undefined });
    const head = wavHead(5 * 16_000);
    await send(head.subarray(0, 20));
    expect(told()).toEqual({ ...unknown, isEnded: false, peaks: undefined });
    await send(head.subarray(20));
    const known = { duration: 5, isDurationKnown: true, isEnded: false };
    await send(silence(3).subarray(2));
    expect(told()).toMatchObject({ ...known, seconds: 3 - 1 / 8_000, canPlay: false });
    await send(new Uint8Array(2));
    expect(told()).toEqual({ ...known, seconds: 3, canPlay: true, peaks: 3 });
    await send(silence(2));
    expect(file.arePeaksComplete).toBe(false);
    await end();
    expect(told()).toEqual({ ...known, seconds: 5, canPlay: true, isEnded: true, peaks: 5 });
    expect([file.isTruncated, file.isEmpty, file.arePeaksComplete]).toEqual([false, false, true]);
  });

  it.each([
    [2, 4, 4],
    [10, 10, 4],
  ])(
    'that says no length lasts %i s by its call, then as it is',
    async (expected, before, after) => {
      const { file, send, end } = arriving('audio/wav', expected);
      await send(wavHead(0));
      await send(silence(4));
      expect([file.duration, file.isDurationKnown]).toEqual([before, false]);
      await end();
      expect([file.duration, file.isDurationKnown]).toEqual([after, true]);
    },
  );

  it.each([
    ['nothing', 0, false],
    ['a second', 1, true],
  ])('of which %s came can be played, or can not', async (_what, seconds, canPlay) => {
    const { file, send, end } = arriving();
    if (seconds > 0) {
      await send(wavHead(16_000));
      await send(silence(seconds));
      expect(file.canPlay).toBe(false);
    }
    await end();
    expect(file.canPlay).toBe(canPlay);
  });

  it('keeps what came where the transfer breaks', async () => {
    const { file, send, fail, done } = arriving();
    await send(wavHead(5 * 16_000));
    await send(silence(4));
    fail();
    await done;
    expect(file).toMatchObject({ isEnded: true, isTruncated: true, seconds: 4, duration: 4 });
    expect(await bytesOf(file)).toHaveLength(44 + 64_000);
  });

  it('is broken where nothing comes for half a minute', async () => {
    vi.useFakeTimers();
    const { file, send, changed, cancelled, done } = arriving();
    await vi.advanceTimersByTimeAsync(29_000);
    const sent = send(wavHead(16_000));
    await vi.advanceTimersByTimeAsync(29_999);
    await sent;
    expect([file.isEnded, cancelled.mock.calls.length]).toEqual([false, 0]);
    await vi.advanceTimersByTimeAsync(1_001);
    await done;
    expect([file.isEnded, file.isTruncated]).toEqual([true, true]);
    expect(cancelled).toHaveBeenCalledTimes(1);
    expect(vi.getTimerCount()).toBe(0);
    expect(changed).toHaveBeenCalledTimes(2);
  });

  it.each(['goes on', 'ends', 'breaks'])(
    'tells nothing once it is closed, where it %s',
    async (how) => {
      const { file, send, end, fail, done, stop, changed } = arriving();
      await send(wavHead(16_000));
      stop.abort();
      if (how === 'ends') await end();
      else if (how === 'breaks') fail();
      else await send(silence(1));
      await done;
      expect(changed).toHaveBeenCalledTimes(1);
      expect(file).toMatchObject({ isEnded: false, seconds: 0 });
    },
  );
});

describe('a recording of a kind that only the browser knows', () => {
  /** A decoder that gives so many channels of a second, once it is told to; or does not know the file. */
  function decoderOf(channels: number | null) {
    const decode = vi.fn<(bytes: ArrayBuffer) => void>();
    const waiting: (() => void)[] = [];
    const gate = new Promise<void>((resolve) => waiting.push(resolve));
    class Decoder {
      async decodeAudioData(bytes: ArrayBuffer) {
        decode(bytes);
        await gate;
        if (channels === null) throw new Error('It is no sound');
        return {
          numberOfChannels: channels,
          getChannelData: () => new Float32Array(8_000).fill(0.5),
        };
      }
    }
    vi.stubGlobal('OfflineAudioContext', Decoder);
    return { decode, go: () => waiting.map((resolve) => resolve()) };
  }

  it.each([
    [1, 1],
    [2, 2],
    [3, 2],
  ])('is decoded once all of it is there: %i channels', async (channels, drawn) => {
    const { file, send, end, complete, changed } = arriving('audio/ogg');
    const { decode, go } = decoderOf(channels);
    await send(new TextEncoder().encode('OggS and more'));
    expect(decode).not.toHaveBeenCalled();
    await end();
    expect([file.arePeaksComplete, file.isDurationKnown, file.duration]).toEqual([
      false,
      false,
      20,
    ]);
    const before = changed.mock.calls.length;
    go();
    await complete();
    expect(decode).toHaveBeenCalledTimes(1);
    expect(decode.mock.calls[0]?.[0].byteLength).toBe(13);
    expect(file.peaks?.channelCount).toBe(drawn);
    expect(file.peaks?.view(1).map((peaks) => peaks[99])).toEqual(Array(drawn).fill(0.5));
    expect(file).toMatchObject({ seconds: 1, duration: 1, isDurationKnown: true });
    expect(changed.mock.calls.length).toBeGreaterThan(before);
  });

  it('has no waveform where it can not be decoded, and is tried once', async () => {
    const { file, send, end, complete } = arriving('audio/ogg');
    const { decode, go } = decoderOf(null);
    await send(new TextEncoder().encode('OggS and more'));
    await end();
    go();
    await complete();
    expect([file.peaks, file.isDurationKnown, file.canPlay]).toEqual([null, false, true]);
    expect(decode).toHaveBeenCalledTimes(1);
  });

  it.each([
    [0, 0],
    [8_000_000, 1],
    [8_000_001, 0],
  ])('of %i bytes is decoded, or is too large', async (size, times) => {
    const { send, end, complete } = arriving('audio/ogg');
    const { decode, go } = decoderOf(1);
    go();
    if (size > 0) await send(new Uint8Array(size));
    await end();
    await complete();
    expect(decode).toHaveBeenCalledTimes(times);
  });
});
