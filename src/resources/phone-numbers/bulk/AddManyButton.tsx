import { useEvent, useLocation, useTranslate } from 'ra-core';
import { Suspense, useEffect, useState } from 'react';
import { useCanAccess } from '../../../components/access/useCanAccess';
import { useListAddress } from '../../../components/list/ListAddress';
import { useIsListEmpty } from '../../../components/list/useIsListEmpty';
import { Bounded } from '../../../components/page/Bounded';
import { useOwnSearch } from '../../../components/page/useOwnSearch';
import { viewWith } from '../../view';

const AddManyDialog = viewWith(
  ['loadBulk'],
  async () => (await import('./AddManyDialog')).AddManyDialog,
);

/** The address may ask for the form, once: a list that is loaded again does without. */
const useWanted = (open: () => void) => {
  const { search, state } = useLocation();
  const changeSearch = useOwnSearch();
  const query = new URLSearchParams(search);
  const isWanted = query.get('add') === 'many';
  query.delete('add');
  const rest = query.toString();
  useEffect(() => {
    if (!isWanted) return;
    open();
    changeSearch(rest && `?${rest}`, { replace: true, state });
  }, [isWanted, rest, state, changeSearch, open]);
};

/** Opens the form for many numbers at once, for those who may add one, where there is one already. */
export const AddManyButton = () => {
  const translate = useTranslate();
  const isAllowed = useCanAccess({ action: 'create' });
  const isEmpty = useIsListEmpty();
  const { filter } = useListAddress();
  const [isOpen, setIsOpen] = useState(false);
  const open = useEvent(() => setIsOpen(isAllowed));
  useWanted(open);
  // It moves nothing by coming later; that there is none is known with the rows.
  if (!isAllowed || (isEmpty && !isOpen)) return null;
  return (
    <>
      <button type="button" className="outlined-button" onClick={open}>
        {translate('resources.phone-numbers.many.open')}
      </button>
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
