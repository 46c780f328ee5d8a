import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { type Drain, drainOf, forgetDrain, rememberDrain } from '../../../saving/drains';
import { additionOf } from '../../../saving/planNumbers';
import type { BulkResult } from '../../../saving/runMany';
import type { Carrier, PhoneNumber } from '../../../types';
import { useConsole } from '../../ConsoleContext';
import { usePlatform } from '../../usePlatform';

/** Reads the numbers that come in over a carrier now, all of them. */
function useReadNumbers({ id: voip_carrier_sid }: Carrier) {
  const dataProvider = usePlatform();
  return (signal?: AbortSignal) =>
    dataProvider.getMatching<PhoneNumber>('phone-numbers', { voip_carrier_sid }, signal);
}

/** The numbers that come in over a carrier, all of them; and what was moved away from it before. */
export function useNumbersOf(carrier: Carrier) {
  const readNumbersOf = useReadNumbers(carrier);
  const { userSid } = useConsole().identity;
  const once = { staleTime: 0, gcTime: 0, retry: false, refetchOnWindowFocus: false } as const;
  const numbers = useQuery({
    queryKey: ['drain', carrier.id, 'numbers'],
    queryFn: ({ signal }) => readNumbersOf(signal),
    ...once,
  });
  const before = useQuery({
    queryKey: ['drain', carrier.id, 'before'],
    queryFn: () => drainOf(userSid, carrier.id),
    ...once,
  });
  return { numbers: numbers.data, error: numbers.error, before: before.data };
}

/** Those of the moved numbers that are still at the other carrier, as they are there now. */
export function useMoved(drain: Drain) {
  const dataProvider = usePlatform();
  return useQuery({
    queryKey: ['drain', drain.target.id, drain.at, 'moved'],
    queryFn: async ({ signal }) =>
      (await dataProvider.many()).stillOver(drain.numbers, drain.target.id, signal),
    staleTime: 0,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
  });
}

/** How the switching of a carrier ended: numbers may have come in over it meanwhile. */
export type SwitchState = 'open' | 'done' | { error: unknown } | { remaining: number };

/** Switches a carrier, and says how that ended. One that has numbers is not switched off. */
export function useSwitch(carrier: Carrier) {
  const dataProvider = usePlatform();
  const queryClient = useQueryClient();
  const [state, setState] = useState<SwitchState>('open');
  const readNumbersOf = useReadNumbers(carrier);
  const turn = async (is_active: boolean) => {
    try {
      const remaining = is_active ? 0 : (await readNumbersOf()).length;
      if (remaining > 0) {
        setState({ remaining });
        return false;
      }
      const { data: now } = await dataProvider.getOne<Carrier>('carriers', {
        id: carrier.id,
        meta: { plain: true },
      });
      const data = { ...now, is_active };
      await dataProvider.update('carriers', { id: carrier.id, data, previousData: now });
      setState('done');
      queryClient.invalidateQueries({ queryKey: ['carriers'] });
      return true;
    } catch (error) {
      setState({ error });
      return false;
    }
  };
  return { state, turn };
}

/** Remembers what was moved away from a carrier, and forgets it once it is back. */
export function useMemory(carrier: Carrier) {
  const { userSid } = useConsole().identity;
  const at = useRef(Date.now());
  const [drain, setDrain] = useState<Drain | null>(null);
  const keep = async (
    target: Drain['target'],
    done: readonly PhoneNumber[],
    results: ReadonlyMap<string, BulkResult>,
    switchedOff: boolean,
  ) => {
    const sids = done.flatMap(({ id }) => {
      const sid = results.get(id)?.outcome?.progress[additionOf(id)]?.sid;
      return sid ? [sid] : [];
    });
    if (sids.length === 0) return;
    const next = { target, at: at.current, switchedOff, numbers: sids };
    setDrain(next);
    await rememberDrain(userSid, carrier.id, next);
  };
  /** Those of them that are left to be put back. */
  const keepOnly = (known: Drain, left: readonly string[]) =>
    left.length > 0
      ? rememberDrain(userSid, carrier.id, { ...known, numbers: [...left] })
      : forgetDrain(userSid, carrier.id);
  return { drain, keep, keepOnly };
}
