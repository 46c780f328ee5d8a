import type { WorkerMessage } from '../worker';
import { readTraceText, type TraceAnswer } from './readTrace';

const post = (message: WorkerMessage<TraceAnswer>) => postMessage(message);

addEventListener('message', async ({ data: answer }: MessageEvent<Blob>) => {
  post(readTraceText(await answer.text()));
});

post('ready');
