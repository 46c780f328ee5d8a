import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import type { RecordingSession, RecordingState, Region } from '../../../engines/audio';
import type { RecentCall } from '../../../types';
import { Latencies } from './Latencies';
import { PlayerControls } from './PlayerControls';
import { PlayerStatus } from './PlayerStatus';
import { PositionSlider } from './PositionSlider';
import { RegionDialog } from './RegionDialog';
import { commandOf } from './shortcuts';
import { useCommands } from './useCommands';
import { useRegions } from './useRegions';
import { useSharedPlayhead } from './useSharedPlayhead';
import { useTakenFocus } from './useTakenFocus';
import { Waveform } from './Waveform';

interface PlayerProps {
  call: RecentCall;
  session: RecordingSession;
  state: RecordingState;
  /** What can be done with the file. */
  actions: ReactNode;
}

/** The place of a waveform that is still to come, so that nothing jumps. */
const WaveformPlaceholder = () => (
  <Box sx={{ height: 122, display: 'flex', alignItems: 'center' }}>
    <LinearProgress aria-hidden sx={{ width: '100%', height: 2 }} />
  </Box>
);

/** Plays a recording: its waveform, its controls, its keys, and what the trace marks in it. */
export const Player = ({ call, session, state, actions }: PlayerProps) => {
  // The button that opened the player is gone: its keys work from here on.
  const frame = useTakenFocus<HTMLDivElement>();
  const [showsLatencies, setShowsLatencies] = useState(false);
  const [region, setRegion] = useState<Region | null>(null);
  const marks = useRegions(call, session, state, showsLatencies);
  const run = useCommands(session);
  useSharedPlayhead(session, marks.zero, state.phase === 'ready');
  const onKeyDown = (event: KeyboardEvent) => {
    const command = commandOf(event);
    if (!command || state.phase !== 'ready') return;
    event.preventDefault();
    run(command);
  };
  return (
    <Box
      ref={frame}
      tabIndex={-1}
      onKeyDown={onKeyDown}
      sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3, outline: 'none' }}
    >
      {state.channels > 0 ? (
        <Waveform session={session} state={state} regions={marks.regions} onRegion={setRegion} />
      ) : (
        state.peakSeconds !== null && <WaveformPlaceholder />
      )}
      <PositionSlider session={session} state={state} />
      <PlayerControls session={session} state={state} run={run} />
      <PlayerStatus state={state} />
      <Latencies
        call={call}
        session={session}
        marks={marks}
        isShown={showsLatencies}
        onShow={setShowsLatencies}
        onRegion={setRegion}
        actions={actions}
      />
      <RegionDialog region={region} onClose={() => setRegion(null)} />
    </Box>
  );
};
