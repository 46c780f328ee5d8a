import type { WorkerMessage } from '../worker';
import { callLadder } from './callLadder';
import { parseCapture } from './parseCapture';
import type { LadderAnswer } from './readLadder';

const post = (message: WorkerMessage<LadderAnswer>) => postMessage(message);

addEventListener('message', async ({ data: files }: MessageEvent<Blob[]>) => {
  const bytes = await Promise.all(files.map((file) => file.arrayBuffer()));
  const captures = bytes.map((one, place) =>
    parseCapture(new Uint8Array(one), undefined, (part) =>
      post({ part: (place + part) / bytes.length }),
    ),
  );
  post({ ladder: callLadder(captures) });
});

post('ready');
