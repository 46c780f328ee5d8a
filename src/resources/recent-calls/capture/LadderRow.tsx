import Box from '@mui/material/Box';
import { type LadderMessage, type Lanes, timeWidth } from '../../../engines/sip';
import { mono } from '../../../theme';
import { Arrow } from './Arrow';
import { Marks } from './Marks';
import type { MessageTexts } from './messageTexts';

export interface RowProps {
  message: LadderMessage;
  lanes: Lanes;
  texts: MessageTexts;
  hasLegs: boolean;
}

/** One message in sight: its time, and an arrow from the line of one party to that of another. */
export const LadderRow = ({ message, lanes, texts, hasLegs }: RowProps) => (
  <Box aria-hidden sx={{ display: 'flex', height: '100%' }}>
    <Box
      translate="no"
      sx={{
        width: timeWidth,
        flexShrink: 0,
        paddingInlineEnd: 3,
        pt: 6,
        textAlign: 'end',
        whiteSpace: 'nowrap',
        ...mono,
        fontSize: 12,
        lineHeight: '16px',
        color: 'text.secondary',
      }}
    >
      {texts.timeOf(message)}
    </Box>
    <Box sx={{ position: 'relative', flex: 1, minWidth: 0 }}>
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
