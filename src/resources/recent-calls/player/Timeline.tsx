import Box from '@mui/material/Box';
import { useEffect, useRef } from 'react';
import type WaveSurfer from 'wavesurfer.js';
import { drawTicks } from './drawTicks';

const heights = { primary: 10, secondary: 7, tick: 4 };

const style = {
  position: 'relative',
  height: 22,
  overflow: 'hidden',
  color: 'text.secondary',
  fontSize: 11,
  lineHeight: '12px',
  '& > .lane': { position: 'absolute', bottom: 0, insetInlineStart: 0, height: 1 },
  '& > .lane > span': {
    position: 'absolute',
    bottom: 0,
    borderInlineStart: '1px solid',
    opacity: 0.9,
  },
  '& > .lane > span > span': { position: 'absolute', insetInlineStart: 0, whiteSpace: 'nowrap' },
  ...Object.fromEntries(
    Object.entries(heights).flatMap(([kind, height]) => [
      [`& > .lane > .${kind}`, { height }],
      [`& > .lane > .${kind} > span`, { bottom: height - 1 }],
    ]),
  ),
  '& > .lane > .primary > span': {
    bottom: heights.primary - 1,
    fontWeight: 600,
    color: 'text.primary',
  },
} as const;

/** The time above a waveform; it scrolls with it and has few more marks than are in sight. */
export const Timeline = ({ surfer }: { surfer: WaveSurfer | null }) => {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (surfer && element.current) return drawTicks(surfer, element.current);
  }, [surfer]);
  return <Box ref={element} aria-hidden sx={style} />;
};
