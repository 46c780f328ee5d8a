import Slider from '@mui/material/Slider';
import { useTranslate } from 'ra-core';
import {
  formatClock,
  jumpSeconds,
  type RecordingSession,
  type RecordingState,
} from '../../../engines/audio';
import { usePosition } from './usePosition';

interface PositionSliderProps {
  session: RecordingSession;
  state: RecordingState;
}

/** The whole recording at once: where it stands, and the way to anywhere in it. */
export const PositionSlider = ({ session, state }: PositionSliderProps) => {
  const translate = useTranslate();
  const position = usePosition(session);
  const { duration } = state;
  const label = translate('resources.recent-calls.player.position');
  return (
    <Slider
      size="small"
      disabled={state.phase !== 'ready'}
      aria-label={label}
      getAriaValueText={(value) =>
        translate('resources.recent-calls.player.positionText', {
          position: formatClock(value),
          duration: formatClock(duration),
        })
      }
      min={0}
      max={Math.max(duration, 1)}
      step={1}
      shiftStep={jumpSeconds}
      value={Math.min(position, duration)}
      onChange={(_event, value) => session.seek(Number(value))}
      sx={{
        py: 2,
        mx: 2,
        width: 'auto',
        '& .MuiSlider-thumb, & .MuiSlider-track': { transition: 'none' },
      }}
    />
  );
};
