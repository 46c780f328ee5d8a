// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { readMedia, readSound } from '../../../src/engines/rtp/readMedia';
import type { WorkerLike } from '../../../src/engines/worker';

/** A worker on this thread that answers what it is told to. */
function fakeWorker(answer: unknown) {
  const asked: unknown[] = [];
  const worker: WorkerLike = {
    onmessage: null,
    onerror: null,
    terminate: vi.fn(),
    postMessage: (request: unknown) => {
      asked.push(request);
      if (answer === 'breaks') worker.onerror?.call(worker as Worker, new ErrorEvent('error'));
      else say(answer);
    },
  };
  const say = (data: unknown) =>
    worker.onmessage?.call(worker as Worker, new MessageEvent('message', { data }));
  setTimeout(() => say('ready'));
  return { worker, asked };
}
const file = new Blob(['capture']);

it('asks a worker for streams or for a sound, and stops it', async () => {
  const media = { streams: [], problems: [], work: 0 };
  const one = fakeWorker({ media });
  expect(await readMedia(file, ['v=0'], undefined, undefined, () => one.worker)).toBe(media);
  expect(one.asked).toEqual([{ file, descriptions: ['v=0'] }]);
  expect(one.worker.terminate).toHaveBeenCalledTimes(1);
  const other = fakeWorker({ sound: null });
  expect(await readSound(file, ['a'], undefined, () => other.worker)).toBeNull();
});

it('says why nothing was read', async () => {
  const { worker } = fakeWorker('breaks');
  await expect(readMedia(file, [], undefined, undefined, () => worker)).rejects.toMatchObject({
    code: 'stopped',
  });
  const start = vi.fn();
  const large = { size: 500_000_001 } as Blob;
  await expect(readMedia(large, [], undefined, undefined, start)).rejects.toMatchObject({
    code: 'tooLarge',
  });
  await expect(readSound(file, ['a'], AbortSignal.abort(), start)).rejects.toMatchObject({
    name: 'AbortError',
  });
  expect(start).not.toHaveBeenCalled();
});
