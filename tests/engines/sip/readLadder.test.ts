// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest';
import type { LadderAnswer } from '../../../src/engines/sip/answerLadder';
import { readLadder } from '../../../src/engines/sip/readLadder';
import type { WorkerLike, WorkerMessage } from '../../../src/engines/worker';

/** A worker on this thread: it is ready in a moment, and `onFile` posts its messages. */
function fakeWorker(
  onFile: (post: (message: WorkerMessage<LadderAnswer>) => void, worker: WorkerLike) => void,
) {
  const worker: WorkerLike = {
    onmessage: null,
    onerror: null,
    terminate: vi.fn(),
    postMessage: () => onFile(post, worker),
  };
  const post = (data: WorkerMessage<LadderAnswer>) =>
    worker.onmessage?.call(worker as Worker, new MessageEvent('message', { data }));
  setTimeout(() => post('ready'));
  return worker;
}
const party = { address: '192.0.2.1:5060', agents: [] };
const other = { address: '192.0.2.2:5060', agents: [] };
const limits = { size: 100, start: 1_000, message: 20 };
const file = new Blob(['capture']);

describe('reading a capture in a worker', () => {
  it('answers what the worker found, and stops it', async () => {
    const worker = fakeWorker((post) => {
      post({ part: 0.5 });
      post({ slice: { parties: [party] } });
      post({ slice: { parties: [other] } });
      post({ rest: { problems: [], packets: 3, otherPackets: 3 } });
    });
    const parts: number[] = [];
    const read = readLadder(
      [file],
      undefined,
      (part) => parts.push(part),
      limits,
      () => worker,
    );
    expect(await read).toEqual({
      ...{ messages: [], legs: [], facts: [], parties: [party, other] },
      ...{ problems: [], packets: 3, otherPackets: 3 },
    });
    expect(parts).toEqual([0.5]);
    expect(worker.terminate).toHaveBeenCalledTimes(1);
  });
  it('stops a worker that takes too long', async () => {
    const worker = fakeWorker(() => {});
    const read = readLadder([file], undefined, undefined, limits, () => worker);
    await expect(read).rejects.toMatchObject({ code: 'tooLong' });
    expect(worker.terminate).toHaveBeenCalledTimes(1);
  });
  it.each([
    [[100], true],
    [[60, 40], true],
    [[101], false],
    [[60, 41], false],
    [[34, 34, 34], false],
  ])('of files of %j bytes takes as many as fit together: %s', async (sizes, isTaken) => {
    const start = vi.fn(() =>
      fakeWorker((post) => post({ rest: { problems: [], packets: 0, otherPackets: 0 } })),
    );
    const files = sizes.map((size) => new Blob(['x'.repeat(size)]));
    const read = readLadder(files, undefined, undefined, limits, start);
    const code = await read.then(
      () => null,
      (error) => error.code,
    );
    expect([code, start.mock.calls.length]).toEqual(isTaken ? [null, 1] : ['tooLarge', 0]);
  });
  it('says that a worker broke', async () => {
    const worker = fakeWorker((_post, self) => {
      self.onerror?.call(self as Worker, new ErrorEvent('error'));
    });
    await expect(
      readLadder([file], undefined, undefined, limits, () => worker),
    ).rejects.toMatchObject({
      code: 'stopped',
    });
  });
  it('says that a worker never started', async () => {
    const worker = { ...fakeWorker(() => {}), onmessage: null };
    const read = readLadder([file], undefined, undefined, { ...limits, start: 20 }, () => worker);
    await expect(read).rejects.toMatchObject({ code: 'stopped' });
  });
  it('stops it when the call is left', async () => {
    const leave = new AbortController();
    const worker = fakeWorker(() => leave.abort());
    const read = readLadder(
      [file],
      leave.signal,
      undefined,
      { ...limits, message: 1_000 },
      () => worker,
    );
    await expect(read).rejects.toMatchObject({ name: 'AbortError' });
    expect(worker.terminate).toHaveBeenCalledTimes(1);
  });
  it('starts nothing for a file that is too large, or a call that was left already', async () => {
    const start = vi.fn();
    const large = new Blob(['x'.repeat(101)]);
    await expect(readLadder([large], undefined, undefined, limits, start)).rejects.toMatchObject({
      code: 'tooLarge',
    });
    await expect(
      readLadder([file], AbortSignal.abort(), undefined, limits, start),
    ).rejects.toThrow();
    expect(start).not.toHaveBeenCalled();
  });
});
