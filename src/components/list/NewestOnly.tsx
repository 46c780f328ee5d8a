import Alert from '@mui/material/Alert';
import { useListContext, useTranslate } from 'ra-core';
import type { NewestRows } from '../../types';
import { useCount } from '../fields/useCount';

/** Says so where only the newest rows of a list were looked at, since the platform cannot filter. */
export const NewestOnly = ({ text }: { text: string }) => {
  const translate = useTranslate();
  const count = useCount();
  const { meta, isPlaceholderData } = useListContext() as ReturnType<typeof useListContext> & {
    isPlaceholderData?: boolean;
  };
  const newest: NewestRows | undefined = meta?.newest;
  if (!newest || isPlaceholderData || newest.read >= newest.total) return null;
  return (
    <Alert severity="info" variant="outlined" sx={{ mb: 3 }}>
      {translate(text, { read: count(newest.read), total: count(newest.total) })}
    </Alert>
  );
};
