import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { monospace } from '../../theme';

interface MonoTextProps {
  /** The whole text, where the shown one may be cut. */
  title?: string;
  children: ReactNode;
}

/** Addresses, numbers and codes in one line of a table, cut at the end when there is no room. */
export const MonoText = ({ title, children }: MonoTextProps) => (
  <Box
    component="span"
    title={title}
    sx={{
      display: 'block',
      maxWidth: { xs: '100%', md: 440 },
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
      fontFamily: monospace,
      fontSize: 13,
    }}
  >
    {children}
  </Box>
);
