import Alert from '@mui/material/Alert';
import { useListContext, useTranslate } from 'ra-core';
import type { Surplus } from '../../types';
import { useCount } from '../fields/useCount';

/** Says so where the platform answered more rows than a page has: those are not drawn. */
export const TooManyRows = () => {
  const translate = useTranslate();
  const count = useCount();
  const tooMany: Surplus | undefined = useListContext().meta?.tooMany;
  if (!tooMany) return null;
  return (
    <Alert severity="warning" variant="outlined" sx={{ mb: 3 }}>
      {translate('app.list.tooMany', {
        answered: count(tooMany.answered),
        asked: count(tooMany.asked),
      })}
    </Alert>
  );
};
