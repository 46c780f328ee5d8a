import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type RaRecord, useRecordContext, useResourceContext, useTranslate } from 'ra-core';
import { type ReactNode, useState } from 'react';
import type { ConsoleDataProvider } from '../../dataProvider';
import type { Used, Uses } from '../../types';
import { FormSection } from '../form/FormSection';
import { listOf } from '../list/relatedLists';
import { useInView } from '../list/useInView';
import { ErrorPanel } from '../page/ErrorPanel';
import { usePlatform } from '../usePlatform';
import { UsageGroups } from './UsageGroups';

type UsedResource = Parameters<ConsoleDataProvider['getUses']>[0];

/** What uses the record: asked for once somebody looks at it, and wholly once somebody wants that. */
function useUses(resource: UsedResource, record: RaRecord | undefined, isSeen: boolean) {
  const dataProvider = usePlatform();
  const [isWhole, setIsWhole] = useState(false);
  const query = useQuery({
    queryKey: ['uses', resource, record?.id, isWhole],
    queryFn: () => dataProvider.getUses(resource, record as RaRecord, isWhole),
    enabled: isSeen && record !== undefined,
    placeholderData: keepPreviousData,
    retry: false,
    // What is deleted is not asked for what uses it.
    meta: { onlyOf: record?.id },
  });
  return { ...query, lookAtAll: () => setIsWhole(true) };
}

/** A section of a record's page: what uses the record, and so stands in the way of its deletion. */
export const UsedBy = ({ children }: { children?: ReactNode }) => {
  const translate = useTranslate();
  const resource = useResourceContext() as UsedResource;
  const record = useRecordContext();
  const [ref, isSeen] = useInView<HTMLDivElement>();
  const { data, error, isFetching, refetch, lookAtAll } = useUses(resource, record, isSeen);
  if (!record) return null;
  const unnamed = ({ resource: kind, id }: Used) =>
    kind === 'least-cost-routing' ? translate('resources.least-cost-routing.unnamed') : id;
  const groups = Object.entries(data?.kinds ?? {})
    .filter(([, { count, looked }]) => count > 0 || looked)
    .map(([kind, { records, count, looked }]: [string, Uses]) => ({
      label: translate(`resources.${resource}.usage.${kind}`),
      records: records.map((one) => ({ ...one, name: one.name || unnamed(one) })),
      count: looked?.at === 0 ? null : count,
      listHref: listOf(resource, record, records[0]?.resource),
      note: looked && translate(`app.usedBy.${looked.at > 0 ? 'looked' : 'notLooked'}`, looked),
    }));
  return (
    <FormSection title={translate('app.usedBy.title')} purpose={translate('app.usedBy.purpose')}>
      {/* Above what grows once it is known. */}
      {children}
      <Box ref={ref} sx={{ minHeight: 80 }} aria-busy={isFetching}>
        {error && !data && <ErrorPanel error={error} onRetry={() => refetch()} />}
        {isFetching && !data && <Skeleton variant="rounded" height={80} />}
        {data && groups.length === 0 && (
          <Typography color="textSecondary" sx={{ mb: 3 }}>
            {translate(`app.usedBy.${data.isPart ? 'noneYet' : 'none'}`)}
          </Typography>
        )}
        <UsageGroups groups={groups} />
        {data?.isPart && (
          <Button variant="outlined" size="small" disabled={isFetching} onClick={lookAtAll}>
            <span>{translate(`app.usedBy.${isFetching ? 'looking' : 'all'}`)}</span>
          </Button>
        )}
      </Box>
    </FormSection>
  );
};
