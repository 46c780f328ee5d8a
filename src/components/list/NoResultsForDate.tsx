import Button from '@mui/material/Button';
import { useListContext, useTranslate } from 'ra-core';
import { EmptyState } from '../page/EmptyState';
import { useFilterChange } from './useFilterChange';

/** An empty list that is narrowed to a date: the next step is to look further back. */
export const NoResultsForDate = () => {
  const translate = useTranslate();
  const { resource, filterValues } = useListContext();
  const change = useFilterChange();
  const lookFurther = () =>
    change((filters) => ({ ...filters, from: undefined, to: undefined, date: '30' }));
  return (
    <EmptyState
      title={translate(`resources.${resource}.empty.title`)}
      text={translate(`resources.${resource}.empty.text`)}
      action={
        filterValues.date !== '30' && (
          <Button onClick={lookFurther}>
            {translate('app.list.lastDays', { smart_count: 30 })}
          </Button>
        )
      }
    />
  );
};
