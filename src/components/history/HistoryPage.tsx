import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { newestName } from '../../saving/newestName';
import { useCount } from '../fields/useCount';
import { EmptyState } from '../page/EmptyState';
import { PageHeader } from '../page/PageHeader';
import { TableSkeleton } from '../page/Skeletons';
import { HistoryFilters } from './HistoryFilters';
import { HistoryList } from './HistoryList';
import { useEntryWords } from './useEntryWords';
import { useHistory } from './useHistory';
import { isFound, useHistoryFilter } from './useHistoryFilter';

/** That only one record is looked at, and the way back to all. */
const OneRecord = ({ name, onAll }: { name: string; onAll: () => void }) => {
  const translate = useTranslate();
  return (
    <Alert
      severity="info"
      role="note"
      variant="outlined"
      sx={{ mb: 4 }}
      action={
        <Button size="small" onClick={onAll}>
          {translate('app.history.showAll')}
        </Button>
      }
    >
      {translate('app.history.oneRecord', { name })}
    </Alert>
  );
};

/** What was sent from this browser by the operator, the newest first. It is no audit, and says so. */
export const HistoryPage = () => {
  const translate = useTranslate();
  const countOf = useCount();
  const words = useEntryWords();
  const { entries, isKept } = useHistory();
  const { filter, change } = useHistoryFilter();
  const all = entries ?? [];
  const shown = all.filter((entry) => isFound(entry, filter, words));
  const { record } = filter;
  const content = () => {
    if (!entries) return <TableSkeleton rows={6} />;
    if (all.length === 0) {
      const is = isKept ? 'empty' : 'blocked';
      return (
        <EmptyState
          title={translate(`app.history.${is}`)}
          text={translate(`app.history.${is}Text`)}
        />
      );
    }
    if (shown.length === 0) return <EmptyState title={translate('app.history.notFound')} />;
    return <HistoryList entries={shown} words={words} />;
  };
  return (
    <Box sx={{ maxWidth: 960 }}>
      <PageHeader
        title={translate('app.nav.history')}
        count={countOf(shown.length)}
        isCounting={!entries}
      />
      <Typography color="textSecondary" sx={{ mb: 4, maxWidth: 640 }}>
        {translate('app.history.purpose')}
      </Typography>
      {!isKept && all.length > 0 && (
        <Alert severity="warning" variant="outlined" sx={{ mb: 4 }}>
          {translate('app.history.notKept')}
        </Alert>
      )}
      {record && (
        <OneRecord name={newestName(all, record) ?? record} onAll={() => change({ record: '' })} />
      )}
      {all.length > 0 && (
        <HistoryFilters {...{ shown, filter, words }} entries={all} onChange={change} />
      )}
      {content()}
    </Box>
  );
};
