import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import { useTranslate } from 'ra-core';
import { type KeyboardEvent, useEffect, useState, useSyncExternalStore } from 'react';
import { RecordingSession } from '../../../engines/audio';
import { InsteadOfPlayer } from './InsteadOfPlayer';
import { PlayerControls } from './PlayerControls';
import { PlayerStatus } from './PlayerStatus';
import { PositionSlider } from './PositionSlider';
import { commandOf } from './shortcuts';
import { useCommands } from './useCommands';
import { useTakenFocus } from './useTakenFocus';
import { Waveform, type WaveformProps } from './Waveform';

const text = 'resources.recent-calls.player';

/** Plays a file from memory. `from` is the second at which it begins, null for standing still. */
function useFileSession(file: Blob, from: number | null): RecordingSession | null {
  const [session, setSession] = useState<RecordingSession | null>(null);
  useEffect(() => {
    const { type: contentType, size } = file;
    const opened = new RecordingSession(
      async () => ({ stream: file.stream(), contentType, size }),
      0,
    );
    setSession(opened);
    opened.start(from);
    return () => opened.close();
  }, [file, from]);
  return session;
}

const noRegion = () => undefined;

interface OpenedProps extends Pick<WaveformProps, 'speakers'> {
  session: RecordingSession;
}

const Opened = ({ session, speakers }: OpenedProps) => {
  const translate = useTranslate();
  const state = useSyncExternalStore(session.subscribe, session.snapshot);
  const run = useCommands(session);
  // What opened the player may be gone: its keys work from here on, or why there is none is read.
  const frame = useTakenFocus<HTMLDivElement>();
  const onKeyDown = (event: KeyboardEvent) => {
    const command = commandOf(event);
    if (!command || state.phase !== 'ready') return;
    event.preventDefault();
    run(command);
  };
  if (state.phase === 'failed' || state.phase === 'broken') {
    return (
      <InsteadOfPlayer severity="error" variant="outlined">
        {translate(state.isEmpty ? `${text}.empty` : `${text}.broken`)}
      </InsteadOfPlayer>
    );
  }
  return (
    <Box
      ref={frame}
      tabIndex={-1}
      onKeyDown={onKeyDown}
      sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3, outline: 'none' }}
    >
      {state.channels > 0 && (
        <Waveform {...{ session, state, speakers }} regions={null} onRegion={noRegion} />
      )}
      <PositionSlider session={session} state={state} />
      <PlayerControls session={session} state={state} run={run} />
      <PlayerStatus state={state} />
    </Box>
  );
};

interface FilePlayerProps extends Pick<WaveformProps, 'speakers'> {
  file: Blob;
  /** The second at which it begins; null for standing still. */
  from?: number | null;
}

/** The player for a file that is already here: without what only a call of the platform has. */
export const FilePlayer = ({ file, from = null, speakers }: FilePlayerProps) => {
  const translate = useTranslate();
  const session = useFileSession(file, from);
  return session ? (
    <Opened session={session} speakers={speakers} />
  ) : (
    <LinearProgress aria-label={translate(`${text}.loading`)} />
  );
};
