import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useCount } from '../../../components/fields/useCount';
import { useListAddress } from '../../../components/list/ListAddress';
import { answeredPart, DayComparison } from '../../../components/summary/DayComparison';
import { Reasons } from '../../../components/summary/Reasons';
import { summaryStyle } from '../../../components/summary/summaryStyle';
import { TileError } from '../../../components/summary/TileError';
import { useSummaryFormat } from '../../../components/summary/useSummaryFormat';
import { CallTimes } from './CallTimes';
import { TrunkTable } from './TrunkTable';
import { useFilterFigures } from './useFilterFigures';

const styles = <GlobalStyles styles={summaryStyle} />;

/** The calls of the filters against those of the week before, or of as many weeks as the dates are long. */
const Weeks = ({ filter }: { filter: Record<string, unknown> }) => {
  const translate = useTranslate();
  const count = useCount();
  const format = useSummaryFormat();
  const { isCounted, now, before } = useFilterFigures(filter);
  if (!isCounted) return null;
  const failed = now?.error ?? before?.error;
  if (failed) {
    const retry = () => {
      void now?.refetch();
      void before?.refetch();
    };
    return <TileError what={translate('app.summary.comparison')} error={failed} onRetry={retry} />;
  }
  const kinds = filter.answered ? (['calls'] as const) : (['calls', 'answered'] as const);
  const name = translate('app.summary.weeksBefore', { smart_count: before?.data?.weeks ?? 1 });
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 12, rowGap: 3, mb: 6, minHeight: 68 }}>
      {now?.data &&
        before?.data &&
        kinds.map((of) => (
          <Box key={of}>
            <Typography variant="body2" color="textSecondary">
              {translate(`app.summary.${of === 'answered' ? 'asr' : of}`)}
            </Typography>
            <Box sx={{ fontSize: 18, fontWeight: 600 }}>
              {of === 'answered' ? format.percent(answeredPart(now.data)) : count(now.data.total)}
            </Box>
            <DayComparison of={of} now={now.data} before={before.data} name={name} />
          </Box>
        ))}
    </Box>
  );
};

/** The summary of the calls that the list shows: against earlier weeks, by time, by cause and by carrier. */
export const FailPanel = () => {
  const translate = useTranslate();
  const { filter } = useListAddress();
  return (
    <Paper variant="outlined" sx={{ borderRadius: 2, px: { xs: 4, sm: 6 }, py: 5, mt: 2 }}>
      {styles}
      <h2 className="hidden-text">{translate('resources.recent-calls.list.whatFails')}</h2>
      <Weeks filter={filter} />
      <Reasons filter={filter} above={(newest) => <CallTimes newest={newest} filter={filter} />}>
        {(trunks) => <TrunkTable trunks={trunks} filter={filter} />}
      </Reasons>
    </Paper>
  );
};
