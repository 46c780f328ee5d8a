import type { WorkerMessage } from '../worker';
import { readTraceText } from './readTrace';
import { sliceTrace, type TraceMessage } from './traceSlices';

const post = (message: WorkerMessage<TraceMessage>) => postMessage(message);

addEventListener('message', async ({ data: answer }: MessageEvent<Blob>) => {
  for (const message of sliceTrace(readTraceText(await answer.text()).trace)) post(message);
});

post('ready');
