import AddIcon from '@mui/icons-material/Add';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { Suspense, useCallback } from 'react';
import { useRows } from '../../components/form/useRows';
import { onDemand } from '../../components/onDemand';
import type { RouteDraft } from '../../types';
import { RemovedRoutes } from './RemovedRoutes';
import { RemoveRouteButton } from './RemoveRouteButton';
import { RouteHeads, RouteInputs } from './RouteInputs';
import { blankRoute } from './routeRules';
import { UnreachableRoutes } from './UnreachableRoutes';
import { useTableCarrierChoices } from './useTableCarriers';

const SortableRows = onDemand(
  async () => (await import('../../components/inputs/SortableRows')).SortableRows,
);

interface RoutesForm {
  routes: RouteDraft[];
}

/** The routes as rows that can be moved; a removed one that is stored waits for the save. */
export const RoutesInput = ({ onlyCarrier }: { onlyCarrier: string }) => {
  const translate = useTranslate();
  const choices = useTableCarrierChoices();
  const { rows: drafts, append, insert, move, remove } = useRows<RoutesForm>('routes');
  const rows = drafts.map(({ lcr_route_sid, key }, index) => ({
    // A stored row stays the same one when the form starts anew after a save.
    key: lcr_route_sid ?? key,
    name: translate('resources.least-cost-routing.route.named', { number: index + 1 }),
  }));
  // The same functions each time: a long list is not drawn anew for every key that is typed.
  const inputs = useCallback(
    (index: number) => <RouteInputs index={index} choices={choices} />,
    [choices],
  );
  const removeButton = useCallback(
    (index: number) => <RemoveRouteButton index={index} onRemove={remove} />,
    [remove],
  );
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      {rows.length === 0 && (
        <Typography variant="body2" color="textSecondary">
          {translate('resources.least-cost-routing.route.empty')}
        </Typography>
      )}
      {rows.length > 0 && (
        <UnreachableRoutes>
          <RouteHeads />
          <Suspense fallback={<Skeleton variant="rounded" height={62 * rows.length} />}>
            <SortableRows
              label={translate('resources.least-cost-routing.sections.routes')}
              rows={rows}
              onMove={move}
              actions={removeButton}
            >
              {inputs}
            </SortableRows>
          </Suspense>
        </UnreachableRoutes>
      )}
      <RemovedRoutes onRestore={insert} />
      <div>
        <Button startIcon={<AddIcon />} onClick={() => append(blankRoute(onlyCarrier))}>
          {translate('resources.least-cost-routing.action.addRoute')}
        </Button>
      </div>
    </Box>
  );
};
