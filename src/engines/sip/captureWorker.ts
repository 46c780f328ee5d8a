import type { WorkerMessage } from '../worker';
import { buildLadder, type Ladder } from './ladder';
import { parseCapture } from './parseCapture';

const post = (message: WorkerMessage<Ladder>) => postMessage(message);

addEventListener('message', async ({ data: file }: MessageEvent<Blob>) => {
  const { messages, ...rest } = parseCapture(new Uint8Array(await file.arrayBuffer()));
  post({ ...rest, ...buildLadder(messages) });
});

post('ready');
