import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { Suspense, useId } from 'react';
import { onDemand } from '../../../components/onDemand';
import { ErrorPanel } from '../../../components/page/ErrorPanel';
import { TableSkeleton } from '../../../components/page/Skeletons';
import { CaptureError, readLadder } from '../../../engines/sip';
import { MediaPanel } from '../media/MediaPanel';
import { useLadderWithStreams, useMedia } from '../media/useMedia';
import { useFileProgress, useFileQuery } from './useFileQuery';

const LadderView = onDemand(async () => (await import('../capture/LadderView')).LadderView);

const noNames = {};

/** How much of a file has been read, in place of what is in it: for its messages, then for its streams. */
const Reading = ({ file }: { file: Blob }) => {
  const translate = useTranslate();
  const label = useId();
  const messages = useFileProgress(file, 'ladder') ?? 0;
  const streams = useFileProgress(file, 'media');
  const percent = streams === null ? messages / 2 : 50 + streams / 2;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Typography id={label} role="status" color="textSecondary">
        {translate('resources.recent-calls.files.reading')}
      </Typography>
      <LinearProgress variant="determinate" value={percent} aria-labelledby={label} />
    </Box>
  );
};

/** A capture file: its SIP messages and its streams, either alone where there is nothing of the other. */
export const OpenedCapture = ({ file }: { file: Blob }) => {
  const translate = useTranslate();
  const { data, error, isPending, refetch } = useFileQuery(file, 'ladder', (signal, onProgress) =>
    readLadder([file], signal, onProgress),
  );
  const media = useMedia(file, data);
  const ladder = useLadderWithStreams([file], data);
  if (error instanceof CaptureError) {
    return (
      <Alert severity="error" variant="outlined">
        {translate(`resources.recent-calls.files.failed.${error.code}`)}
      </Alert>
    );
  }
  if (error) return <ErrorPanel error={error} onRetry={() => refetch()} />;
  if (isPending || !ladder || media.isLoading) return <Reading file={file} />;
  const isSoundOnly = data.messages.length === 0 && (media.data?.streams.length ?? 0) > 0;
  return (
    <>
      {!isSoundOnly && (
        <Suspense fallback={<TableSkeleton rows={6} />}>
          <LadderView ladder={ladder} names={noNames} />
        </Suspense>
      )}
      <MediaPanel file={file} ladder={data} />
    </>
  );
};
