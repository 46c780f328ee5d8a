import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import PlayIcon from '@mui/icons-material/PlayArrowRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { Suspense, useState } from 'react';
import { onDemand } from '../../../components/onDemand';
import { ErrorPanel } from '../../../components/page/ErrorPanel';
import { saveFile } from '../../../components/saveFile';
import { type RtpStream, readSound } from '../../../engines/rtp';
import { useFileQuery } from '../files/useFileQuery';
import { mediaError } from './useMedia';

const FilePlayer = onDemand(async () => (await import('../player/FilePlayer')).FilePlayer);

const text = (name: string) => `resources.recent-calls.media.${name}`;

const soundName = ({ source, ssrc }: RtpStream): string =>
  `rtp-${source.replace(/[^\da-f.]+/gi, '-').replace(/^-/, '')}-${ssrc.toString(16)}.wav`;

/** The sound of a stream, decoded when someone wants to hear or keep it. */
export const StreamSound = ({ file, stream }: { file: Blob; stream: RtpStream }) => {
  const translate = useTranslate();
  const [isWanted, setIsWanted] = useState(false);
  const { data, error, isFetching, refetch } = useFileQuery(
    file,
    `sound ${stream.id}`,
    (signal) =>
      readSound(file, stream.id, signal).catch((reason) => {
        throw mediaError(reason);
      }),
    isWanted,
  );
  if (!stream.isPlayable) {
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
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        {!isWanted && (
          <Button
            variant="contained"
            size="small"
            startIcon={<PlayIcon />}
            onClick={() => setIsWanted(true)}
          >
            {translate(text('play'))}
          </Button>
        )}
        <Button size="small" startIcon={<DownloadIcon />} disabled={isFetching} onClick={save}>
          {translate(text('download'))}
        </Button>
      </Box>
      {error && <ErrorPanel error={error} onRetry={() => refetch()} />}
      {isWanted && isFetching && <LinearProgress aria-label={translate(text('decoding'))} />}
      {isWanted && data && (
        <Suspense fallback={<LinearProgress aria-label={translate(text('decoding'))} />}>
          <FilePlayer file={data} from={0} />
        </Suspense>
      )}
    </Box>
  );
};
