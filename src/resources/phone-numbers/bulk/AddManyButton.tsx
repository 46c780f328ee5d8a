import Button from '@mui/material/Button';
import { useEvent, useListContext, useLocation, useNavigate, useTranslate } from 'ra-core';
import { Suspense, useEffect, useState } from 'react';
import { useCanAccess } from '../../../components/access/useCanAccess';
import { useListAddress } from '../../../components/list/ListAddress';
import { onDemand } from '../../../components/onDemand';
import { Bounded } from '../../../components/page/Bounded';

const AddManyDialog = onDemand(async () => (await import('./AddManyDialog')).AddManyDialog);

/** The address may ask for the form, once: a list that is loaded again does without. */
const useWanted = (open: () => void) => {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const query = new URLSearchParams(search);
  const isWanted = query.get('add') === 'many';
  query.delete('add');
  const rest = query.toString();
  useEffect(() => {
    if (!isWanted) return;
    open();
    navigate({ search: rest && `?${rest}` }, { replace: true, state });
  }, [isWanted, rest, state, navigate, open]);
};

/** Opens the form for many numbers at once, for those who may add one, where there is one already. */
export const AddManyButton = () => {
  const translate = useTranslate();
  const isAllowed = useCanAccess({ action: 'create' });
  const { total } = useListContext();
  const { filter } = useListAddress();
  const [isOpen, setIsOpen] = useState(false);
  const open = useEvent(() => setIsOpen(isAllowed));
  useWanted(open);
  if (!isAllowed || !(total || isOpen)) return null;
  return (
    <>
      <Button variant="outlined" onClick={open}>
        {translate('resources.phone-numbers.many.open')}
      </Button>
      {isOpen && (
        <Bounded of="panel">
          <Suspense>
            <AddManyDialog filter={filter} onClose={() => setIsOpen(false)} />
          </Suspense>
        </Bounded>
      )}
    </>
  );
};
