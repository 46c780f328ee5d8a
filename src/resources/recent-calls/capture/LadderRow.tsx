import Box from '@mui/material/Box';
import { type LadderMessage, type Lanes, laneCenter, timeWidth } from '../../../engines/sip';
import { monospace } from '../../../theme';
import { Arrow } from './Arrow';
import { Marks } from './Marks';
import type { MessageTexts } from './messageTexts';

export interface RowProps {
  message: LadderMessage;
  lanes: Lanes;
  texts: MessageTexts;
  hasLegs: boolean;
}

/** One message in sight: its time, the lines of all parties, and an arrow from one to another. */
export const LadderRow = ({ message, lanes, texts, hasLegs }: RowProps) => {
  const count = lanes.parties.length;
  return (
    <Box aria-hidden sx={{ display: 'flex', height: '100%' }}>
      <Box
        sx={{
          width: timeWidth,
          flexShrink: 0,
          pr: 3,
          pt: 6,
          textAlign: 'right',
          fontFamily: monospace,
          fontSize: 12,
          lineHeight: '16px',
          color: 'text.secondary',
        }}
      >
        {texts.timeOf(message)}
      </Box>
      <Box sx={{ position: 'relative', flex: 1, minWidth: 0 }}>
        {lanes.parties.map(({ address }, lane) => (
          <Box
            key={address}
            sx={{
              position: 'absolute',
              insetBlock: 0,
              left: `${laneCenter(lane, count) * 100}%`,
              width: '1px',
              backgroundColor: 'divider',
            }}
          />
        ))}
        <Arrow message={message} lanes={lanes} />
      </Box>
      {lanes.marksWidth > 0 && (
        <Box
          sx={{
            width: lanes.marksWidth,
            flexShrink: 0,
            px: 2,
            display: 'grid',
            alignContent: 'center',
            justifyItems: 'start',
          }}
        >
          <Marks message={message} hasLegs={hasLegs} />
        </Box>
      )}
    </Box>
  );
};
