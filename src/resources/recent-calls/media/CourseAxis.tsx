import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import type { LadderMessage } from '../../../engines/sip';
import { mono } from '../../../theme';
import { labelOf, toneColor, toneOf } from '../capture/messageTexts';
import { type Axis, placeOn, ticksOf, withRoom } from './courseShapes';
import { useStreamTexts } from './streamTexts';

const percent = (part: number): string => `${part * 100}%`;

/** Words that stand at a place of the axis, and within its ends. */
const wordsAt = (place: number) =>
  place > 0.85
    ? { insetInlineEnd: percent(1 - place), textAlign: 'end' as const }
    : { insetInlineStart: percent(place) };

interface CourseMessagesProps {
  axis: Axis;
  messages: LadderMessage[];
  /** The part of the width that the words of a message need. */
  room: number;
}

/** The messages on the axis: a line each through all streams, and words where there is room. */
export const CourseMessages = ({ axis, messages, room }: CourseMessagesProps) => {
  const placed = messages.map((message) => ({ message, place: placeOn(axis, message.time) }));
  return (
    <Box aria-hidden>
      <Box sx={{ position: 'relative', height: 22 }}>
        {withRoom(placed, room).map(({ message, place }) => (
          <Box
            translate="no"
            key={message.index}
            style={wordsAt(place)}
            sx={{
              position: 'absolute',
              top: 0,
              ps: 1,
              maxWidth: percent(room),
              overflow: 'hidden',
              textOverflow: 'ellipsis',
              whiteSpace: 'nowrap',
              ...mono,
              fontSize: 12,
              color: toneColor(toneOf(message)),
            }}
          >
            {labelOf(message)}
          </Box>
        ))}
      </Box>
      {placed.map(({ message, place }) => (
        <Box
          key={message.index}
          style={{ insetInlineStart: percent(place) }}
          sx={{
            position: 'absolute',
            top: 20,
            bottom: 20,
            width: '1px',
            opacity: 0.35,
            backgroundColor: toneColor(toneOf(message)),
          }}
        />
      ))}
    </Box>
  );
};

/** Seconds since the beginning, below the streams. */
export const CourseAxis = ({ axis, about }: { axis: Axis; about: number }) => {
  const translate = useTranslate();
  const { number } = useStreamTexts();
  const ticks = ticksOf(axis, about);
  const digits = (ticks[1] ?? 1e6) < 1e6 ? 1 : 0;
  return (
    <Box aria-hidden sx={{ position: 'relative', height: 20 }}>
      {ticks.map((tick) => (
        <Box
          key={tick}
          style={wordsAt(placeOn(axis, axis.start + tick))}
          sx={{
            position: 'absolute',
            bottom: 0,
            fontSize: 12,
            lineHeight: '16px',
            color: 'text.secondary',
            fontVariantNumeric: 'tabular-nums',
          }}
        >
          {translate('resources.recent-calls.media.course.seconds', {
            value: number(tick / 1e6, digits),
          })}
        </Box>
      ))}
    </Box>
  );
};
