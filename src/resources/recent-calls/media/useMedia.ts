import { MediaError, readMedia } from '../../../engines/rtp';
import type { Ladder } from '../../../engines/sip';
import { useFileQuery } from '../files/useFileQuery';

/** The texts of the messages that describe sessions, each once. */
const descriptionsOf = ({ messages }: Ladder): string[] => [
  ...new Set(messages.filter(({ hasSdp }) => hasSdp).map(({ body }) => body)),
];

/** An error of reading media with a message of this screen in place of the engine's code. */
export const mediaError = (error: unknown): unknown =>
  error instanceof MediaError
    ? new Error(`resources.recent-calls.media.failed.${error.code}`)
    : error;

/** The RTP streams of a capture, read where its ladder says that there is more in it than SIP. */
export const useMedia = (file: Blob, ladder: Ladder | undefined) =>
  useFileQuery(
    file,
    'media',
    (signal, onProgress) =>
      readMedia(file, ladder ? descriptionsOf(ladder) : [], signal, onProgress).catch((error) => {
        throw mediaError(error);
      }),
    ladder !== undefined && ladder.otherPackets > 0,
  );
