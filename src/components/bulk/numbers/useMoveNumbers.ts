import { heardLogs } from '../../../saving/drains';
import type { SaveLog } from '../../../saving/plan';
import { additionOf, type MovedNumber, removalOf } from '../../../saving/planNumbers';
import type { BulkOptions } from '../../../saving/runMany';
import { useFollowRecord } from '../../recentRecords';
import { usePlatform } from '../../usePlatform';

/** Gives numbers another carrier. Each is a new record there, to which what was open last leads from then on. */
export function useMoveNumbers() {
  const dataProvider = usePlatform();
  const follow = useFollowRecord('phone-numbers');
  return async (
    numbers: readonly MovedNumber[],
    carrier: string,
    logOf: (id: string) => SaveLog,
    options: BulkOptions,
  ): Promise<void> => {
    const logs = heardLogs(logOf, (id, step, { state }) => {
      if (step !== removalOf(id) || state !== 'done') return;
      follow(id, logOf(id).progress()[additionOf(id)]?.sid ?? null);
    });
    await (await dataProvider.many()).moveNumbers(numbers, carrier, logs, options);
  };
}
