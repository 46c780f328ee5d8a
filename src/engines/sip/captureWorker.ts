import { blobSource } from '../packets';
import type { WorkerMessage } from '../worker';
import { answerLadder, type LadderAnswer } from './answerLadder';

const post = (message: WorkerMessage<LadderAnswer>) => postMessage(message);

addEventListener('message', ({ data: files }: MessageEvent<Blob[]>) => {
  answerLadder(
    files.map((file) => blobSource(file)),
    post,
  );
});

post('ready');
