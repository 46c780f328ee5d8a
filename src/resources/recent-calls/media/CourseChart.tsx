import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import type { RtpStream } from '../../../engines/rtp';
import { mono } from '../../../theme';
import {
  type Axis,
  box,
  jitterShape,
  levelShape,
  lossBars,
  placeOn,
  withRoom,
} from './courseShapes';
import { useStreamTexts } from './streamTexts';

const text = (name: string) => `resources.recent-calls.media.course.${name}`;

interface CourseChartProps {
  stream: RtpStream;
  name: string;
  axis: Axis;
  /** The jitter that fills the height. */
  most: number;
}

/** The keys of a stream where they were pressed; of many at once the first. */
const Keys = ({ stream, axis }: Pick<CourseChartProps, 'stream' | 'axis'>) => {
  const { key } = useStreamTexts();
  const placed = stream.digits.map((digit) => ({ digit, place: placeOn(axis, digit.start) }));
  return withRoom(placed, 0.02).map(({ digit, place }) => (
    <Box
      translate="no"
      key={digit.start}
      style={{ insetInlineStart: `${place * 100}%` }}
      sx={{
        position: 'absolute',
        top: 20,
        transform: 'translateX(-50%)',
        minWidth: 18,
        px: 1,
        textAlign: 'center',
        ...mono,
        fontSize: 12,
        lineHeight: '18px',
        fontWeight: 600,
        color: 'text.primary',
        border: '1px solid var(--mui-palette-divider)',
        borderRadius: '4px',
        backgroundColor: 'background.paper',
      }}
    >
      {key(digit)}
    </Box>
  ));
};

/** One stream over time: how loud, how much jitter, what got lost, which keys. */
export const CourseChart = ({ stream, name, axis, most }: CourseChartProps) => {
  const translate = useTranslate();
  const { number, milliseconds, percent } = useStreamTexts();
  const seconds = (time: number) =>
    translate(text('seconds'), { value: number((time - axis.start) / 1e6, 1) });
  const label = translate(text('chart'), {
    name,
    lost: percent(stream.lost, stream.expected),
    jitter: milliseconds(stream.jitter.max),
    start: seconds(stream.start),
    end: seconds(stream.end),
  });
  return (
    <Box sx={{ pb: 2 }}>
      <Box
        sx={{
          // The lines of the messages pass behind it.
          position: 'relative',
          width: 'fit-content',
          paddingInlineEnd: 2,
          backgroundColor: 'background.paper',
          fontSize: 13,
          fontWeight: 600,
          overflowWrap: 'anywhere',
        }}
      >
        {name}
      </Box>
      <Box role="img" aria-label={label} sx={{ position: 'relative', height: box.height }}>
        <Box
          component="svg"
          viewBox={`0 0 ${box.width} ${box.height}`}
          preserveAspectRatio="none"
          aria-hidden
          sx={{
            display: 'block',
            width: '100%',
            height: '100%',
            borderBottom: '1px solid var(--mui-palette-divider)',
            '& .level': { fill: 'var(--mui-palette-primary-light)', opacity: 0.55 },
            '& .jitter': {
              fill: 'none',
              stroke: 'var(--mui-palette-warning-main)',
              strokeWidth: 1.5,
              vectorEffect: 'non-scaling-stroke',
            },
            '& .lost': { fill: 'var(--mui-palette-error-main)' },
          }}
        >
          <path className="level" d={levelShape(axis, stream)} />
          <path className="jitter" d={jitterShape(axis, stream, most)} />
          {lossBars(axis, stream).map(({ place, ...bar }) => (
            <rect key={place} className="lost" y={0} {...bar} />
          ))}
        </Box>
        <Keys {...{ stream, axis }} />
      </Box>
    </Box>
  );
};
