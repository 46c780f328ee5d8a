import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import LadderIcon from '@mui/icons-material/SwapHorizOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { Suspense, useState } from 'react';
import { onDemand } from '../../../components/onDemand';
import { EmptyState } from '../../../components/page/EmptyState';
import { ErrorPanel } from '../../../components/page/ErrorPanel';
import { TableSkeleton } from '../../../components/page/Skeletons';
import { captureName, saveFile } from '../../../components/saveFile';
import type { RecentCall } from '../../../types';
import { useCaptureFile, useLadder } from './useCapture';

const LadderView = onDemand(async () => (await import('./LadderView')).LadderView);
const text = (name: string) => `resources.recent-calls.capture.${name}`;

/** The SIP messages of a call. Nothing is fetched before one of the buttons is pressed. */
export const CapturePanel = ({ call }: { call: RecentCall }) => {
  const translate = useTranslate();
  const [isShown, setIsShown] = useState(false);
  const file = useCaptureFile(call);
  const ladder = useLadder(call, isShown ? file.data : undefined, file.dataUpdatedAt);
  const isMissing = file.data === null;
  const fetchFile = async () => file.data ?? (await file.refetch()).data;
  const show = () => {
    setIsShown(true);
    fetchFile();
  };
  const download = async () => {
    const found = await fetchFile();
    if (found) saveFile(found, captureName(call.sip_callid));
  };
  const names = {
    ...(call.remote_host && call.trunk ? { [call.remote_host]: call.trunk } : {}),
    ...(call.host ? { [call.host]: translate(text('platform')) } : {}),
  };
  const isOpen = isShown && Boolean(ladder.data);
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <Typography color="textSecondary" sx={{ flex: '1 1 280px' }}>
          {translate(text('purpose'))}
        </Typography>
        {!isOpen && !isMissing && (
          <Button
            variant="outlined"
            size="small"
            startIcon={<LadderIcon />}
            disabled={file.isFetching || ladder.isFetching}
            onClick={show}
          >
            {translate(text('show'))}
          </Button>
        )}
        {!isMissing && (
          <Button
            size="small"
            startIcon={<DownloadIcon />}
            disabled={file.isFetching}
            onClick={download}
          >
            {translate(text('download'))}
          </Button>
        )}
      </Box>
      {isMissing && (
        <EmptyState title={translate(text('none'))} text={translate(text('noneHelp'))} />
      )}
      {file.error && !file.isFetching && <ErrorPanel error={file.error} onRetry={fetchFile} />}
      {ladder.error && <ErrorPanel error={ladder.error} onRetry={() => ladder.refetch()} />}
      {isShown && (file.isFetching || ladder.isFetching) && <TableSkeleton rows={6} />}
      {isOpen && ladder.data && (
        <Suspense fallback={<TableSkeleton rows={6} />}>
          <LadderView ladder={ladder.data} names={names} />
        </Suspense>
      )}
    </Box>
  );
};
