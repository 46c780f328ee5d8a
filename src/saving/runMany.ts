import type { Outcome, Plan, SaveLog } from './plan';
import { memoryLog, type Ports, runPlan } from './runPlan';

/** One of many: a record, or what is to become one, and what is to be done with it. */
export interface ManyItem {
  id: string;
  /** Worked out when its turn comes; what it throws is the item's error. */
  plan: () => Plan | Promise<Plan>;
}

/** The result for one of many; without `error` it succeeded. */
export interface BulkResult {
  id: string;
  error?: unknown;
  /** What became of its plan, where one was carried out. */
  outcome?: Outcome;
}

export interface BulkOptions {
  /** Once aborted, none further is begun; those under way are finished and reported. */
  signal?: AbortSignal | undefined;
  /** How many are under way at the same time, out of regard for the platform's other users; four unless given. */
  atOnce?: number;
  /** Told of each as soon as it is known. */
  onResult: (result: BulkResult) => void;
}

/** When work on many goes on. */
export interface Turns {
  /** True once the session of whoever began it has ended: none further is begun. */
  isOver: () => boolean;
  /** Waited for before each; never rejects. */
  turn?: () => Promise<void>;
}

/** What many plans need of the world. */
export interface ManyPorts extends Omit<Ports, 'log'>, Turns {
  /** What a plan remembers between tries; nothing unless given. */
  logOf?: (id: string) => SaveLog;
}

const usualAtOnce = 4;

/**
 * Does the same work for many, a few at a time. Never throws: what `work` throws is the result of its item.
 * What has not begun when `signal` aborts or `isOver` has no result.
 */
export async function workEach<Item extends { id: string }>(
  items: readonly Item[],
  work: (item: Item) => Promise<Omit<BulkResult, 'id'> | undefined>,
  { isOver, turn }: Turns,
  { signal, atOnce = usualAtOnce, onResult }: BulkOptions,
): Promise<void> {
  const left = [...items];
  const one = async (item: Item): Promise<BulkResult> => {
    try {
      return { id: item.id, ...(await work(item)) };
    } catch (error) {
      return { id: item.id, error };
    }
  };
  const isStopped = () => signal?.aborted || isOver();
  const line = async () => {
    for (let item = left.shift(); item; item = left.shift()) {
      if (isStopped()) return;
      await turn?.();
      if (isStopped()) return;
      onResult(await one(item));
    }
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, left.length) }, line));
}

/** Carries out the plans of many, each as `runPlan` does; the first failure of a plan is its error. */
export const runMany = (
  items: readonly ManyItem[],
  { isOver, turn, logOf = memoryLog, ...ports }: ManyPorts,
  options: BulkOptions,
): Promise<void> =>
  workEach(
    items,
    async ({ id, plan }) => {
      const outcome = await runPlan(await plan(), { ...ports, log: logOf(id) });
      const [first] = outcome.failed;
      return { outcome, ...(first && { error: first.error }) };
    },
    { isOver, ...(turn && { turn }) },
    options,
  );
