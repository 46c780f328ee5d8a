import Box from '@mui/material/Box';
import { useColorScheme } from '@mui/material/styles';
import { useTranslate } from 'ra-core';
import { useEffect, useRef, useState } from 'react';
import type { RecordingSession, RecordingState, Region } from '../../../engines/audio';
import { Timeline } from './Timeline';
import { channelHeight, createWave, drawRegions, type Wave } from './wave';
import { waveColours } from './waveColours';

export interface WaveformProps {
  session: RecordingSession;
  state: RecordingState;
  /** Null while they are not to be shown. */
  regions: Region[] | null;
  onRegion: (region: Region) => void;
  /** Who is heard in each of two channels, where that is known better than of a recording. */
  speakers?: readonly string[];
}

const useColours = () => {
  const { colorScheme } = useColorScheme();
  return waveColours[colorScheme ?? 'light'];
};

const text = 'resources.recent-calls.player';
const sides = ['otherParty', 'application'];

/** Whose channel it is. */
const ChannelLabel = ({ name, index }: { name: string; index: number }) => (
  <Box
    aria-hidden
    sx={{
      position: 'absolute',
      insetInlineStart: 0,
      top: channelHeight * index,
      px: 1,
      fontSize: 11,
      lineHeight: '15px',
      color: 'text.secondary',
      // What is loud reaches up to the name.
      backgroundColor: 'background.paper',
      borderRadius: 1,
      pointerEvents: 'none',
      zIndex: 6,
    }}
  >
    {name}
  </Box>
);

/**
 * The waveform of each channel with the time above it. A click moves the playhead; a region opens its
 * details.
 */
export const Waveform = ({ session, state, regions, onRegion, speakers }: WaveformProps) => {
  const translate = useTranslate();
  const colours = useColours();
  const container = useRef<HTMLDivElement>(null);
  const [wave, setWave] = useState<Wave | null>(null);
  const { media, file } = session;
  const { channels, duration, peakSeconds, arePeaksComplete } = state;
  const [above, below] = speakers ?? sides.map((side) => translate(`${text}.${side}`));
  const label = translate(`${text}.waveform`, { smart_count: channels, above, below });

  useEffect(() => {
    if (!container.current || !media || channels === 0) return;
    const created = createWave(container.current, media, channels);
    setWave(created);
    return () => {
      setWave(null);
      created.surfer.destroy();
    };
  }, [media, channels]);

  useEffect(() => wave?.paint(colours), [wave, colours]);
  useEffect(() => wave?.name(label), [wave, label]);
  useEffect(() => {
    if (peakSeconds !== null && file?.peaks) wave?.draw(file.peaks, duration, arePeaksComplete);
  }, [wave, file, duration, peakSeconds, arePeaksComplete]);
  useEffect(() => {
    if (wave && regions && duration > 0) return drawRegions(wave, regions, channels, onRegion);
  }, [wave, regions, duration, channels, onRegion]);

  return (
    // Time runs left to right in every language.
    <Box sx={{ direction: 'ltr', minWidth: 0, opacity: wave ? 1 : 0, transition: 'opacity 160ms' }}>
      <Timeline surfer={wave?.surfer ?? null} />
      <Box sx={{ position: 'relative' }}>
        <Box ref={container} sx={{ minHeight: channelHeight * Math.max(1, channels) }} />
        {channels > 1 &&
          [above, below].map((name, index) => (
            <ChannelLabel key={name} name={name ?? ''} index={index} />
          ))}
      </Box>
    </Box>
  );
};
