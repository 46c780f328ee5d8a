import Alert from '@mui/material/Alert';
import { useTranslate } from 'ra-core';
import { Suspense } from 'react';
import { onDemand } from '../../../components/onDemand';
import { ErrorPanel } from '../../../components/page/ErrorPanel';
import { TableSkeleton } from '../../../components/page/Skeletons';
import { CaptureError, readLadder } from '../../../engines/sip';
import { MediaPanel } from '../media/MediaPanel';
import { useMedia } from '../media/useMedia';
import { useFileQuery } from './useFileQuery';

const LadderView = onDemand(async () => (await import('../capture/LadderView')).LadderView);

const noNames = {};

/** A capture file: its SIP messages and its streams, either alone where there is nothing of the other. */
export const OpenedCapture = ({ file }: { file: Blob }) => {
  const translate = useTranslate();
  const { data, error, isPending, refetch } = useFileQuery(file, 'ladder', (signal) =>
    readLadder([file], signal),
  );
  const media = useMedia(file, data);
  if (error instanceof CaptureError) {
    return (
      <Alert severity="error" variant="outlined">
        {translate(`resources.recent-calls.files.failed.${error.code}`)}
      </Alert>
    );
  }
  if (error) return <ErrorPanel error={error} onRetry={() => refetch()} />;
  if (isPending || media.isLoading) return <TableSkeleton rows={6} />;
  const isSoundOnly = data.messages.length === 0 && (media.data?.streams.length ?? 0) > 0;
  return (
    <>
      {!isSoundOnly && (
        <Suspense fallback={<TableSkeleton rows={6} />}>
          <LadderView ladder={data} names={noNames} />
        </Suspense>
      )}
      <MediaPanel file={file} ladder={data} />
    </>
  );
};
