import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  callWorker,
  MissingWorkerError,
  paced,
  type WorkerLike,
} from '../../../src/engines/worker';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

type Message = { part: number } | { result: string };
const timeouts = { start: 1_000, message: 5_000 };

/** A worker whose messages come when a test says so, and how the call of it ends. */
function called(onTimeout: () => string = () => 'late', signal?: AbortSignal) {
  const worker: WorkerLike = {
    ...{ onmessage: null, onerror: null, postMessage: vi.fn(), terminate: vi.fn() },
  };
  const parts: number[] = [];
  const ended = vi.fn();
  const promise = callWorker<Message, string>(worker, {
    request: 'the request',
    onMessage: (message) => {
      if ('result' in message) return message.result;
      parts.push(message.part);
      return undefined;
    },
    ...{ onTimeout, onError: () => new Error('It stopped'), timeouts },
    ...(signal && { signal }),
  }).then(ended, ended);
  const say = (data: 'ready' | Message) =>
    worker.onmessage?.call(worker as Worker, { data } as MessageEvent);
  const fail = () => worker.onerror?.call(worker as Worker, new Event('error') as ErrorEvent);
  const outcome = async () => {
    await promise;
    expect(worker.terminate).toHaveBeenCalledTimes(1);
    expect([worker.onmessage, worker.onerror, vi.getTimerCount()]).toEqual([null, null, 0]);
    return ended.mock.calls[0]?.[0];
  };
  return { worker, parts, say, fail, outcome, ended };
}

describe('a call of a worker', () => {
  it('is sent once it is ready, and ends with a result', async () => {
    const { worker, parts, say, outcome } = called();
    expect(worker.postMessage).not.toHaveBeenCalled();
    say('ready');
    expect(worker.postMessage).toHaveBeenCalledExactlyOnceWith('the request');
    for (const part of [0.2, 0.7]) say({ part });
    say({ result: 'done' });
    expect([await outcome(), parts]).toEqual(['done', [0.2, 0.7]]);
  });

  it('waits for each message anew', async () => {
    const { say, outcome, ended } = called();
    await vi.advanceTimersByTimeAsync(999);
    say('ready');
    await vi.advanceTimersByTimeAsync(4_999);
    say({ part: 0.5 });
    await vi.advanceTimersByTimeAsync(4_999);
    expect(ended).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(await outcome()).toBe('late');
  });

  it('says what to do when nothing comes', async () => {
    const error = new Error('It takes too long');
    const { say, outcome } = called(() => {
      throw error;
    });
    say('ready');
    await vi.advanceTimersByTimeAsync(5_000);
    expect(await outcome()).toBe(error);
  });

  it.each(['does not start', 'breaks while it works'])('fails where it %s', async (how) => {
    const { say, fail, outcome } = called();
    if (how === 'does not start') await vi.advanceTimersByTimeAsync(1_000);
    else {
      say('ready');
      fail();
    }
    expect(await outcome()).toEqual(new Error('It stopped'));
  });

  it('knows a worker whose script is not there', async () => {
    const { fail, outcome } = called();
    fail();
    expect(await outcome()).toBeInstanceOf(MissingWorkerError);
  });

  it.each([false, true])(
    'ends where nobody wants it any more, ready or not: %s',
    async (isReady) => {
      const stop = new AbortController();
      const { say, outcome, worker } = called(undefined, stop.signal);
      if (isReady) say('ready');
      stop.abort();
      expect(await outcome()).toMatchObject({ name: 'AbortError' });
      expect(worker.terminate).toHaveBeenCalledTimes(1);
    },
  );

  it('is not ended again once it has ended', async () => {
    const stop = new AbortController();
    const { say, outcome, worker } = called(undefined, stop.signal);
    say('ready');
    say({ result: 'done' });
    stop.abort();
    expect(await outcome()).toBe('done');
    expect(worker.terminate).toHaveBeenCalledTimes(1);
  });
});

it('of many tellings the first is passed on, and one in a tenth of a second', () => {
  let time = 5_000;
  const told: number[] = [];
  const tell = paced(
    (part) => told.push(part),
    () => time,
  );
  for (const [later, part] of [
    [0, 1],
    [50, 2],
    [49, 3],
    [1, 4],
    [0, 5],
    [250, 6],
    [99, 7],
    [1, 8],
  ] as const) {
    time += later;
    tell(part);
  }
  expect(told).toEqual([1, 4, 6, 8]);
});
