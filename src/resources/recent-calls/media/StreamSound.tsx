import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import PlayIcon from '@mui/icons-material/PlayArrowRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { Suspense, useState } from 'react';
import { onDemand } from '../../../components/onDemand';
import { Bounded } from '../../../components/page/Bounded';
import { ErrorPanel } from '../../../components/page/ErrorPanel';
import { saveFile } from '../../../components/saveFile';
import { type RtpStream, readSound } from '../../../engines/rtp';
import { useFileQuery } from '../files/useFileQuery';
import { useTakenFocus } from '../player/useTakenFocus';
import { mediaError } from './useMedia';

const FilePlayer = onDemand(async () => (await import('../player/FilePlayer')).FilePlayer);

const text = (name: string) => `resources.recent-calls.media.${name}`;

const soundName = ({ source, ssrc }: RtpStream): string =>
  `rtp-${source.replace(/[^\da-f.]+/gi, '-').replace(/^-/, '')}-${ssrc.toString(16)}.wav`;

/** A stream, what goes the other way, and what both are called. */
export interface Conversation {
  stream: RtpStream;
  opposite: RtpStream | undefined;
  nameOf: (stream: RtpStream) => string;
}

/** The sound of one or both directions, made once somebody wants it. */
const useSound = (file: Blob, streams: RtpStream[], isWanted: boolean) => {
  const ids = streams.map(({ id }) => id);
  return useFileQuery(
    file,
    `sound ${ids.join(' + ')}`,
    (signal) =>
      readSound(file, ids, signal).catch((reason) => {
        throw mediaError(reason);
      }),
    isWanted,
  );
};

/** Why there is no sound. The button that asked for it may be gone, and the focus with it. */
const Failed = (props: { error: unknown; onRetry: () => void }) => {
  const box = useTakenFocus<HTMLDivElement>();
  return (
    <Box ref={box} tabIndex={-1}>
      <ErrorPanel {...props} />
    </Box>
  );
};

/** The sound of a stream, alone or with the other direction, decoded to be heard or kept. */
export const StreamSound = ({ file, ...conversation }: { file: Blob } & Conversation) => {
  const translate = useTranslate();
  const { stream, opposite, nameOf } = conversation;
  const [wanted, setWanted] = useState<RtpStream[] | null>(null);
  const streams = wanted ?? [stream];
  const { data, error, isFetching, refetch } = useSound(file, streams, wanted !== null);
  if (!stream.isPlayable || data === null) {
    return (
      <Typography variant="body2" color="textSecondary">
        {translate(text(stream.isEncrypted ? 'encrypted' : 'notPlayable'))}
      </Typography>
    );
  }
  const save = async () => {
    const sound = data ?? (await refetch()).data;
    if (sound) saveFile(sound, soundName(stream));
  };
  const choices: [name: string, streams: RtpStream[]][] = [
    [wanted ? 'playOne' : 'play', [stream]],
    ...(opposite?.isPlayable
      ? [['playBoth', [stream, opposite]] satisfies [string, RtpStream[]]]
      : []),
  ];
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        {choices
          .filter(([, chosen]) => chosen.length !== wanted?.length)
          .map(([name, chosen]) => (
            <Button
              key={name}
              variant={name === 'play' && wanted === null ? 'contained' : 'outlined'}
              size="small"
              startIcon={<PlayIcon />}
              onClick={() => setWanted(chosen)}
            >
              {translate(text(name))}
            </Button>
          ))}
        <Button size="small" startIcon={<DownloadIcon />} disabled={isFetching} onClick={save}>
          {translate(text('download'))}
        </Button>
      </Box>
      {error && <Failed error={error} onRetry={() => refetch()} />}
      {wanted && isFetching && <LinearProgress aria-label={translate(text('decoding'))} />}
      {wanted && data && (
        <Bounded of="panel">
          <Suspense fallback={<LinearProgress aria-label={translate(text('decoding'))} />}>
            <FilePlayer file={data} from={0} speakers={streams.map(nameOf)} />
          </Suspense>
        </Bounded>
      )}
    </Box>
  );
};
