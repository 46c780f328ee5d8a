import Button from '@mui/material/Button';
import { useListContext, useTranslate } from 'ra-core';
import { lazy, Suspense, useRef, useState } from 'react';
import { useCanAccess } from '../../../components/access/useCanAccess';
import type { ManyDraft } from './ManyInputs';

const AddManyDialog = lazy(async () => ({
  default: (await import('./AddManyDialog')).AddManyDialog,
}));

/** Opens the form for many numbers at once, for those who may add one, where there is one already. */
export const AddManyButton = () => {
  const translate = useTranslate();
  const isAllowed = useCanAccess({ action: 'create' });
  const { filterValues, total } = useListContext();
  const [isOpen, setIsOpen] = useState(false);
  const kept = useRef<ManyDraft | null>(null);
  if (!isAllowed || !total) return null;
  return (
    <>
      <Button variant="outlined" onClick={() => setIsOpen(true)}>
        {translate('resources.phone-numbers.many.open')}
      </Button>
      {isOpen && (
        <Suspense>
          <AddManyDialog
            accountSid={filterValues.account_sid}
            draft={kept.current}
            onClose={(typed) => {
              kept.current = typed;
              setIsOpen(false);
            }}
          />
        </Suspense>
      )}
    </>
  );
};
