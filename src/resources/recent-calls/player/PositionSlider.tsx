import Slider from '@mui/material/Slider';
import { type Theme, ThemeProvider } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import {
  formatPosition,
  jumpSeconds,
  type RecordingSession,
  type RecordingState,
} from '../../../engines/audio';
import { useMoves, useSecond } from './usePosition';

interface PositionSliderProps {
  session: RecordingSession;
  state: RecordingState;
}

/** A recording runs from left to right in every language, as its waveform is drawn. */
const fromLeft = (theme: Theme): Theme =>
  theme.direction === 'ltr' ? theme : { ...theme, direction: 'ltr' };
/** The middle of the thumb is its place; a mirrored page would turn that, and this stays. */
const thumb = { style: { transform: 'translate(-50%, -50%)' } };

/** The whole recording at once: where it stands, and the way to anywhere in it. */
export const PositionSlider = ({ session, state }: PositionSliderProps) => {
  const translate = useTranslate();
  const position = useSecond(session);
  const { duration } = state;
  const most = Math.max(duration, 1);
  const root = useMoves<HTMLSpanElement>(session, (element, seconds) => {
    const place = `${(100 * Math.min(seconds, duration)) / most}%`;
    element.querySelector<HTMLElement>('.MuiSlider-track')?.style.setProperty('width', place);
    element
      .querySelector<HTMLElement>('.MuiSlider-thumb')
      ?.style.setProperty('inset-inline-start', place);
  });
  const label = translate('resources.recent-calls.player.position');
  return (
    <ThemeProvider theme={fromLeft}>
      <Slider
        ref={root}
        dir="ltr"
        slotProps={{ thumb }}
        size="small"
        disabled={state.phase !== 'ready'}
        aria-label={label}
        getAriaValueText={(value) =>
          translate('resources.recent-calls.player.positionText', {
            position: formatPosition(value),
            duration: formatPosition(duration),
          })
        }
        min={0}
        max={most}
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
    </ThemeProvider>
  );
};
