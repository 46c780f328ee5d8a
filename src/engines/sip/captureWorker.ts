import type { WorkerMessage } from '../worker';
import { type CallLadder, callLadder } from './callLadder';
import { parseCapture } from './parseCapture';

const post = (message: WorkerMessage<CallLadder>) => postMessage(message);

addEventListener('message', async ({ data: files }: MessageEvent<Blob[]>) => {
  const bytes = await Promise.all(files.map((file) => file.arrayBuffer()));
  post(callLadder(bytes.map((one) => parseCapture(new Uint8Array(one)))));
});

post('ready');
