import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Away } from '../../../dataProvider';
import {
  type Drain,
  drainsOf,
  forgetMoved,
  heardLogs,
  type Moved,
  movedAway,
  movedBack,
  movedName,
  rememberMoved,
  rememberSwitch,
} from '../../../saving/drains';
import type { SaveLog } from '../../../saving/plan';
import { additionOf } from '../../../saving/planNumbers';
import type { Carrier, PhoneNumber } from '../../../types';
import { useConsole } from '../../ConsoleContext';
import { usePlatform } from '../../usePlatform';

type LogOf = (id: string) => SaveLog;

const once = { staleTime: 0, gcTime: 0, retry: false, refetchOnWindowFocus: false } as const;

/** Reads the numbers that come in over a carrier now, all of them. */
function useReadNumbers({ id: voip_carrier_sid }: Carrier) {
  const dataProvider = usePlatform();
  return (signal?: AbortSignal) =>
    dataProvider.getMatching<PhoneNumber>('phone-numbers', { voip_carrier_sid }, signal);
}

/** The numbers that come in over a carrier, all of them; and what was moved away from it before. */
export function useNumbersOf(carrier: Carrier) {
  const readNumbersOf = useReadNumbers(carrier);
  const of = useDrainOf(carrier);
  const numbers = useQuery({
    queryKey: ['drain', carrier.id, 'numbers'],
    queryFn: ({ signal }) => readNumbersOf(signal),
    ...once,
  });
  const before = useQuery({
    queryKey: ['drain', carrier.id, 'before'],
    queryFn: () => drainsOf(of),
    ...once,
  });
  return { numbers: numbers.data, error: numbers.error, before: before.data };
}

/** What became of numbers that were moved away from a carrier, as they are now. */
export function useWhereabouts({ id }: Carrier, drain: Drain) {
  const dataProvider = usePlatform();
  return useQuery({
    queryKey: ['drain', id, drain.target.id, drain.at, 'whereabouts'],
    queryFn: async ({ signal }) =>
      (await dataProvider.many()).whereMoved(drain.numbers, id, drain.target.id, signal),
    ...once,
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
  const store = async (is_active: boolean): Promise<SwitchState> => {
    try {
      const remaining = is_active ? 0 : (await readNumbersOf()).length;
      if (remaining > 0) return { remaining };
      const { data: now } = await dataProvider.getOne<Carrier>('carriers', {
        id: carrier.id,
        meta: { plain: true },
      });
      const data = { ...now, is_active };
      await dataProvider.update('carriers', { id: carrier.id, data, previousData: now });
      queryClient.invalidateQueries({ queryKey: ['carriers'] });
      return 'done';
    } catch (error) {
      return { error };
    }
  };
  const turn = async (is_active: boolean): Promise<SwitchState> => {
    const ended = await store(is_active);
    setState(ended);
    return ended;
  };
  return { state, turn };
}

/** Whose memory of which carrier it is. */
const useDrainOf = ({ id: carrier }: Carrier) => ({
  user: useConsole().identity.userSid,
  carrier,
});

/**
 * Remembers each number that is moved away from a carrier as its calls are noted, beside those that were moved
 * `before`: the page may go at any moment.
 */
export function useMemory(carrier: Carrier, before: readonly Drain[] = []) {
  const of = useDrainOf(carrier);
  const [at] = useState(Date.now);
  const known = useRef<Map<string, Moved> | null>(null);
  const [drain, setDrain] = useState<Drain | null>(null);
  const [isKept, setIsKept] = useState(true);
  /** The logs of numbers that are moved to a carrier, from which this is remembered. */
  const watch = (target: Drain['target'], numbers: readonly PhoneNumber[], logOf: LogOf): LogOf => {
    const earlier = before.find((one) => one.target.id === target.id)?.numbers ?? [];
    const now = known.current ?? new Map(earlier.map((moved) => [movedName(moved), moved]));
    known.current = now;
    const begun = new Map(now);
    const own = new Map(numbers.map((number) => [number.id, number]));
    for (const { id, number } of numbers) {
      const step = additionOf(id);
      // A page that was closed may have left it half-way.
      const isOpen = begun.get(number)?.isWhole === false && !logOf(id).progress()[step];
      if (isOpen) logOf(id).note(step, { state: 'unknown' });
    }
    return heardLogs(logOf, (id, step, done) => {
      const number = own.get(id);
      if (!number) return;
      const name = number.number;
      const last = now.get(name);
      const next = movedAway(number, step, done, { begun: begun.get(name), now: last });
      if (next === last) return;
      if (next) now.set(name, next);
      else now.delete(name);
      const kept = next
        ? rememberMoved(of, { target, at }, next)
        : forgetMoved(of, target.id, last ? [last] : []);
      void kept.then((isWritten) => isWritten || setIsKept(false));
    });
  };
  /** All are tried: says what can be put back. */
  const finish = async (target: Drain['target'], isOff: boolean) => {
    const numbers = [...(known.current?.values() ?? [])];
    const switchedOff = isOff || before.some((one) => one.switchedOff);
    setDrain(numbers.length > 0 ? { target, at, switchedOff, numbers } : null);
    if (isOff) await rememberSwitch(of, true);
  };
  return { drain, isKept, watch, finish };
}

/** Forgets what was moved away from a carrier as it comes back. */
export function useForgetting(carrier: Carrier, { target, at }: Drain) {
  const of = useDrainOf(carrier);
  /** The logs of the numbers on their way back, from which this is known. */
  const watch = (away: readonly Away[], logOf: LogOf): LogOf => {
    const now = new Map(away.map(({ number, moved }) => [number.id, moved]));
    for (const { number, isBack } of away) {
      const log = logOf(number.id);
      const step = additionOf(number.id);
      if (isBack && !log.progress()[step]) log.note(step, { state: 'done' });
    }
    return heardLogs(logOf, (id, step, done) => {
      const last = now.get(id);
      const next = last && movedBack(id, step, done, last);
      if (!last || next === last) return;
      if (next) now.set(id, next);
      else now.delete(id);
      void (next ? rememberMoved(of, { target, at }, next) : forgetMoved(of, target.id, [last]));
    });
  };
  const forget = (numbers: readonly Moved[]) => forgetMoved(of, target.id, numbers);
  const forgetSwitch = () => rememberSwitch(of, false);
  return { watch, forget, forgetSwitch };
}
