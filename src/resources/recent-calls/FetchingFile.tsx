import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import type { QueryKey } from '@tanstack/react-query';
import { useTranslate } from 'ra-core';
import { TableSkeleton } from '../../components/page/Skeletons';
import { useFetchProgress } from './fetchProgress';

/** The place of what a file will show, with how much of it has come where that is known. */
export const FetchingFile = ({ queryKey, rows }: { queryKey: QueryKey; rows: number }) => {
  const translate = useTranslate();
  const percent = useFetchProgress(queryKey);
  return (
    <div>
      <Box sx={{ height: 4 }}>
        {percent !== null && percent < 100 && (
          <LinearProgress
            variant="determinate"
            value={percent}
            aria-label={translate('ra.page.loading')}
          />
        )}
      </Box>
      <TableSkeleton rows={rows} />
    </div>
  );
};
