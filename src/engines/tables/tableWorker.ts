import type { WorkerMessage } from '../worker';
import { parseTable } from './parse';
import type { TableAnswer } from './types';

const post = (message: WorkerMessage<TableAnswer>) => postMessage(message);

addEventListener('message', async ({ data: file }: MessageEvent<Blob>) => {
  post(parseTable(new Uint8Array(await file.arrayBuffer())));
});

post('ready');
