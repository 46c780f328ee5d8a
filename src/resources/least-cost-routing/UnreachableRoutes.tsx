import WarningIcon from '@mui/icons-material/WarningAmber';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { findUnreachable, type Unreachable } from '../../engines/routes';
import type { RouteValues } from '../../types';

const UnreachableContext = createContext<(Unreachable | null)[]>([]);

const patternsOf = (routes?: RouteValues[]): string =>
  JSON.stringify((routes ?? []).map(({ regex }) => regex ?? ''));

/** Looks at all routes of the form for those around it that can never be reached. */
export const UnreachableRoutes = ({ children }: { children: ReactNode }) => {
  // A text, so that typing anything else changes nothing here.
  const patterns: string = useWatch({ name: 'routes', compute: patternsOf });
  const found = useMemo(() => findUnreachable(JSON.parse(patterns)), [patterns]);
  return <UnreachableContext.Provider value={found}>{children}</UnreachableContext.Provider>;
};

/** Says of one route that nothing ever reaches it, where that is certain. */
export const UnreachableNote = ({ index }: { index: number }) => {
  const translate = useTranslate();
  const why = useContext(UnreachableContext)[index];
  if (!why) return null;
  return (
    <Typography
      variant="body2"
      color="warning"
      sx={{ gridColumn: '1 / -1', display: 'flex', gap: 1, alignItems: 'center' }}
    >
      <WarningIcon sx={{ fontSize: 16 }} />
      <span>
        {translate(`resources.least-cost-routing.unreachable.${why.reason}`, {
          number: why.by + 1,
        })}
      </span>
    </Typography>
  );
};
