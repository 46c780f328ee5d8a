import WarningIcon from '@mui/icons-material/WarningAmberOutlined';
import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

interface FactValueProps {
  children: ReactNode;
  /** What other sources say instead, in words. */
  others: string[] | undefined;
}

/** The value of a fact; sources that disagree are marked below it. */
export const FactValue = ({ children, others = [] }: FactValueProps) => (
  <>
    <div>{children}</div>
    {others.map((other) => (
      <Box key={other} sx={{ display: 'flex', gap: 1, alignItems: 'flex-start' }}>
        <WarningIcon aria-hidden sx={{ color: 'warning.main', fontSize: 16, mt: 0.5 }} />
        <span>{other}</span>
      </Box>
    ))}
  </>
);
