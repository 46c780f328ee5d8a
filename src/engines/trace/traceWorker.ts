import type { WorkerMessage } from '../worker';
import { buffersOf } from './packTrace';
import { packedAnswer, type TraceMessage } from './readTrace';

const post = (message: WorkerMessage<TraceMessage>, buffers: ArrayBuffer[] = []) =>
  postMessage(message, { transfer: buffers });

addEventListener('message', async ({ data: answer }: MessageEvent<Blob>) => {
  const message = packedAnswer(await answer.text());
  post(message, message.packed ? buffersOf(message.packed) : []);
});

post('ready');
