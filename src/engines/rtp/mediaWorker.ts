import type { WorkerMessage } from '../worker';
import { parseMedia } from './parseMedia';
import { parseSound } from './parseSound';
import type { MediaAnswer, MediaRequest } from './readMedia';

const post = (message: WorkerMessage<MediaAnswer>) => postMessage(message);

addEventListener('message', async ({ data }: MessageEvent<MediaRequest>) => {
  const bytes = new Uint8Array(await data.file.arrayBuffer());
  post(
    'streamIds' in data
      ? { sound: parseSound(bytes, data.streamIds) }
      : { media: parseMedia(bytes, data.descriptions, (part) => post({ part })) },
  );
});

post('ready');
