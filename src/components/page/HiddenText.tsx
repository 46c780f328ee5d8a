import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** For those who listen to the page: the eye sees the same in another way. */
export const HiddenText = ({ role, children }: { role?: 'status'; children: ReactNode }) => (
  <Box component="span" role={role} sx={{ position: 'absolute', clipPath: 'inset(50%)' }}>
    {children}
  </Box>
);
