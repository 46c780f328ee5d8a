import ForwardIcon from '@mui/icons-material/FastForwardRounded';
import BackIcon from '@mui/icons-material/FastRewindRounded';
import PauseIcon from '@mui/icons-material/PauseRounded';
import PlayIcon from '@mui/icons-material/PlayArrowRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import {
  formatPosition,
  jumpSeconds,
  type RecordingSession,
  type RecordingState,
} from '../../../engines/audio';
import { mono } from '../../../theme';
import { SpeedSelect } from './SpeedSelect';
import type { Command } from './shortcuts';
import { useSecond } from './usePosition';
import { VolumeControl } from './VolumeControl';

interface PlayerControlsProps {
  session: RecordingSession;
  state: RecordingState;
  run: (command: Command) => void;
}

const Clock = ({ session, duration }: { session: RecordingSession; duration: number }) => (
  <Typography
    component="span"
    translate="no"
    sx={{ ...mono, fontSize: 13, whiteSpace: 'nowrap', minWidth: 112 }}
  >
    <span data-clock="position">{formatPosition(useSecond(session))}</span>
    <Box component="span" sx={{ color: 'text.secondary' }}>
      {' / '}
      <span data-clock="duration">{formatPosition(duration)}</span>
    </Box>
  </Typography>
);

const jumpIcon = { fontSize: 18 };

/** Play, jump, speed and volume; all off until there is something to play. */
export const PlayerControls = ({ session, state, run }: PlayerControlsProps) => {
  const translate = useTranslate();
  const { isPlaying, duration } = state;
  const isOff = state.phase !== 'ready';
  const text = (key: string) =>
    translate(`resources.recent-calls.player.${key}`, { seconds: jumpSeconds });
  const jumpButton = (command: 'back' | 'forward') => (
    <span data-tooltip={text(command)}>
      <Button
        color="inherit"
        size="small"
        disabled={isOff}
        aria-label={text(command)}
        onClick={() => run(command)}
        sx={{ minWidth: 0, px: 2, gap: 2, fontVariantNumeric: 'tabular-nums' }}
      >
        {command === 'back' && <BackIcon sx={jumpIcon} />}
        {jumpSeconds}
        {command === 'forward' && <ForwardIcon sx={jumpIcon} />}
      </Button>
    </span>
  );
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', columnGap: 4, rowGap: 2 }}>
      {/* As on every device: time runs to the right, whichever way one reads. */}
      <Box dir="ltr" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        {jumpButton('back')}
        <span data-tooltip={text(isPlaying ? 'pause' : 'play')}>
          <IconButton
            disabled={isOff}
            aria-label={text(isPlaying ? 'pause' : 'play')}
            onClick={() => run('toggle')}
            sx={{
              width: 40,
              height: 40,
              color: 'primary.contrastText',
              backgroundColor: 'primary.main',
              '&:hover': { backgroundColor: 'primary.dark' },
              '&.Mui-disabled': { backgroundColor: 'action.disabledBackground' },
            }}
          >
            {isPlaying ? <PauseIcon /> : <PlayIcon />}
          </IconButton>
        </span>
        {jumpButton('forward')}
      </Box>
      <Clock session={session} duration={duration} />
      <Box sx={{ flexGrow: 1 }} />
      <SpeedSelect session={session} rate={state.rate} isOff={isOff} />
      <VolumeControl session={session} state={state} isOff={isOff} />
    </Box>
  );
};
