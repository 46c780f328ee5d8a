import { blobSource } from '../packets';
import type { WorkerMessage } from '../worker';
import { callLadder } from './callLadder';
import { parseCapture } from './parseCapture';
import type { LadderAnswer } from './readLadder';

const post = (message: WorkerMessage<LadderAnswer>) => postMessage(message);

addEventListener('message', ({ data: files }: MessageEvent<Blob[]>) => {
  const captures = files.map((file, place) =>
    parseCapture(blobSource(file), undefined, (part) =>
      post({ part: (place + part) / files.length }),
    ),
  );
  post({ ladder: callLadder(captures) });
});

post('ready');
