import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useLocaleState, useTranslate } from 'ra-core';
import { Suspense, useId, useState } from 'react';
import { onDemand } from '../../../components/onDemand';
import { Bounded } from '../../../components/page/Bounded';
import { ErrorPanel } from '../../../components/page/ErrorPanel';
import { TableSkeleton } from '../../../components/page/Skeletons';
import { numberFormat } from '../../../domain/formatters';
import { CaptureError, readLadder } from '../../../engines/sip';
import { MediaPanel } from '../media/MediaPanel';
import { useLadderWithStreams, useMedia } from '../media/useMedia';
import { useFileProgress, useFileQuery, useStopReading } from './useFileQuery';

const LadderView = onDemand(async () => (await import('../capture/LadderView')).LadderView);

const text = (name: string) => `resources.recent-calls.files.${name}`;

const noNames = {};

interface ReadingProps {
  file: Blob;
  isStopped: boolean;
  onStop: () => void;
  onReadAgain: () => void;
}

/**
 * How much of a file has been read, in place of what is in it: for its messages, then for its streams.
 * The button that stops it is the one that begins again, so that the focus stays.
 */
const Reading = ({ file, isStopped, onStop, onReadAgain }: ReadingProps) => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const label = useId();
  const messages = useFileProgress(file, 'ladder') ?? 0;
  const streams = useFileProgress(file, 'media');
  const percent = streams === null ? messages / 2 : 50 + streams / 2;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 3, minHeight: 32 }}>
        <Typography id={label} role="status" color="textSecondary">
          {translate(text(isStopped ? 'readingStopped' : 'reading'))}
        </Typography>
        {!isStopped && (
          // The bar says the same to who does not see it.
          <Typography aria-hidden color="textSecondary" sx={{ fontVariantNumeric: 'tabular-nums' }}>
            {numberFormat(locale, { style: 'percent' }).format(percent / 100)}
          </Typography>
        )}
        <Button variant="outlined" size="small" onClick={isStopped ? onReadAgain : onStop}>
          <span>{translate(text(isStopped ? 'readAgain' : 'stop'))}</span>
        </Button>
      </Box>
      {!isStopped && (
        <LinearProgress variant="determinate" value={percent} aria-labelledby={label} />
      )}
    </Box>
  );
};

/** A capture file: its SIP messages and its streams, either alone where there is nothing of the other. */
export const OpenedCapture = ({ file }: { file: Blob }) => {
  const translate = useTranslate();
  const [isStopped, setIsStopped] = useState(false);
  const stopReading = useStopReading(file);
  const read = useFileQuery(
    file,
    'ladder',
    (signal, onProgress) => readLadder([file], signal, onProgress),
    !isStopped,
  );
  const { error, isPending, refetch } = read;
  const data = isStopped ? undefined : read.data;
  const media = useMedia(file, data);
  const ladder = useLadderWithStreams([file], data);
  if (error instanceof CaptureError) {
    return (
      <Alert severity="error" variant="outlined">
        {translate(text(`failed.${error.code}`))}
      </Alert>
    );
  }
  if (error) return <ErrorPanel error={error} onRetry={() => refetch()} />;
  if (isPending || !data || !ladder || media.isLoading) {
    const stop = () => {
      setIsStopped(true);
      stopReading();
    };
    return (
      <Reading
        file={file}
        isStopped={isStopped}
        onStop={stop}
        onReadAgain={() => setIsStopped(false)}
      />
    );
  }
  const isSoundOnly = data.messages.length === 0 && (media.data?.streams.length ?? 0) > 0;
  return (
    <>
      {!isSoundOnly && (
        <Bounded of="panel">
          <Suspense fallback={<TableSkeleton rows={6} />}>
            <LadderView ladder={ladder} names={noNames} />
          </Suspense>
        </Bounded>
      )}
      <MediaPanel file={file} ladder={data} />
    </>
  );
};
