import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { useLocaleState, useTranslate } from 'ra-core';
import { numberFormat } from '../../../domain/formatters';
import type { RecordingSession } from '../../../engines/audio';
import { rates } from './shortcuts';

interface SpeedSelectProps {
  session: RecordingSession;
  rate: number;
  isOff: boolean;
}

/** How fast a recording plays; voices keep their pitch. */
export const SpeedSelect = ({ session, rate, isOff }: SpeedSelectProps) => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  return (
    <Select
      size="small"
      value={rate}
      disabled={isOff}
      onChange={({ target }) => {
        if (session.media) session.media.playbackRate = Number(target.value);
      }}
      SelectDisplayProps={{ 'aria-label': translate('resources.recent-calls.player.speed') }}
      sx={{ minWidth: 84 }}
    >
      {rates.map((choice) => (
        <MenuItem key={choice} value={choice}>
          {numberFormat(locale).format(choice)}×
        </MenuItem>
      ))}
    </Select>
  );
};
