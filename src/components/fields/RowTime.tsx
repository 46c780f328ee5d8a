import Box from '@mui/material/Box';
import { useLocaleState } from 'ra-core';
import { formatShortTime, formatTime } from './format';

/** A point in time in a row of a list; on a phone without its year. */
export const RowTime = ({ time }: { time: string }) => {
  const [locale] = useLocaleState();
  return (
    <Box component="time" dateTime={time} sx={{ whiteSpace: 'nowrap' }}>
      <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
        {formatTime(time, locale)}
      </Box>
      <Box component="span" sx={{ display: { sm: 'none' } }}>
        {formatShortTime(time, locale)}
      </Box>
    </Box>
  );
};
