import { useTranslate } from 'ra-core';
import type { ReactNode } from 'react';
import type { NewestCalls } from '../../dataProvider';
import type { TrunkSummary } from '../../engines/summary';
import { TableSkeleton } from '../page/Skeletons';
import { CallReasons } from './CallReasons';
import { TileError } from './TileError';
import { useNewestCalls } from './useNewestCalls';

interface ReasonsProps {
  filter: Record<string, unknown>;
  /** What else is shown of the calls: above their reasons, and of their trunks below. */
  above?: (newest: NewestCalls & { at: number }) => ReactNode;
  children?: (trunks: TrunkSummary[]) => ReactNode;
}

/** The newest calls of a filter, read and summed up. */
export const Reasons = ({ filter, above, children }: ReasonsProps) => {
  const translate = useTranslate();
  const { data, error, refetch } = useNewestCalls(filter);
  if (error) {
    const what = translate('app.summary.causes');
    return <TileError what={what} error={error} onRetry={() => void refetch()} />;
  }
  if (!data) return <TableSkeleton rows={6} />;
  return (
    <>
      {above?.(data)}
      <CallReasons newest={data} filter={filter}>
        {children}
      </CallReasons>
    </>
  );
};
