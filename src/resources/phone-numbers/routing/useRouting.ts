import { useDataProvider } from 'ra-core';
import type { ConsoleDataProvider } from '../../../dataProvider';
import { type BulkRun, useBulkRun } from '../useBulkRun';

/** Gives numbers to an application, by its sid, or to none. */
export type RoutingRun = BulkRun<string | null>;

export function useRouting(onDone: (run: RoutingRun) => void) {
  const dataProvider = useDataProvider<ConsoleDataProvider>();
  return useBulkRun<string | null>(
    (ids, applicationSid, options) => dataProvider.routePhoneNumbers(ids, applicationSid, options),
    onDone,
  );
}
