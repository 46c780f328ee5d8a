import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useListContext, useTranslate } from 'ra-core';
import { EmptyState } from '../page/EmptyState';

/** How many rows of the answer to the list around cannot be read. */
export const useUnreadableRows = (): number => Number(useListContext().meta?.unreadable ?? 0);

/**
 * Reports below the rows of a list, or its replacement, that there are more that cannot be read.
 */
export const UnreadableRows = ({ count }: { count: number }) => {
  const translate = useTranslate();
  if (count === 0) return null;
  return (
    <Alert severity="warning" role="status" sx={{ borderRadius: 0 }}>
      {translate('app.list.unreadable.more', { smart_count: count })}
    </Alert>
  );
};

/** Replaces a list of which nothing can be read. */
export const NothingReadable = ({ count }: { count: number }) => {
  const translate = useTranslate();
  const { refetch } = useListContext();
  return (
    <EmptyState
      title={translate('app.list.unreadable.none', { smart_count: count })}
      text={translate('app.list.unreadable.help')}
      action={<Button onClick={() => refetch()}>{translate('app.errors.retry')}</Button>}
    />
  );
};
