import { toLadder } from './ladder';
import { parseCapture } from './parseCapture';
import type { Told } from './readLadder';

const tell = (told: Told) => postMessage(told);

addEventListener('message', async ({ data: file }: MessageEvent<Blob>) => {
  const { messages, ...rest } = parseCapture(new Uint8Array(await file.arrayBuffer()));
  tell({ ...rest, ...toLadder(messages) });
});

tell('ready');
