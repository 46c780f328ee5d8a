import WarningIcon from '@mui/icons-material/WarningAmber';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { createContext, type ReactNode, useContext } from 'react';
import { useWatch } from 'react-hook-form';
import { findUnreachable, type Unreachable } from '../../engines/routes';
import type { RouteDraft } from '../../types';

const UnreachableContext = createContext<(Unreachable | null)[]>([]);

/** Looks at all routes of the form for those around it that can never be reached. */
export const UnreachableRoutes = ({ children }: { children: ReactNode }) => {
  const routes: RouteDraft[] = useWatch({ name: 'routes' }) ?? [];
  const found = findUnreachable(routes.map(({ regex }) => regex ?? ''));
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
      {translate(`resources.least-cost-routing.unreachable.${why.reason}`, { number: why.by + 1 })}
    </Typography>
  );
};
