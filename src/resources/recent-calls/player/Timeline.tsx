import Box from '@mui/material/Box';
import { useEffect, useState } from 'react';
import type WaveSurfer from 'wavesurfer.js';
import { type Tick, tickLabel, ticksBetween } from '../../../engines/audio';

interface Viewport {
  /** Pixels of a second, and those that are scrolled away. */
  scale: number;
  scrolled: number;
  ticks: Tick[];
}

const emptyViewport: Viewport = { scale: 0, scrolled: 0, ticks: [] };

function viewportOf(surfer: WaveSurfer): Viewport {
  const duration = surfer.getDuration();
  const scale = surfer.getWrapper().clientWidth / duration;
  if (!(duration > 0) || !Number.isFinite(scale) || scale <= 0) return emptyViewport;
  const scrolled = surfer.getScroll();
  const to = Math.min(duration, (scrolled + surfer.getWidth()) / scale);
  return { scale, scrolled, ticks: ticksBetween(scrolled / scale, to, scale) };
}

const heights = { primary: 10, secondary: 7, tick: 4 };

/** The time above a waveform; it scrolls with it and has no more marks than are in sight. */
export const Timeline = ({ surfer }: { surfer: WaveSurfer | null }) => {
  const [{ scale, scrolled, ticks }, setSight] = useState(emptyViewport);
  useEffect(() => {
    if (!surfer) return;
    const look = () => setSight(viewportOf(surfer));
    const offs = [surfer.on('scroll', look), surfer.on('redraw', look), surfer.on('ready', look)];
    look();
    return () => {
      for (const off of offs) off();
    };
  }, [surfer]);
  return (
    <Box
      aria-hidden
      sx={{
        position: 'relative',
        height: 22,
        overflow: 'hidden',
        color: 'text.secondary',
        fontSize: 11,
        lineHeight: '12px',
      }}
    >
      {ticks.map(({ at, kind }) => (
        <Box
          key={at}
          style={{ transform: `translateX(${at * scale - scrolled}px)`, height: heights[kind] }}
          sx={{ position: 'absolute', bottom: 0, left: 0, borderLeft: '1px solid', opacity: 0.9 }}
        >
          {kind !== 'tick' && (
            <Box
              component="span"
              sx={{
                position: 'absolute',
                bottom: heights[kind] - 1,
                left: 0,
                whiteSpace: 'nowrap',
                ...(kind === 'primary' && { fontWeight: 600, color: 'text.primary' }),
              }}
            >
              {tickLabel(at)}
            </Box>
          )}
        </Box>
      ))}
    </Box>
  );
};
