import RestoreIcon from '@mui/icons-material/Undo';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { useId } from 'react';
import { useFormState, useWatch } from 'react-hook-form';
import { useRowsFocus } from '../../components/list/useRowsFocus';
import { mono } from '../../theme';
import type { RouteValues } from '../../types';

interface RemovedRoutesProps {
  onRestore: (place: number, route: RouteValues) => void;
}

/** Stored routes that the save will delete; until then each can come back to its place. */
export const RemovedRoutes = ({ onRestore }: RemovedRoutesProps) => {
  const translate = useTranslate();
  const titleId = useId();
  const rows = useRowsFocus();
  const { defaultValues } = useFormState();
  const routes: RouteValues[] = useWatch({ name: 'routes' }) ?? [];
  const stored = ((defaultValues?.routes ?? []) as RouteValues[]).map((route, place) => ({
    route,
    place,
  }));
  const kept = new Set(routes.map(({ lcr_route_sid }) => lcr_route_sid));
  const removed = stored.filter(({ route: { lcr_route_sid: sid } }) => sid && !kept.has(sid));
  if (removed.length === 0) return null;
  return (
    <Box
      sx={{ borderInlineStart: '3px solid var(--mui-palette-warning-main)', paddingInlineStart: 3 }}
    >
      <Typography variant="body2" id={titleId} sx={{ fontWeight: 600 }}>
        {translate('resources.least-cost-routing.route.removed')}
      </Typography>
      <Box
        component="ul"
        ref={rows}
        aria-labelledby={titleId}
        sx={{ listStyle: 'none', m: 0, p: 0 }}
      >
        {removed.map(({ route, place }) => (
          <Box
            component="li"
            key={route.lcr_route_sid}
            sx={{ display: 'flex', gap: 2, alignItems: 'center', overflowWrap: 'anywhere' }}
          >
            <Box component="s" translate="no" sx={mono}>
              {route.regex}
            </Box>
            <Button
              size="small"
              startIcon={<RestoreIcon className="ahead" />}
              aria-label={translate('resources.least-cost-routing.action.restoreRoute', {
                name: route.regex,
              })}
              onClick={() => onRestore(Math.min(place, routes.length), route)}
            >
              {translate('resources.least-cost-routing.action.restore')}
            </Button>
          </Box>
        ))}
      </Box>
    </Box>
  );
};
