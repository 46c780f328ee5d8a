import MutedIcon from '@mui/icons-material/VolumeOffRounded';
import VolumeIcon from '@mui/icons-material/VolumeUpRounded';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Slider from '@mui/material/Slider';
import { useLocaleState, useTranslate } from 'ra-core';
import { numberFormat } from '../../../domain/formatters';
import type { RecordingSession, RecordingState } from '../../../engines/audio';

interface VolumeControlProps {
  session: RecordingSession;
  state: RecordingState;
  isOff: boolean;
}

/** Mute and volume in percent. */
export const VolumeControl = ({ session, state, isOff }: VolumeControlProps) => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const { isMuted, volume } = state;
  const { media } = session;
  const label = translate(`resources.recent-calls.player.${isMuted ? 'unmute' : 'mute'}`);
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
      <span data-tooltip={label}>
        <IconButton
          size="small"
          disabled={isOff}
          aria-label={label}
          onClick={() => {
            if (media) media.muted = !isMuted;
          }}
        >
          {isMuted ? <MutedIcon fontSize="small" /> : <VolumeIcon fontSize="small" />}
        </IconButton>
      </span>
      <Slider
        size="small"
        disabled={isOff}
        aria-label={translate('resources.recent-calls.player.volume')}
        getAriaValueText={(value) => numberFormat(locale, { style: 'percent' }).format(value / 100)}
        value={isMuted ? 0 : Math.round(volume * 100)}
        step={5}
        onChange={(_event, value) => {
          if (!media) return;
          media.muted = false;
          media.volume = Number(value) / 100;
        }}
        sx={{ width: 88, py: 2, marginInlineEnd: 2 }}
      />
    </Box>
  );
};
