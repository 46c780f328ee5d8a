import Box from '@mui/material/Box';
import { mono } from '../../../theme';
import type { RowProps } from './LadderRow';
import { Marks, SdpMark } from './Marks';
import { labelOf, toneColor, toneOf } from './messageTexts';

const cut = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

/** One message in two lines, where there is no room for the lines of the parties. */
export const CompactRow = ({ message, texts, hasLegs }: RowProps) => (
  <Box
    aria-hidden
    sx={{
      height: '100%',
      px: 3,
      display: 'grid',
      alignContent: 'center',
      gap: 0.5,
      borderBottom: '1px solid var(--mui-palette-divider)',
    }}
  >
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
      <Box
        component="span"
        translate="no"
        sx={{
          ...cut,
          color: toneColor(toneOf(message)),
          ...mono,
          fontSize: 13,
          fontWeight: 600,
        }}
      >
        {labelOf(message)}
      </Box>
      {message.hasSdp && <SdpMark />}
      <Marks message={message} hasLegs={hasLegs} />
      <Box
        component="span"
        translate="no"
        sx={{
          marginInlineStart: 'auto',
          flexShrink: 0,
          ...mono,
          fontSize: 12,
          color: 'text.secondary',
        }}
      >
        {texts.timeOf(message)}
      </Box>
    </Box>
    <Box translate="no" sx={{ ...cut, ...mono, fontSize: 12, color: 'text.secondary' }}>
      {`${message.source} → ${message.destination}`}
    </Box>
  </Box>
);
