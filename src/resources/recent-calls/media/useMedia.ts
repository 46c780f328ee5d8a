import { type UseQueryResult, useQueries, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type Media, MediaError, type RtpStream, readMedia } from '../../../engines/rtp';
import { type CallLadder, type Ladder, withStreams } from '../../../engines/sip';
import { fileQuery } from '../files/useFileQuery';

/** Not all that the file holds was read. */
const isCut = ({ kind }: { kind: string }): boolean => /^tooM/.test(kind);

/** The streams of several files; none while one of them is not known as a whole. */
const allStreams = (read: UseQueryResult<Media>[]): RtpStream[] =>
  read.every(({ data }) => data && !data.problems.some(isCut))
    ? read.flatMap(({ data }) => data?.streams ?? [])
    : [];

/** The texts of the messages that describe sessions, each once. */
const descriptionsOf = ({ messages }: Ladder): string[] => [
  ...new Set(messages.filter(({ hasSdp }) => hasSdp).map(({ body }) => body)),
];

/** An error of reading media with a message of this screen in place of the engine's code. */
export const mediaError = (error: unknown): unknown =>
  error instanceof MediaError
    ? new Error(`resources.recent-calls.media.failed.${error.code}`)
    : error;

const mediaQuery = (file: Blob, ladder: Ladder | undefined) =>
  fileQuery(
    file,
    'media',
    (signal, onProgress) =>
      readMedia(file, ladder ? descriptionsOf(ladder) : [], signal, onProgress).catch((error) => {
        throw mediaError(error);
      }),
    ladder !== undefined && ladder.otherPackets > 0,
  );

/** The RTP streams of a capture, read where its ladder says that there is more in it than SIP. */
export const useMedia = (file: Blob, ladder: Ladder | undefined) =>
  useQuery(mediaQuery(file, ladder));

/** The streams of these files, once all of those are read. */
export const useStreams = (files: Blob[], ladder: CallLadder | undefined): RtpStream[] =>
  useQueries({
    queries: files.map((file) => mediaQuery(file, ladder)),
    combine: allStreams,
  });

/**
 * The ladder of these files with what their streams say of its calls, once all of those are read: where
 * some are left out, their absence says nothing.
 */
export function useLadderWithStreams(
  files: Blob[],
  ladder: CallLadder | undefined,
): CallLadder | undefined {
  const streams = useStreams(files, ladder);
  return useMemo(() => ladder && withStreams(ladder, streams), [ladder, streams]);
}
