import { useGetList, useRouterProvider } from 'ra-core';
import { ErrorPanel } from '../components/page/ErrorPanel';
import { FormSkeleton } from '../components/page/Skeletons';
import type { LeastCostRouting } from '../types';

/**
 * Where outbound call routing leads those who have no list of tables: to the edit page of their
 * own one, or to the add page. Asked when the item is followed, not on every page.
 */
export const OwnRouting = () => {
  const { Navigate } = useRouterProvider();
  const { data, error, refetch } = useGetList<LeastCostRouting>(
    'least-cost-routing',
    { pagination: { page: 1, perPage: 1 }, sort: { field: 'name', order: 'ASC' } },
    { onError: () => undefined },
  );
  if (error) return <ErrorPanel error={error} onRetry={() => refetch()} />;
  if (!data) return <FormSkeleton />;
  const [own] = data;
  const page = own ? `${own.id}/edit` : 'add';
  return <Navigate to={`/internal/least-cost-routing/${page}`} replace />;
};
