import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { LinkBase, useTranslate } from 'ra-core';
import { useCount } from '../../components/fields/useCount';
import { answeredPart, DayComparison } from '../../components/summary/DayComparison';
import { TileError } from '../../components/summary/TileError';
import type { DayFigures, useDayFigures } from '../../components/summary/useDayFigures';
import { useSummaryFormat } from '../../components/summary/useSummaryFormat';
import { addressOf } from '../../routing/addresses';

type Days = ReturnType<typeof useDayFigures>;

interface DayFigureProps {
  of: 'calls' | 'answered';
  days: Days;
}

/** Where the calls of a figure are listed. */
const listOf = ({ filter }: DayFigures, of: DayFigureProps['of']) =>
  addressOf({
    area: 'recent-calls',
    filter: of === 'answered' ? { ...filter, answered: 'true' } : filter,
  });

/** A large number of today, and below it what the same hours of other days had. */
export const DayFigure = ({ of, days }: DayFigureProps) => {
  const translate = useTranslate();
  const count = useCount();
  const format = useSummaryFormat();
  const text = (key: string) => translate(`app.summary.${key}`);
  const [today, ...others] = days;
  const label = text(of === 'answered' ? 'asr' : 'calls');
  const { data, error } = today ?? {};
  // What failed together is tried together.
  const retry = () => {
    for (const day of days) if (day.error) void day.refetch();
  };
  if (error && today) {
    return <TileError what={label} error={error} onRetry={retry} />;
  }
  return (
    <Box sx={{ minWidth: 0 }}>
      <Typography variant="body2" color="textSecondary">
        {label}
      </Typography>
      <Box sx={{ fontSize: 34, fontWeight: 600, lineHeight: 1.25, letterSpacing: '-0.01em' }}>
        {data ? (
          <LinkBase className="big-figure" to={listOf(data, of)}>
            {of === 'answered' ? format.percent(answeredPart(data)) : count(data.total)}
          </LinkBase>
        ) : (
          <Skeleton width={120} />
        )}
      </Box>
      {of === 'answered' && (
        <Typography variant="body2" color="textSecondary">
          {data ? (
            translate('app.summary.answeredOf', {
              answered: count(data.answered),
              calls: count(data.total),
            })
          ) : (
            <Skeleton width={100} />
          )}
        </Typography>
      )}
      {others.map((other, index) => {
        const name = text(index === 0 ? 'yesterdayByNow' : 'lastWeekByNow');
        if (other.error) {
          return <TileError key={name} what={name} error={other.error} onRetry={retry} />;
        }
        if (!data || !other.data) return <Skeleton key={name} width={180} height={22} />;
        return <DayComparison key={name} of={of} now={data} before={other.data} name={name} />;
      })}
    </Box>
  );
};
