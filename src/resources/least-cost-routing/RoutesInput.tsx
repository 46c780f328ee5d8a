import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useEvent, useTranslate } from 'ra-core';
import { Suspense, useCallback, useMemo, useState } from 'react';
import { useFieldArray } from 'react-hook-form';
import { AddRowButton, RemoveRowButton } from '../../components/form/RowButtons';
import { UndrawnRows } from '../../components/form/UndrawnRows';
import { useRowWindow } from '../../components/form/useRowWindow';
import { useStableKeys } from '../../components/form/useStableKeys';
import { onDemand } from '../../components/onDemand';
import type { RouteValues } from '../../types';
import { type ChosenKinds, undrawnPatternRules } from './patternKinds';
import { RemovedRoutes } from './RemovedRoutes';
import { RouteHeads, RouteInputs } from './RouteInputs';
import { blankRoute, descriptionRules, validateRequired } from './routeRules';
import { UnreachableRoutes } from './UnreachableRoutes';
import { useTableCarrierChoices } from './useTableCarriers';

const SortableRows = onDemand(
  async () => (await import('../../components/inputs/SortableRows')).SortableRows,
);

/** The room of the rows (px): each with a gap, and a line where another program stored further carriers. */
const roomOf = (routes: readonly RouteValues[]) => {
  const lines = routes.filter((route) => route.further_carriers?.length).length;
  const height = (row: number) => `${routes.length * (row + 8) - 8 + lines * 28}px`;
  return { xs: height(321), sm: height(54) };
};

interface RoutesForm {
  routes: RouteValues[];
}

/** The routes as rows that can be moved; a removed one that is stored waits for the save. */
export const RoutesInput = ({ onlyCarrier }: { onlyCarrier: string }) => {
  const translate = useTranslate();
  const choices = useTableCarrierChoices();
  const { fields, append, insert, move, remove } = useFieldArray<RoutesForm>({ name: 'routes' });
  const keys = useStableKeys(fields);
  const nameOf = (index: number) =>
    translate('resources.least-cost-routing.route.named', { number: index + 1 });
  const rows = fields.map(({ lcr_route_sid, id }, index) => ({
    // A stored row keeps its identity when the form is reset after a save.
    key: lcr_route_sid ?? keys[index] ?? id,
    name: nameOf(index),
  }));
  const window = useRowWindow(rows.length);
  const [kinds] = useState<ChosenKinds>(() => new Map());
  const keyAt = useEvent((index: number) => rows[index]?.key ?? '');
  const rules = useMemo(
    () => ({
      regex: undrawnPatternRules(kinds, keyAt),
      description: descriptionRules,
      voip_carrier_sid: validateRequired,
    }),
    [kinds, keyAt],
  );
  // Stable functions: a long list does not render again for every key.
  const inputs = useCallback(
    (index: number, key: string) => (
      <RouteInputs index={index} rowKey={key} kinds={kinds} choices={choices} />
    ),
    [kinds, choices],
  );
  const removeButton = useCallback(
    (index: number, name: string) => (
      <RemoveRowButton
        label={translate('resources.least-cost-routing.action.removeRoute', { name })}
        onRemove={() => remove(index)}
      />
    ),
    [translate, remove],
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
          <Suspense fallback={<Skeleton variant="rounded" sx={{ height: roomOf(fields) }} />}>
            <SortableRows
              label={translate('resources.least-cost-routing.sections.routes')}
              rows={rows}
              window={window}
              onMove={move}
              actions={removeButton}
            >
              {inputs}
            </SortableRows>
          </Suspense>
        </UnreachableRoutes>
      )}
      <UndrawnRows source="routes" rules={rules} rows={window} nameOf={nameOf} />
      <RemovedRoutes onRestore={insert} />
      <AddRowButton
        label={translate('resources.least-cost-routing.action.addRoute')}
        onAdd={() => {
          append(blankRoute(onlyCarrier), { shouldFocus: false });
          window.enter(rows.length);
        }}
      />
    </Box>
  );
};
