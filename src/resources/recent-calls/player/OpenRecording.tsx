import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import { useTranslate } from 'ra-core';
import { useState, useSyncExternalStore } from 'react';
import type { RecordingSession } from '../../../engines/audio';
import type { RecentCall } from '../../../types';
import { usePlayhead } from '../playhead';
import { FailedRecording } from './FailedRecording';
import { FileActions } from './FileActions';
import { InsteadOfPlayer } from './InsteadOfPlayer';
import { Player } from './Player';
import { useRecording } from './useRecording';

const text = 'resources.recent-calls.player';

interface OpenRecordingProps {
  call: RecentCall;
  /** Where it is kept when that is not the platform. */
  host: string | null;
  onRetry: () => void;
  onDeleted: () => void;
}

const Opened = ({
  session,
  call,
  host,
  onRetry,
  onDeleted,
}: OpenRecordingProps & { session: RecordingSession }) => {
  const translate = useTranslate();
  const state = useSyncExternalStore(session.subscribe, session.snapshot);
  const actions = (
    <FileActions
      call={call}
      session={session}
      state={state}
      canDelete={host === null}
      onDeleted={onDeleted}
    />
  );
  if (state.phase === 'failed') {
    return (
      <FailedRecording
        error={state.error}
        url={call.recording_url ?? ''}
        host={host}
        onRetry={onRetry}
      />
    );
  }
  if (state.phase === 'broken') {
    return (
      <Box sx={{ display: 'grid', gap: 3, justifyItems: 'start' }}>
        <InsteadOfPlayer severity="error" variant="outlined" sx={{ width: '100%' }}>
          {(state.isEmpty ? ['empty'] : ['broken', 'brokenHelp'])
            .map((name) => translate(`${text}.${name}`))
            .join(' ')}
        </InsteadOfPlayer>
        {actions}
      </Box>
    );
  }
  return <Player call={call} session={session} state={state} actions={actions} />;
};

/** A recording that someone wants to hear: it is fetched from here on. */
export const OpenRecording = (props: OpenRecordingProps) => {
  const translate = useTranslate();
  const playhead = usePlayhead();
  // A requested moment is played once the beginning of the recording is known.
  const [from] = useState(() => (playhead.requested() === null ? 0 : null));
  const session = useRecording(props.call, from);
  return session ? (
    <Opened {...props} session={session} />
  ) : (
    <LinearProgress aria-label={translate(`${text}.loading`)} />
  );
};
