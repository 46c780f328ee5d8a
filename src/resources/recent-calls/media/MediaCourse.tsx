import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTranslate } from 'ra-core';
import { useId, useMemo, useState } from 'react';
import type { RtpStream } from '../../../engines/rtp';
import type { Ladder } from '../../../engines/sip';
import { CourseAxis, CourseMessages } from './CourseAxis';
import { CourseChart } from './CourseChart';
import { CourseTable } from './CourseTable';
import { axisOf, jitterRoom } from './courseShapes';
import { useStreamTexts } from './streamTexts';

const text = (name: string) => `resources.recent-calls.media.course.${name}`;

/** Streams that are drawn: those of a call, and some of its other legs. */
const mostStreams = 8;
/** Messages that are drawn as lines; more would be a surface. */
const mostMessages = 400;

/** A word of the legend with what it stands for. */
const Sign = ({ colour, height, label }: { colour: string; height: number; label: string }) => (
  <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1.5 }}>
    <Box
      aria-hidden
      component="span"
      sx={{ width: 14, height, borderRadius: '2px', backgroundColor: colour }}
    />
    {label}
  </Box>
);

const Legend = ({ jitter }: { jitter: number }) => {
  const translate = useTranslate();
  const { milliseconds } = useStreamTexts();
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: 4,
        rowGap: 1,
        fontSize: 12.5,
        color: 'text.secondary',
      }}
    >
      <Sign colour="primary.light" height={10} label={translate(text('level'))} />
      <Sign
        colour="warning.main"
        height={2}
        label={translate(text('jitter'), { value: milliseconds(jitter) })}
      />
      <Sign colour="error.main" height={10} label={translate(text('lost'))} />
    </Box>
  );
};

interface MediaCourseProps {
  streams: RtpStream[];
  ladder: Ladder;
  nameOf: (stream: RtpStream) => string;
}

/** What happened to the sound, on the time axis of the messages; the same as tables. */
export const MediaCourse = ({ streams, ladder: { messages }, nameOf }: MediaCourseProps) => {
  const translate = useTranslate();
  const [hasTable, setHasTable] = useState(false);
  const titleId = useId();
  const tableId = useId();
  const isNarrow = useMediaQuery(useTheme().breakpoints.down('sm'), { noSsr: true });
  const shown = useMemo(() => streams.slice(0, mostStreams), [streams]);
  const lines = messages.length <= mostMessages ? messages : [];
  const axis = useMemo(
    () =>
      axisOf(
        shown,
        lines.map(({ time }) => time),
      ),
    [shown, lines],
  );
  const most = jitterRoom(shown);
  return (
    <Box
      component="section"
      aria-labelledby={titleId}
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        gap: 2,
        p: { xs: 3, sm: 4 },
        border: '1px solid var(--mui-palette-divider)',
        borderRadius: 2,
        backgroundColor: 'background.paper',
      }}
    >
      <Box>
        <Typography id={titleId} variant="h3">
          {translate(text('title'))}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {translate(text('help'))}
          {shown.length < streams.length && (
            <span>
              {` ${translate(text('some'), { most: mostStreams, smart_count: streams.length })}`}
            </span>
          )}
        </Typography>
      </Box>
      <Legend jitter={most} />
      {/* Time runs left to right in every language. */}
      <Box sx={{ direction: 'ltr', position: 'relative' }}>
        <CourseMessages axis={axis} messages={lines} room={isNarrow ? 0.24 : 0.09} />
        {shown.map((stream) => (
          <CourseChart key={stream.id} name={nameOf(stream)} {...{ stream, axis, most }} />
        ))}
        <CourseAxis axis={axis} about={isNarrow ? 4 : 10} />
      </Box>
      <Button
        size="small"
        variant="outlined"
        aria-expanded={hasTable}
        aria-controls={hasTable ? tableId : undefined}
        onClick={() => setHasTable(!hasTable)}
        sx={{ justifySelf: 'start' }}
      >
        <span>{translate(text(hasTable ? 'hideTable' : 'showTable'))}</span>
      </Button>
      {hasTable && (
        <Box id={tableId} sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3 }}>
          {shown.map((stream) => (
            <CourseTable key={stream.id} name={nameOf(stream)} {...{ stream, axis }} />
          ))}
        </Box>
      )}
    </Box>
  );
};
