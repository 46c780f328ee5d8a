import { useGetList, useListContext, useTranslate } from 'ra-core';
import { useMemo, useState } from 'react';
import { useCanAccess } from '../../../components/access/useCanAccess';
import { ChoiceFilter } from '../../../components/list/ChoiceFilter';
import type { Carrier, RecentCall } from '../../../types';

/** Carriers that are offered; a platform with more of them is searched by the rows on screen. */
const mostCarriers = 500;
/** How long the carriers are offered without asking again (ms). */
const staleTime = 60_000;

/** Filters the calls by trunk: the carriers by name, requested when the list is first opened. */
export const TrunkFilter = () => {
  const translate = useTranslate();
  const { data: calls } = useListContext<RecentCall>();
  const [isOpened, setOpened] = useState(false);
  const mayList = useCanAccess({ action: 'list', resource: 'carriers' });
  const { data: carriers, isFetching } = useGetList<Carrier>(
    'carriers',
    { pagination: { page: 1, perPage: mostCarriers }, sort: { field: 'name', order: 'ASC' } },
    { enabled: isOpened && mayList, staleTime, retry: false, onError: () => undefined },
  );
  const choices = useMemo(() => {
    const names = [
      ...(carriers ?? []).map(({ name }) => name),
      ...(calls ?? []).map((c) => c.trunk),
    ];
    return [...new Set(names.filter(Boolean))]
      .sort((one, other) => one.localeCompare(other))
      .map((name) => ({ id: name, name }));
  }, [carriers, calls]);
  return (
    <ChoiceFilter
      source="trunk"
      label={translate('resources.recent-calls.fields.trunk')}
      allLabel={translate('resources.recent-calls.list.anyTrunk')}
      choices={choices}
      isLoading={isFetching}
      onOpen={() => setOpened(true)}
    />
  );
};
