import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Brand } from './Brand';
import { OwnPart } from './OwnPart';
import { Preferences } from './Preferences';

/** The frame of every signed-out page; the console's own pages have another. */
export const PublicFrame = ({ children, width = 380 }: { children: ReactNode; width?: number }) => (
  <Box
    sx={{
      minHeight: '100dvh',
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'center',
      px: 4,
      background:
        'radial-gradient(56rem 26rem at 50% -8rem, color-mix(in srgb, var(--mui-palette-primary-main) 14%, transparent), transparent) no-repeat var(--mui-palette-background-default)',
    }}
  >
    <Box sx={{ width: '100%', maxWidth: width, flex: 1, pt: 'clamp(24px, 11dvh, 120px)', pb: 8 }}>
      <Box component="header" sx={{ mb: 6 }}>
        <Brand />
      </Box>
      <Box
        component="main"
        sx={{
          p: { xs: 5, sm: 7 },
          borderRadius: '10px',
          border: '1px solid var(--mui-palette-divider)',
          bgcolor: 'background.paper',
        }}
      >
        {children}
      </Box>
    </Box>
    <Box
      component="footer"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        justifyContent: 'center',
        rowGap: 2,
        columnGap: 8,
        py: 5,
      }}
    >
      <Preferences />
      <OwnPart name="HelpLinks" />
    </Box>
  </Box>
);
