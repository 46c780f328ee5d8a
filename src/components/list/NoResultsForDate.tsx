import Button from '@mui/material/Button';
import { useResourceContext, useTranslate } from 'ra-core';
import { EmptyState } from '../page/EmptyState';
import { useListAddress } from './ListAddress';

/** An empty list that is narrowed to a date: the next step is to look further back. */
export const NoResultsForDate = () => {
  const translate = useTranslate();
  const resource = useResourceContext();
  const { filter, change } = useListAddress();
  const lookFurther = () =>
    change(({ filter }) => ({
      filter: { ...filter, from: undefined, to: undefined, date: '30' },
    }));
  return (
    <EmptyState
      title={translate(`resources.${resource}.empty.title`)}
      text={translate(`resources.${resource}.empty.text`)}
      action={
        filter.date !== '30' && (
          <Button onClick={lookFurther}>
            <span>{translate('app.list.lastDays', { smart_count: 30 })}</span>
          </Button>
        )
      }
    />
  );
};
