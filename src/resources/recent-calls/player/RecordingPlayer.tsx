import PlayIcon from '@mui/icons-material/PlayArrowRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { Suspense, useEffect, useId, useState } from 'react';
import { onDemand } from '../../../components/onDemand';
import { Bounded } from '../../../components/page/Bounded';
import { useIsLate } from '../../../components/page/useIsLate';
import { usePlatform } from '../../../components/usePlatform';
import type { RecentCall } from '../../../types';
import { useRequestedMoment } from '../playhead';
import { InsteadOfPlayer } from './InsteadOfPlayer';

const OpenRecording = onDemand(async () => (await import('./OpenRecording')).OpenRecording);

const text = 'resources.recent-calls.player';

/** Who keeps the recording of a call when it is not the platform; null when it is. Nothing is fetched. */
function useRecordingHost({ recording_url }: RecentCall): string | null {
  const dataProvider = usePlatform();
  const { data } = useQuery({
    queryKey: ['recent-calls', 'recording host', recording_url],
    queryFn: () => dataProvider.getRecordingHost(recording_url ?? ''),
    staleTime: Number.POSITIVE_INFINITY,
    networkMode: 'always',
  });
  return data ?? null;
}

const Opening = () => {
  const translate = useTranslate();
  return useIsLate() ? (
    <Typography sx={{ color: 'text.secondary' }}>{translate(`${text}.loading`)}</Typography>
  ) : null;
};

/** The recording of a call: nothing of it is fetched, nor its code, before someone wants to hear it. */
export const RecordingPlayer = ({ call }: { call: RecentCall }) => {
  const translate = useTranslate();
  const titleId = useId();
  const wanted = useRequestedMoment();
  const [attempt, setAttempt] = useState(0);
  const [isGone, setIsGone] = useState(false);
  useEffect(() => {
    // Someone wants to hear a moment of the call.
    if (wanted !== null) setAttempt((count) => count || 1);
  }, [wanted]);
  const host = useRecordingHost(call);
  return (
    <Box
      component="section"
      aria-labelledby={titleId}
      sx={{ border: '1px solid', borderColor: 'divider', borderRadius: 2, p: 4, minWidth: 0 }}
    >
      <Typography id={titleId} variant="h3" component="h2" sx={{ mb: 3 }}>
        {translate(`${text}.title`)}
      </Typography>
      {isGone ? (
        <InsteadOfPlayer severity="info">{translate(`${text}.gone`)}</InsteadOfPlayer>
      ) : attempt > 0 ? (
        <Bounded of="panel">
          <Suspense fallback={<Opening />}>
            <OpenRecording
              key={attempt}
              call={call}
              host={host}
              onRetry={() => setAttempt(attempt + 1)}
              onDeleted={() => setIsGone(true)}
            />
          </Suspense>
        </Bounded>
      ) : (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 4, flexWrap: 'wrap' }}>
          <Button variant="contained" startIcon={<PlayIcon />} onClick={() => setAttempt(1)}>
            {translate(`${text}.open`)}
          </Button>
          {host !== null && (
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {translate(`${text}.elsewhere`, { host })}
            </Typography>
          )}
        </Box>
      )}
    </Box>
  );
};
