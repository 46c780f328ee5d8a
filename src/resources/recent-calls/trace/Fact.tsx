import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { CopyButton } from '../../../components/inputs/CopyButton';
import { mono } from '../../../theme';

interface FactProps {
  name: string;
  /** Its name is one of the trace, and no word. */
  isKey?: true;
  /** Copied as it is; nothing is copied where it is missing. */
  value?: string;
  children: ReactNode;
}

/** One fact of a span, with its name above it. */
export const Fact = ({ name, isKey, value, children }: FactProps) => (
  <Box sx={{ py: 1.5, borderTop: '1px solid var(--mui-palette-divider)' }}>
    <Box
      component="dt"
      sx={{ display: 'flex', alignItems: 'center', minHeight: 24, fontSize: 12, gap: 1 }}
    >
      <Box
        component="span"
        translate={isKey && 'no'}
        sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}
      >
        {name}
      </Box>
      <Box sx={{ flexGrow: 1 }} />
      {value && <CopyButton text={value} name={name} isSecret />}
    </Box>
    <Box component="dd" sx={{ m: 0, fontSize: 13, overflowWrap: 'anywhere' }}>
      {children}
    </Box>
  </Box>
);

/** How values are written. */
export const code = {
  ...mono,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
} as const;
