import { useRouterProvider } from 'ra-core';
import { ErrorPanel } from '../components/page/ErrorPanel';
import { FormSkeleton } from '../components/page/Skeletons';
import { useList } from '../components/useList';
import { addressOf } from '../routing/addresses';
import type { LeastCostRouting } from '../types';

/**
 * Where outbound call routing leads those who have no list of tables: to the edit page of their
 * own one, or to the add page. Asked when the item is followed, not on every page.
 */
export const RoutingRedirect = () => {
  const { Navigate } = useRouterProvider();
  const { data, error, isFetching, refetch } = useList<LeastCostRouting>(
    'least-cost-routing',
    { pagination: { page: 1, perPage: 1 }, sort: { field: 'name', order: 'ASC' } },
    // Asked each time: a table that was just made or deleted decides where this leads.
    { staleTime: 0, gcTime: 0 },
  );
  if (error) return <ErrorPanel error={error} onRetry={() => refetch()} />;
  if (!data || isFetching) return <FormSkeleton />;
  const [own] = data;
  const page = { area: 'least-cost-routing', sid: own?.id, view: own ? 'edit' : 'add' };
  return <Navigate to={addressOf(page)} replace />;
};
