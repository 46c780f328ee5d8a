import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface EmptyStateProps {
  title: string;
  /** What this area is for. */
  text?: string;
  /** The first step. */
  action?: ReactNode;
}

export const EmptyState = ({ title, text, action }: EmptyStateProps) => (
  <Box sx={{ textAlign: 'center', py: 14, px: 4, maxWidth: 520, mx: 'auto' }}>
    <Typography variant="h2" component="p" sx={{ mb: text ? 1 : 4 }}>
      {title}
    </Typography>
    {text && (
      <Typography color="textSecondary" sx={{ mb: 4 }}>
        {text}
      </Typography>
    )}
    {action}
  </Box>
);
