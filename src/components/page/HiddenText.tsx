import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** Text for screen readers only, where the page shows the same in another way. */
export const HiddenText = ({ role, children }: { role?: 'status'; children: ReactNode }) => (
  <Box component="span" role={role} sx={{ position: 'absolute', clipPath: 'inset(50%)' }}>
    {children}
  </Box>
);
