import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useListContext, useTranslate } from 'ra-core';
import { type ReactNode, Suspense } from 'react';
import { onDemand } from '../onDemand';
import { EmptyState } from '../page/EmptyState';
import { ErrorPanel } from '../page/ErrorPanel';
import { useErrorText } from '../page/errorText';
import { TableSkeleton } from '../page/Skeletons';
import { useListAddress } from './ListAddress';
import { NothingReadable, UnreadableRows, useUnreadableRows } from './UnreadableRows';

const ReadAll = onDemand(async () => (await import('./ReadAll')).ReadAll);

/** Says that the rows are old because refreshing them failed. */
const RefreshFailed = ({ error }: { error: unknown }) => {
  const translate = useTranslate();
  const errorText = useErrorText();
  const { refetch } = useListContext();
  return (
    <Alert
      severity="warning"
      sx={{ borderRadius: 0 }}
      action={
        <Button color="inherit" size="small" onClick={() => refetch()}>
          {translate('app.errors.retry')}
        </Button>
      }
    >
      {[translate('app.list.refreshFailed'), ...errorText(error)].join(' ')}
    </Alert>
  );
};

/** The table, or its replacement: loading, failed, empty, nothing found, beyond the end. */
interface ListContentProps {
  empty: ReactNode;
  /** Stands in the place of the table where there can be no list. */
  instead?: ReactNode;
  /** What to show for an error that has a meaning of its own in this list; null for the others. */
  explain?: (error: unknown, filter: Record<string, unknown>) => ReactNode;
  children: ReactNode;
}

export const ListContent = ({ empty, instead, explain, children }: ListContentProps) => {
  const translate = useTranslate();
  const { isPending, error, data, total, meta, refetch } = useListContext();
  const { filter, pagination, narrowing, change, clear } = useListAddress();
  const unreadable = useUnreadableRows();
  if (instead) return instead;
  if (error && !data) {
    return explain?.(error, filter) ?? <ErrorPanel error={error} onRetry={() => refetch()} />;
  }
  if (isPending) return <TableSkeleton />;
  if (meta?.cost) {
    return (
      <Suspense fallback={<TableSkeleton />}>
        <ReadAll cost={meta.cost} />
      </Suspense>
    );
  }
  if (data && data.length > 0) {
    return (
      <>
        {error && <RefreshFailed error={error} />}
        {children}
        <UnreadableRows count={unreadable} />
      </>
    );
  }
  if (unreadable > 0) return <NothingReadable count={unreadable} />;
  if (pagination.page > 1 && (total ?? 0) > 0) {
    return (
      <EmptyState
        title={translate('app.list.pageBeyond')}
        action={
          <Button onClick={() => change(() => ({ page: 1 }))}>
            {translate('app.list.firstPage')}
          </Button>
        }
      />
    );
  }
  if (narrowing.length === 0) return empty;
  return (
    <EmptyState
      title={translate('app.list.noMatch')}
      action={<Button onClick={clear}>{translate('app.list.clearFilters')}</Button>}
    />
  );
};
