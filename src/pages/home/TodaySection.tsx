import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { useState } from 'react';
import { ChartKey } from '../../components/summary/ChartKey';
import { HourChart } from '../../components/summary/HourChart';
import { HourTable } from '../../components/summary/HourTable';
import { TileError } from '../../components/summary/TileError';
import type { useDayFigures } from '../../components/summary/useDayFigures';
import { useHourCounts } from '../../components/summary/useHourCounts';
import { DayFigure } from './DayFigure';
import { HomeSection } from './HomeSection';

/** The calls of the day by hour, as bars or as a table. */
const Hours = ({ days }: { days: ReturnType<typeof useDayFigures> }) => {
  const translate = useTranslate();
  const [isTable, setIsTable] = useState(false);
  // What is compared comes first.
  const isCounted = days.every(({ isPending }) => !isPending);
  const { hours, before, counts, error, retry } = useHourCounts(
    isCounted ? days[0]?.data : undefined,
  );
  const text = (key: string) => translate(`app.summary.${key}`);
  const label = text('byHour');
  const hasLine = before.length > 0 && before.every(({ from }) => counts[from]);
  return (
    <Box sx={{ minWidth: 0 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 3, mb: 2, minHeight: 30 }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>{!isTable && <ChartKey hasLine={hasLine} />}</Box>
        <button type="button" className="text-button" onClick={() => setIsTable(!isTable)}>
          {text(isTable ? 'asChart' : 'asTable')}
        </button>
      </Box>
      {error !== undefined && <TileError what={label} error={error} onRetry={retry} />}
      <Box sx={{ minHeight: { xs: 172, lg: 240 }, '--chart-height': { xs: '132px', lg: '200px' } }}>
        {isTable ? (
          <HourTable caption={label} hours={hours} before={before} counts={counts} />
        ) : (
          <HourChart label={label} hours={hours} before={before} counts={counts} />
        )}
      </Box>
    </Box>
  );
};

/** How many calls there are today and how many of them were answered, and by hour. */
export const TodaySection = ({ days }: { days: ReturnType<typeof useDayFigures> }) => {
  const translate = useTranslate();
  return (
    <HomeSection
      title={translate('pages.home.today')}
      aside={
        <span className="muted not-on-phone" style={{ fontSize: '0.8125rem' }}>
          {translate('pages.home.todayHelp')}
        </span>
      }
    >
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '300px minmax(0, 1fr)' },
          gap: { xs: 6, lg: 10 },
        }}
      >
        <Box
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr', lg: 'minmax(0, 1fr)' },
            gap: 6,
            alignContent: 'start',
          }}
        >
          <DayFigure of="calls" days={days} />
          <DayFigure of="answered" days={days} />
        </Box>
        <Hours days={days} />
      </Box>
    </HomeSection>
  );
};
