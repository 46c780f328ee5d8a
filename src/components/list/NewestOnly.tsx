import Alert from '@mui/material/Alert';
import { useListContext, useLocaleState, useTranslate } from 'ra-core';
import type { NewestRows } from '../../types';

/** Says so where only the newest rows of a list were looked at, since the platform cannot filter. */
export const NewestOnly = ({ text }: { text: string }) => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const { meta, isPlaceholderData } = useListContext() as ReturnType<typeof useListContext> & {
    isPlaceholderData?: boolean;
  };
  const newest: NewestRows | undefined = meta?.newest;
  if (!newest || isPlaceholderData || newest.read >= newest.total) return null;
  const count = (value: number) => new Intl.NumberFormat(locale).format(value);
  return (
    <Alert severity="info" variant="outlined" sx={{ mb: 3 }}>
      {translate(text, { read: count(newest.read), total: count(newest.total) })}
    </Alert>
  );
};
