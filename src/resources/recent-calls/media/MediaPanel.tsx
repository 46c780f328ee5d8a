import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useId, useMemo, useRef, useState } from 'react';
import { Terms } from '../../../components/help/Terms';
import type { TermId } from '../../../components/help/terms';
import { ErrorPanel } from '../../../components/page/ErrorPanel';
import type { RtpStream } from '../../../engines/rtp';
import type { Ladder } from '../../../engines/sip';
import { MediaCourse } from './MediaCourse';
import { StreamRow } from './StreamRow';
import { oppositeOf, speakersOf } from './speakers';
import { useMedia } from './useMedia';
import { useStreamNames } from './useStreamNames';

const text = (name: string) => `resources.recent-calls.media.${name}`;
const terms: [TermId, string][] = [
  ['mos', 'MOS'],
  ['jitter', text('facts.reportedJitter')],
];
/** Streams that are drawn before the operator asks for all of them. */
const firstStreams = 50;

interface MediaPanelProps {
  file: Blob;
  /** The ladder of the same file. */
  ladder: Ladder;
}

interface StreamsProps extends Pick<Parameters<typeof StreamRow>[0], 'file' | 'nameOf'> {
  streams: RtpStream[];
  speakers: ReturnType<typeof speakersOf>;
}

/** The first of many streams, and all of them for who wants them. */
const Streams = ({ file, streams, speakers, nameOf }: StreamsProps) => {
  const translate = useTranslate();
  const [isAll, setIsAll] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const shown = isAll ? streams : streams.slice(0, firstStreams);
  return (
    <>
      <Box
        component="ul"
        ref={list}
        tabIndex={-1}
        sx={{
          outline: 'none',
          listStyle: 'none',
          m: 0,
          p: 0,
          border: '1px solid var(--mui-palette-divider)',
          borderRadius: 2,
          overflow: 'hidden',
          backgroundColor: 'background.paper',
        }}
      >
        {shown.map((stream) => (
          <StreamRow
            key={stream.id}
            opposite={oppositeOf(stream, streams, speakers)}
            {...{ file, stream, nameOf }}
          />
        ))}
      </Box>
      {shown.length < streams.length && (
        <Button
          size="small"
          onClick={() => {
            list.current?.focus({ preventScroll: true });
            setIsAll(true);
          }}
          sx={{ justifySelf: 'start' }}
        >
          <span>{translate(text('showAll'), { smart_count: streams.length })}</span>
        </Button>
      )}
    </>
  );
};

/** The RTP streams of a capture; nothing where it holds none. */
export const MediaPanel = ({ file, ladder }: MediaPanelProps) => {
  const translate = useTranslate();
  const titleId = useId();
  const { data, error, refetch } = useMedia(file, ladder);
  const speakers = useMemo(() => speakersOf(data?.streams ?? [], ladder), [data, ladder]);
  const nameOf = useStreamNames(ladder, speakers);
  if (error) return <ErrorPanel error={error} onRetry={() => refetch()} />;
  if (!data || data.streams.length === 0) return null;
  const { streams, problems } = data;
  // The ladder has reported what is wrong with the file, if there is one.
  const told = problems.filter(
    ({ kind }) => kind === 'tooManyStreams' || ladder.messages.length === 0,
  );
  return (
    <Box
      component="section"
      aria-labelledby={titleId}
      sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3 }}
    >
      <Box>
        <Typography id={titleId} variant="h2">
          {translate(text('title'))}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          <span>{translate(text('count'), { smart_count: streams.length })}</span>
          <Terms of={terms} />
        </Typography>
      </Box>
      {told.length > 0 && (
        <Alert severity="warning" role="note" variant="outlined">
          {told.map(({ kind, count }) => (
            <div key={kind}>
              {translate(
                kind === 'tooManyStreams'
                  ? text('tooManyStreams')
                  : `resources.recent-calls.capture.problems.${kind}`,
                { smart_count: count },
              )}
            </div>
          ))}
        </Alert>
      )}
      <MediaCourse {...{ streams, ladder, nameOf }} />
      <Streams {...{ file, streams, speakers, nameOf }} />
    </Box>
  );
};
