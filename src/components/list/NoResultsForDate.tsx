import Button from '@mui/material/Button';
import { useListContext, useTranslate } from 'ra-core';
import { EmptyState } from '../page/EmptyState';

/** An empty list that is narrowed to a date: the next step is to look further back. */
export const NoResultsForDate = () => {
  const translate = useTranslate();
  const { resource, filterValues, setFilters } = useListContext();
  const { from: _from, to: _to, ...others } = filterValues;
  return (
    <EmptyState
      title={translate(`resources.${resource}.empty.title`)}
      text={translate(`resources.${resource}.empty.text`)}
      action={
        filterValues.date !== '30' && (
          <Button onClick={() => setFilters({ ...others, date: '30' }, undefined, false)}>
            {translate('app.list.lastDays', { smart_count: 30 })}
          </Button>
        )
      }
    />
  );
};
