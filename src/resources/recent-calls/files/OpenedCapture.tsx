import { lazy, Suspense } from 'react';
import { ErrorPanel } from '../../../components/page/ErrorPanel';
import { TableSkeleton } from '../../../components/page/Skeletons';
import { readLadder } from '../../../engines/sip';
import { readingError } from '../capture/useCapture';
import { MediaPanel } from '../media/MediaPanel';
import { useMedia } from '../media/useMedia';
import { useFileQuery } from './useFileQuery';

const LadderView = lazy(async () => ({
  default: (await import('../capture/LadderView')).LadderView,
}));

const noNames = {};

/** A capture file: its SIP messages and its streams, either alone where there is nothing of the other. */
export const OpenedCapture = ({ file }: { file: Blob }) => {
  const { data, error, isPending, refetch } = useFileQuery(file, 'ladder', (signal) =>
    readLadder(file, signal).catch((reason) => {
      throw readingError(reason);
    }),
  );
  const media = useMedia(file, data);
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
