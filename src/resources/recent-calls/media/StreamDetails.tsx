import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { listWords } from '../../../domain/listWords';
import { formatPosition } from '../../../engines/audio';
import type { RtpStream } from '../../../engines/rtp';
import { MediaFacts } from './MediaFacts';
import { StreamDigits } from './StreamDigits';
import { type Conversation, StreamSound } from './StreamSound';
import { useStreamTexts } from './streamTexts';

const text = (name: string) => `resources.recent-calls.media.${name}`;

type Fact = [name: string, value: string];

/** What was measured, fact by fact. */
function useFacts(stream: RtpStream): Fact[] {
  const translate = useTranslate();
  const { number, milliseconds, percent, codec } = useStreamTexts();
  const { packets, lost, expected, duplicates, reordered, jitter } = stream;
  return [
    [
      'codecs',
      listWords(
        [stream.codec, ...stream.otherCodecs].map((one) => codec({ codec: one })),
        translate,
      ),
    ],
    ['ssrc', `0x${stream.ssrc.toString(16).padStart(8, '0')}`],
    ['duration', formatPosition((stream.end - stream.start) / 1e6)],
    ['packets', number(packets)],
    ['lost', `${number(lost)} (${percent(lost, expected)})`],
    ['duplicates', number(duplicates)],
    ['reordered', number(reordered)],
    ['jitter', milliseconds(jitter.mean)],
    ['peakJitter', milliseconds(jitter.max)],
    ['packetTime', stream.packetTime ? milliseconds(stream.packetTime) : '—'],
    ['longestPause', milliseconds(stream.longestPause)],
  ];
}

/** What the two ends reported by RTCP. */
function useReported({ sender, receiver, voice }: RtpStream): Fact[] {
  const { number, milliseconds, percent } = useStreamTexts();
  const optional = (
    name: string,
    value: number | null | undefined,
    digits: number | 'ms',
  ): Fact[] =>
    value == null ? [] : [[name, digits === 'ms' ? milliseconds(value) : number(value, digits)]];
  return [
    // The first report of a sender comes before its first packet.
    ...optional('sent', sender?.packets || null, 0),
    ...optional('reportedLost', receiver?.lost, 0),
    ...(receiver ? [['fractionLost', percent(receiver.fractionLost, 100)] satisfies Fact] : []),
    ...optional('reportedJitter', receiver?.jitter, 'ms'),
    ...optional('roundTrip', voice?.roundTrip ?? receiver?.roundTrip, 'ms'),
    ...(voice ? [['discarded', percent(voice.discarded, 100)] satisfies Fact] : []),
    ...optional('endSystemDelay', voice?.endSystemDelay, 'ms'),
    ...optional('rating', voice?.rating, 0),
    ...optional('listeningMos', voice?.listeningMos, 1),
    ...optional('conversationMos', voice?.conversationMos, 1),
  ];
}

/** Everything that was measured of a stream, what its ends reported, and its sound. */
export const StreamDetails = ({ file, ...conversation }: { file: Blob } & Conversation) => {
  const { stream } = conversation;
  const translate = useTranslate();
  const { number, milliseconds, codec } = useStreamTexts();
  const reported = useReported(stream);
  const facts = useFacts(stream);
  const { quality } = stream;
  const named = (told: Fact[]) =>
    told.map(([key, value]) => ({ key, label: translate(text(`facts.${key}`)), value }));
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 4, pt: 1 }}>
      <MediaFacts facts={named(facts)} />
      <StreamDigits stream={stream} />
      {reported.length > 0 && (
        <Box>
          <Typography variant="h3" sx={{ mb: 2 }}>
            {translate(text('reported'))}
          </Typography>
          <MediaFacts facts={named(reported)} />
        </Box>
      )}
      {quality && (
        <Typography variant="body2" color="textSecondary" sx={{ maxWidth: 760 }}>
          {translate(text(quality.isDelayKnown ? 'estimate' : 'estimateWithoutDelay'), {
            model: translate(text(quality.isWideband ? 'wideband' : 'narrowband')),
            rating: number(quality.rating),
            delay: milliseconds(quality.delay),
          })}
        </Typography>
      )}
      {stream.qualityGap && (
        <Typography variant="body2" color="textSecondary" sx={{ maxWidth: 760 }}>
          {translate(text(`noMos.${stream.qualityGap}`), { codec: codec(stream) })}
        </Typography>
      )}
      <StreamSound file={file} {...conversation} />
    </Box>
  );
};
