import AddIcon from '@mui/icons-material/Add';
import RemoveIcon from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Skeleton from '@mui/material/Skeleton';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { lazy, Suspense } from 'react';
import { useFieldArray, useWatch } from 'react-hook-form';
import type { RouteDraft } from '../../types';
import { RemovedRoutes } from './RemovedRoutes';
import { RouteHeads, RouteInputs } from './RouteInputs';
import { blankRoute } from './routeRules';
import { findUnreachable } from './tester/reach';
import { useCarrierChoices } from './useTableCarriers';

const SortableRows = lazy(async () => ({
  default: (await import('../../components/inputs/SortableRows')).SortableRows,
}));

interface RoutesForm {
  routes: RouteDraft[];
}

/** The routes as rows that can be moved; a removed one that is stored waits for the save. */
export const RoutesInput = ({ firstCarrier }: { firstCarrier: string }) => {
  const translate = useTranslate();
  const choices = useCarrierChoices();
  const { fields, append, insert, move, remove } = useFieldArray<RoutesForm>({ name: 'routes' });
  const routes: RouteDraft[] = useWatch({ name: 'routes' }) ?? [];
  const unreachable = findUnreachable(routes.map(({ regex }) => regex ?? ''));
  const named = (index: number) =>
    translate('resources.least-cost-routing.route.named', { number: index + 1 });
  const rows = fields.map(({ id }, index) => ({ key: id, name: named(index) }));
  const removeButton = (index: number) => {
    const name = translate('resources.least-cost-routing.action.removeRoute', {
      name: named(index),
    });
    return (
      <Tooltip title={name}>
        <IconButton size="small" aria-label={name} onClick={() => remove(index)}>
          <RemoveIcon fontSize="small" />
        </IconButton>
      </Tooltip>
    );
  };
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      {rows.length === 0 && (
        <Typography variant="body2" color="textSecondary">
          {translate('resources.least-cost-routing.route.empty')}
        </Typography>
      )}
      {rows.length > 0 && (
        <div>
          <RouteHeads />
          <Suspense fallback={<Skeleton variant="rounded" height={54 * rows.length} />}>
            <SortableRows
              label={translate('resources.least-cost-routing.sections.routes')}
              rows={rows}
              onMove={move}
              actions={removeButton}
            >
              {(index) => (
                <RouteInputs
                  index={index}
                  choices={choices}
                  further={routes[index]?.further_carriers}
                  unreachable={unreachable[index]}
                />
              )}
            </SortableRows>
          </Suspense>
        </div>
      )}
      <RemovedRoutes routes={routes} onRestore={(place, route) => insert(place, route)} />
      <div>
        <Button startIcon={<AddIcon />} onClick={() => append(blankRoute(firstCarrier))}>
          {translate('resources.least-cost-routing.action.addRoute')}
        </Button>
      </div>
    </Box>
  );
};
