// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { requestFile } from '../../src/dataProvider/requestFile';
import { mockPlatform } from '../support/fetchMock';

const { fetchMock } = mockPlatform();

/** Lets what is not a timer happen: the pieces are read one a turn. */
const turns = async () => {
  for (let turn = 0; turn < 20; turn += 1) {
    await new Promise<void>((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        port1.close();
        resolve();
      };
      port2.postMessage(null);
    });
  }
};

/** Reads a file of which a piece comes after each of these seconds; then it ends, or nothing more comes. */
async function reading(pauses: number[], ends: boolean) {
  let source: ReadableStreamDefaultController<Uint8Array> | undefined;
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => {
      source = controller;
    },
  });
  fetchMock.mockResolvedValue(new Response(body));
  const ended = requestFile({ path: 'Accounts/a/file' }).then(
    (file) => `${file.size} bytes`,
    ({ message }) => message,
  );
  await turns();
  for (const pause of pauses) {
    await vi.advanceTimersByTimeAsync(pause * 1000);
    await turns();
    source?.enqueue(new Uint8Array(10));
    await turns();
  }
  if (ends) source?.close();
  else await vi.advanceTimersByTimeAsync(30_000);
  return ended;
}

it.each([
  ['comes quickly', [0, 0], '20 bytes'],
  ['takes minutes, a piece each 29 seconds', [29, 29, 29, 29, 29], '50 bytes'],
])('a file that %s is read to its end', async (_what, pauses, told) => {
  expect(await reading(pauses, true)).toBe(told);
  expect(vi.getTimerCount()).toBe(0);
});

it.each([
  ['at its beginning', []],
  ['after pieces', [29, 29]],
])('a file of which nothing comes for half a minute %s is given up', async (_what, pauses) => {
  expect(await reading(pauses, false)).toBe('app.errors.timeout');
});
