import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import type { BulkRun } from './useBulkRun';

/** How many of a run are done. */
export const BulkProgress = ({ run, titleId }: { run: BulkRun<unknown>; titleId: string }) => {
  const translate = useTranslate();
  const done = run.results.length;
  const total = run.ids.length;
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <LinearProgress
        variant="determinate"
        value={Math.round((100 * done) / Math.max(1, total))}
        aria-labelledby={titleId}
      />
      <Typography color="textSecondary">
        {translate('app.bulk.progress', { done, total })}
      </Typography>
    </Box>
  );
};
