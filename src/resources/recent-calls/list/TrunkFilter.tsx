import { useListContext, useTranslate } from 'ra-core';
import { useMemo, useState } from 'react';
import { useCanAccess } from '../../../components/access/useCanAccess';
import { trunkName } from '../../../components/calls/trunkPath';
import { ChoiceFilter } from '../../../components/list/ChoiceFilter';
import { useList } from '../../../components/useList';
import type { Carrier, RecentCall } from '../../../types';

/** Carriers that are offered; a platform with more of them is searched by the rows on screen. */
const mostCarriers = 500;
/** How long the carriers are offered without asking again (ms). */
const staleTime = 60_000;

/** Filters the calls by trunk: the carriers by name, requested when the list is first opened. */
export const TrunkFilter = ({ label }: { label: string }) => {
  const translate = useTranslate();
  const { data: calls } = useListContext<RecentCall>();
  const [isOpened, setOpened] = useState(false);
  const mayList = useCanAccess({ action: 'list', resource: 'carriers' });
  const { data: carriers, isFetching } = useList<Carrier>(
    'carriers',
    { pagination: { page: 1, perPage: mostCarriers }, sort: { field: 'name', order: 'ASC' } },
    { enabled: isOpened && mayList, staleTime, retry: false },
  );
  const choices = useMemo(() => {
    const names = [
      ...(carriers ?? []).map(({ name }) => name),
      ...(calls ?? []).map((c) => c.trunk),
    ];
    return [...new Set(names.filter(Boolean))]
      .map((id) => ({ id, name: trunkName(id, translate) }))
      .sort((one, other) => one.name.localeCompare(other.name));
  }, [carriers, calls, translate]);
  return (
    <ChoiceFilter
      source="trunk"
      label={label}
      allLabel={translate('resources.recent-calls.list.anyTrunk')}
      choices={choices}
      isLoading={isFetching}
      onOpen={() => setOpened(true)}
    />
  );
};
