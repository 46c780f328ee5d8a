import { blobSource } from '../packets';
import { paced, type WorkerMessage } from '../worker';
import { parseMedia } from './parseMedia';
import { parseSound } from './parseSound';
import type { MediaAnswer, MediaRequest } from './readMedia';

const post = (message: WorkerMessage<MediaAnswer>) => postMessage(message);

addEventListener('message', ({ data }: MessageEvent<MediaRequest>) => {
  const source = blobSource(data.file);
  const tell = paced((part) => post({ part }));
  post(
    'streamIds' in data
      ? { sound: parseSound(source, data.streamIds, tell) }
      : { media: parseMedia(source, data.descriptions, tell) },
  );
});

post('ready');
