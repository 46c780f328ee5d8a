import { describe, expect, it, vi } from 'vitest';
import { drawCapture, type Told } from '../../../src/engines/sip/readLadder';
import type { WorkerLike } from '../../../src/engines/worker/callWorker';

/** A worker that says what it is told to say, as its turn comes. */
function fakeWorker(onFile: (tell: (told: Told) => void, worker: WorkerLike) => void) {
  const worker: WorkerLike = {
    onmessage: null,
    onerror: null,
    terminate: vi.fn(),
    postMessage: () => onFile(tell, worker),
  };
  const tell = (data: Told) =>
    worker.onmessage?.call(worker as Worker, new MessageEvent('message', { data }));
  setTimeout(() => tell('ready'));
  return worker;
}
const ladder = {
  messages: [],
  legs: [],
  parties: [],
  problems: [],
  packets: 3,
  otherPackets: 3,
};
const limits = { size: 100, start: 1_000, each: 20 };
const file = new Blob(['capture']);
const words = (name: string) => `resources.recent-calls.capture.failed.${name}`;

describe('a capture is drawn away from the page', () => {
  it('answers what the worker found, and stops it', async () => {
    const worker = fakeWorker((tell) => tell(ladder));
    expect(await drawCapture(file, undefined, limits, () => worker)).toBe(ladder);
    expect(worker.terminate).toHaveBeenCalledTimes(1);
  });
  it('stops a worker that takes too long', async () => {
    const worker = fakeWorker(() => {});
    const drawn = drawCapture(file, undefined, limits, () => worker);
    await expect(drawn).rejects.toThrow(words('tooLong'));
    expect(worker.terminate).toHaveBeenCalledTimes(1);
  });
  it('says that a worker broke', async () => {
    const worker = fakeWorker((_tell, self) => {
      self.onerror?.call(self as Worker, new ErrorEvent('error'));
    });
    await expect(drawCapture(file, undefined, limits, () => worker)).rejects.toThrow(
      words('stopped'),
    );
  });
  it('says that a worker never started', async () => {
    const worker = { ...fakeWorker(() => {}), onmessage: null };
    const drawn = drawCapture(file, undefined, { ...limits, start: 20 }, () => worker);
    await expect(drawn).rejects.toThrow(words('stopped'));
  });
  it('stops it when the call is left', async () => {
    const leave = new AbortController();
    const worker = fakeWorker(() => leave.abort());
    const drawn = drawCapture(file, leave.signal, { ...limits, each: 1_000 }, () => worker);
    await expect(drawn).rejects.toMatchObject({ name: 'AbortError' });
    expect(worker.terminate).toHaveBeenCalledTimes(1);
  });
  it('starts nothing for a file that is too large, or a call that was left already', async () => {
    const start = vi.fn();
    const large = new Blob(['x'.repeat(101)]);
    await expect(drawCapture(large, undefined, limits, start)).rejects.toThrow(words('tooLarge'));
    await expect(drawCapture(file, AbortSignal.abort(), limits, start)).rejects.toThrow();
    expect(start).not.toHaveBeenCalled();
  });
});
