import { type RaRecord, useGetOne, useLocation, useResourceContext, useTranslate } from 'ra-core';
import { type ReactNode, useMemo, useState } from 'react';
import { withoutIsolates } from '../../domain/withoutIsolates';
import { addressOf } from '../../routing/addresses';
import { ErrorPanel } from '../page/ErrorPanel';
import { FormSkeleton } from '../page/Skeletons';

/** The address of the form for a copy of a record. */
export const duplicateAddress = (resource: string, sid: string): string =>
  addressOf({ area: resource, view: 'add', search: { duplicate: sid } });

interface DuplicateProps<R extends RaRecord, Values> {
  /** What a new record begins with. */
  fresh: Values;
  /** What a copy begins with: no sids, no secrets, no name. */
  copyOf: (original: R) => Values;
  children: (start: Values) => ReactNode;
}

/** In front of a form for a new record: it begins with a copy of the one that the address names. */
export const Duplicate = <R extends RaRecord, Values>({
  fresh,
  copyOf,
  children,
}: DuplicateProps<R, Values>) => {
  const translate = useTranslate();
  const resource = useResourceContext() ?? '';
  const { search } = useLocation();
  const [sid] = useState(() => new URLSearchParams(search).get('duplicate'));
  const { data, error, refetch } = useGetOne<R>(
    resource,
    { id: sid ?? '', meta: { whole: true } },
    { enabled: sid !== null, retry: false, gcTime: 0, onError: () => undefined },
  );
  // The same object at each render: a new one would reset the form.
  const copy = useMemo(
    () =>
      data && {
        ...copyOf(data),
        name: withoutIsolates(translate('app.forms.copyOf', { name: data.name })),
      },
    [data, copyOf, translate],
  );
  if (sid === null) return children(fresh);
  if (copy) return children(copy);
  return error ? <ErrorPanel error={error} onRetry={() => refetch()} /> : <FormSkeleton />;
};
