import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { Undone } from '../../dataProvider';
import type { SaveLog } from '../../saving/plan';
import { memoryLog } from '../../saving/runPlan';
import type { Taken } from '../../saving/undo';
import { usePlatform } from '../usePlatform';

/** A record that was deleted, by what that took and by its name. */
export interface Undoable {
  taken: Taken;
  name: string;
  /** The path of the page that its message belongs to. */
  page: string;
}

/**
 * Makes again what was deleted. What its tries did is remembered as long as it is offered, so that nothing is
 * made twice. Throws what the platform refuses.
 */
export function useUndo(): (taken: Taken) => Promise<Undone> {
  const dataProvider = usePlatform();
  const queryClient = useQueryClient();
  const logs = useRef(new Map<Taken, SaveLog>());
  return async (taken) => {
    const log = logs.current.get(taken) ?? memoryLog();
    logs.current.set(taken, log);
    try {
      return await (await dataProvider.undo()).undoDeletion(taken, { log });
    } finally {
      queryClient.invalidateQueries({ refetchType: 'none' });
      queryClient.invalidateQueries({ queryKey: [taken.resource] });
    }
  };
}
