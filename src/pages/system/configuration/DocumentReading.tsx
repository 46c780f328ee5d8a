import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useId } from 'react';
import type { ReadingOfPlatform } from './useReading';

/** How far a reading is, with a way to stop it. */
export const DocumentReading = ({ reading }: { reading: ReadingOfPlatform }) => {
  const translate = useTranslate();
  const id = useId();
  const { progress, stop } = reading;
  if (!progress) return null;
  const { done, known } = progress;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}>
      <Box sx={{ flex: '1 1 240px', display: 'grid', gap: 2 }}>
        <LinearProgress
          variant={known > 0 ? 'determinate' : 'indeterminate'}
          value={(100 * done) / Math.max(1, known)}
          aria-labelledby={id}
        />
        <Typography id={id} variant="body2" color="textSecondary">
          {translate('app.configFile.reading', { done, known })}
        </Typography>
      </Box>
      <Button color="inherit" onClick={stop}>
        {translate('app.bulk.stop')}
      </Button>
    </Box>
  );
};
