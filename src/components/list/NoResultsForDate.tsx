import Button from '@mui/material/Button';
import { useListContext, useTranslate } from 'ra-core';
import { EmptyState } from '../page/EmptyState';

interface NoResultsForDateProps {
  title: string;
  text: string;
}

/** An empty list that is narrowed to a date: the next step is to look further back. */
export const NoResultsForDate = ({ title, text }: NoResultsForDateProps) => {
  const translate = useTranslate();
  const { filterValues, setFilters } = useListContext();
  const { from: _from, to: _to, ...others } = filterValues;
  return (
    <EmptyState
      title={title}
      text={text}
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
