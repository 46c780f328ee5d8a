import Box from '@mui/material/Box';
import { type Lanes, laneCenter, timeWidth } from '../../../engines/sip';
import type { LanesInSight } from './useLanesInSight';

interface LaneLinesProps {
  lanes: Lanes;
  inSight: LanesInSight;
}

/** The lines of the parties behind all messages: one each, however many messages there are. */
export const LaneLines = ({ lanes: { parties, marksWidth }, inSight }: LaneLinesProps) => (
  <Box
    aria-hidden
    sx={{
      position: 'absolute',
      insetBlock: 0,
      insetInlineStart: timeWidth,
      insetInlineEnd: marksWidth,
    }}
  >
    {parties.slice(inSight.from, inSight.to).map(({ address }, place) => (
      <Box
        key={address}
        data-lane
        style={{ insetInlineStart: `${laneCenter(inSight.from + place, parties.length) * 100}%` }}
        sx={{
          position: 'absolute',
          insetBlock: 0,
          // A line of its own, which stays where the system's colours are forced.
          borderInlineStart: '1px solid var(--mui-palette-divider)',
        }}
      />
    ))}
  </Box>
);
