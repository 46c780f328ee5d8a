import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { clearOf } from '../plain/clearOf';
import { lowScreen } from '../plain/screens';
import { AtPageEnd } from './SaveBarPlace';

const barStyle = {
  position: 'sticky',
  bottom: 0,
  zIndex: 5,
  mt: 4,
  py: 3,
  borderTop: '1px solid var(--mui-palette-divider)',
  bgcolor: 'background.default',
  [`@media ${lowScreen}`]: { position: 'static' },
  [`@media not all and ${lowScreen}`]: clearOf('Bottom', '80px'),
} as const;
const rowStyle = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: { xs: 1, sm: 2 },
  justifyContent: 'flex-end',
  // Three buttons fit beside each other on a phone.
  '& .MuiButton-root': {
    flexShrink: 0,
    px: { xs: 2, sm: 4 },
    fontSize: { xs: 13, sm: 14 },
    whiteSpace: 'nowrap',
    '@media (max-width: 389.95px)': { px: 1.5, minWidth: 0 },
  },
  // The longest of the three gives way where the words of another language are longer.
  '& .MuiButton-outlined': {
    flex: '1 1 min-content',
    minWidth: 0,
    maxWidth: 'max-content',
    lineHeight: 1.3,
    whiteSpace: { xs: 'normal', sm: 'nowrap' },
    // Its words stay whole; where not even the longest has room, it has a line of its own.
    overflowWrap: 'break-word',
  },
} as const;
/** The last thing of a page with a form: it sticks to the bottom of the window. */
export const FormBar = ({ children }: { children: ReactNode }) => (
  <AtPageEnd>
    <Box data-save-bar sx={barStyle}>
      <Box sx={rowStyle}>{children}</Box>
    </Box>
  </AtPageEnd>
);
