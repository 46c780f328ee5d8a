import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { Suspense } from 'react';
import { onDemand } from '../../../components/onDemand';
import { Bounded } from '../../../components/page/Bounded';
import { EmptyState } from '../../../components/page/EmptyState';
import { ErrorPanel } from '../../../components/page/ErrorPanel';
import { TableSkeleton } from '../../../components/page/Skeletons';
import { captureName, saveFile } from '../../../components/saveFile';
import type { RecentCall } from '../../../types';
import { FetchingFile } from '../FetchingFile';
import { platformSidesOf } from '../facts/legTexts';
import { useLadderWithStreams } from '../media/useMedia';
import { LegLinks } from './LegLinks';
import { partyNames } from './partyNames';
import { captureKey, ladderQueryKey, useCaptures, useLadder } from './useCapture';

const LadderView = onDemand(async () => (await import('./LadderView')).LadderView);
const MediaPanel = onDemand(async () => (await import('../media/MediaPanel')).MediaPanel);
const text = (name: string) => `resources.recent-calls.capture.${name}`;

/** The SIP messages of a call and of its other legs, fetched when this is opened. */
export const CapturePanel = ({ call }: { call: RecentCall }) => {
  const translate = useTranslate();
  const captures = useCaptures(call, true);
  const ladder = useLadder(call, true);
  const { own, legs = [], more = 0, error } = captures.data ?? {};
  const captured = [{ callId: call.sip_callid, file: own }, ...legs].flatMap(({ callId, file }) =>
    file ? [{ callId, file }] : [],
  );
  const heard = useLadderWithStreams(
    captured.map(({ file }) => file),
    ladder.data,
  );
  const isMissing = captures.data !== undefined && !own && legs.every(({ file }) => !file);
  const known = [call, ...legs.flatMap((leg) => leg.call ?? [])];
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, minHeight: 32 }}>
        <Typography color="textSecondary" sx={{ flex: '1 1 280px' }}>
          {translate(text('purpose'))}
        </Typography>
        {(own || captures.isFetching) && (
          <Button
            size="small"
            // It keeps its place on a phone, where it is a line of its own.
            disabled={!own}
            startIcon={<DownloadIcon />}
            onClick={() => own && saveFile(own, captureName(call.sip_callid))}
          >
            {translate(text('download'))}
          </Button>
        )}
      </Box>
      <LegLinks {...{ legs, more, error }} />
      {isMissing && (
        <EmptyState title={translate(text('none'))} text={translate(text('noneHelp'))} />
      )}
      {captures.error && !captures.isFetching && (
        <ErrorPanel error={captures.error} onRetry={() => captures.refetch()} />
      )}
      {ladder.error && <ErrorPanel error={ladder.error} onRetry={() => ladder.refetch()} />}
      {(captures.isFetching || ladder.isFetching) && (
        <FetchingFile
          queryKey={
            captures.isFetching ? captureKey(call) : ladderQueryKey(call, captures.dataUpdatedAt)
          }
          rows={6}
        />
      )}
      {ladder.data && heard && (
        <Bounded of="panel">
          <Suspense fallback={<TableSkeleton rows={6} />}>
            <LadderView
              ladder={heard}
              names={partyNames(known, translate(text('platform')))}
              platformSides={platformSidesOf(known)}
              linkParam="message"
            />
            {ladder.data.otherPackets > 0 &&
              captured.map(({ callId, file }) => (
                <MediaPanel key={callId} file={file} ladder={ladder.data} />
              ))}
          </Suspense>
        </Bounded>
      )}
    </Box>
  );
};
