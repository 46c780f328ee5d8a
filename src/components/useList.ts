import { type UseQueryOptions, useQuery } from '@tanstack/react-query';
import type { GetListParams, GetListResult, RaRecord } from 'ra-core';
import { useMemo } from 'react';
import { usePlatform } from './usePlatform';

type ListParams = Pick<GetListParams, 'pagination' | 'sort' | 'filter' | 'meta'>;
type ListOptions<R extends RaRecord> = Omit<
  UseQueryOptions<GetListResult<R>, Error>,
  'queryKey' | 'queryFn'
>;

/**
 * The records of a list, under the key of react-admin's own hook, which writes react-admin's changes into them
 * as well. That hook keeps each row as an answer about its record too, which no form here takes: they read what
 * is stored now.
 */
export function useList<R extends RaRecord>(
  resource: string,
  { pagination, sort, filter = {}, meta }: ListParams,
  options?: ListOptions<R>,
) {
  const platform = usePlatform();
  const result = useQuery<GetListResult<R>, Error>({
    queryKey: [resource, 'getList', { pagination, sort, filter, meta }],
    queryFn: async () => {
      const answer = await platform.getList<R>(resource, { pagination, sort, filter, meta });
      const { data, total, pageInfo, meta: more } = answer;
      return { data, total, pageInfo, meta: more };
    },
    ...options,
  });
  return useMemo(() => {
    const { data, total, pageInfo, meta: more } = result.data ?? {};
    return { ...result, data, total, pageInfo, meta: more };
  }, [result]);
}
