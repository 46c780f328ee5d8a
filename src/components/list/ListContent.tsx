import Button from '@mui/material/Button';
import { useListContext, useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import { EmptyState } from '../page/EmptyState';
import { ErrorPanel } from '../page/ErrorPanel';
import { TableSkeleton } from '../page/Skeletons';

/** The table, or what stands in its place: waiting, failed, empty, nothing found, beyond the end. */
export const ListContent = ({ empty, children }: { empty: ReactNode; children: ReactNode }) => {
  const translate = useTranslate();
  const { isPending, error, data, total, filterValues, setFilters, page, setPage, refetch } =
    useListContext();
  if (error && !data) return <ErrorPanel error={error} onRetry={() => refetch()} />;
  if (isPending) return <TableSkeleton />;
  if (data && data.length > 0) return children;
  if (page > 1 && (total ?? 0) > 0) {
    return (
      <EmptyState
        title={translate('app.list.pageBeyond')}
        action={<Button onClick={() => setPage(1)}>{translate('app.list.firstPage')}</Button>}
      />
    );
  }
  const isFiltered = Object.values(filterValues).some((value) => value !== '' && value != null);
  if (!isFiltered) return empty;
  return (
    <EmptyState
      title={translate('app.list.noMatch')}
      action={
        <Button onClick={() => setFilters({}, undefined, false)}>
          {translate('app.list.clearFilters')}
        </Button>
      }
    />
  );
};
