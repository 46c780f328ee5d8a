import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';

interface HomeSectionProps {
  title: string;
  /** What can be done, or is said, at the end of its head. */
  aside?: ReactNode;
  children: ReactNode;
}

/** One of the answers that Home gives, under its question. */
export const HomeSection = ({ title, aside, children }: HomeSectionProps) => {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={{ mb: 8 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 3, mb: 3, minHeight: 30 }}>
        <Typography id={id} variant="h2" sx={{ flex: 1 }}>
          {title}
        </Typography>
        {aside}
      </Box>
      <Paper variant="outlined" sx={{ borderRadius: 2, px: { xs: 4, sm: 6 }, py: 5 }}>
        {children}
      </Paper>
    </Box>
  );
};
