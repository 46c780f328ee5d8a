import Box from '@mui/material/Box';
import { type LadderMessage, type Lanes, laneCenter } from '../../../engines/sip';
import { mono } from '../../../theme';
import { SdpMark } from './Marks';
import { labelOf, toneColor, toneOf } from './messageTexts';

/** Part of a lane that the arrow of a message to its own sender reaches out. */
const ownReach = 0.3;

interface ArrowProps {
  message: LadderMessage;
  lanes: Lanes;
}

/** The arrow of a message with its label above; dashed where it repeats another. */
export const Arrow = ({ message, lanes }: ArrowProps) => {
  const count = lanes.parties.length;
  const from = lanes.laneOf.get(message.fromParty) ?? 0;
  const to = lanes.laneOf.get(message.toParty) ?? 0;
  const isOwn = from === to;
  const isLeftwards = to < from;
  const left = laneCenter(Math.min(from, to), count);
  const width = isOwn ? ownReach / count : Math.abs(to - from) / count;
  const color = toneColor(toneOf(message));
  return (
    <Box
      data-arrow
      sx={{
        position: 'absolute',
        insetBlock: 0,
        insetInlineStart: `${left * 100}%`,
        width: `${width * 100}%`,
        color,
      }}
    >
      <Box
        sx={{
          position: 'absolute',
          top: 6,
          // What is too long for its arrow may stand over it at both sides.
          insetInline: 8,
          display: 'flex',
          justifyContent: 'center',
          alignItems: 'center',
          gap: 1.5,
        }}
      >
        <Box
          component="span"
          translate="no"
          sx={{
            overflow: 'hidden',
            textOverflow: 'ellipsis',
            whiteSpace: 'nowrap',
            ...mono,
            fontSize: 12.5,
            lineHeight: '20px',
            fontWeight: 600,
          }}
        >
          {labelOf(message)}
        </Box>
        {message.hasSdp && <SdpMark />}
      </Box>
      <Box
        sx={{
          position: 'absolute',
          top: 32,
          insetInline: 0,
          borderTop: `2px ${message.isRetransmission ? 'dashed' : 'solid'} currentColor`,
          ...(isOwn && { borderInlineEnd: '2px solid currentColor', height: 8 }),
        }}
      />
      <Box
        component="svg"
        viewBox="0 0 9 10"
        aria-hidden
        sx={{
          position: 'absolute',
          top: isOwn ? 35 : 28,
          width: 9,
          height: 10,
          fill: 'currentColor',
          ...(isLeftwards || isOwn
            ? { insetInlineStart: 0, transform: 'scaleX(-1)' }
            : { insetInlineEnd: 0 }),
        }}
      >
        <path d="M0 0 L9 5 L0 10 Z" />
      </Box>
    </Box>
  );
};
