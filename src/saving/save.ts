import type { Conflict, Settled } from './conflicts';
import type { Ask, Known, Planned, SaveInput } from './input';
import type { Ending, Outcome } from './plan';
import { madeEarlier, planCreate } from './planCreate';
import { planOwnRows } from './planRows';
import { planUpdate } from './planUpdate';
import { type Ports, runPlan } from './runPlan';
import { withoutRows } from './touched';
import type { Fields } from './values';
import { checked, doubtful } from './verify';

/** What a save needs of the world. */
export interface SavePorts extends Ports {
  /** Reads what a planner asks; `id` is the sid of the record. Throws HttpError. */
  ask(ask: Ask, id: string | null): Promise<NonNullable<Known[Ask]>>;
  /** Asks the operator; null goes back to the form. Without it the operator's own values are stored. */
  decide?(conflicts: Conflict[]): Promise<Settled[] | null>;
  /** Takes what would be sent, in the place of sending it. */
  show?(prepared: Prepared): void;
}

const stopped = () => Object.assign(new Error('Back to the form'), { name: 'SaveStopped' });

/** How a save ended. */
export interface Saved {
  planned: Planned;
  outcome: Outcome;
  /** What was read for the plan. */
  known: Known;
  input: SaveInput;
  /** The record as it was found afterwards, where a success was no proof. */
  after?: Fields;
}

const endingOf = ({ saved, failed, progress }: Outcome): Ending => {
  if (failed.length === 0) return 'stored';
  if (Object.values(progress).some(({ state }) => state === 'unknown')) return 'unknown';
  return saved.length > 0 ? 'part' : 'refused';
};

const keepMine = (conflicts: Conflict[]): Settled[] =>
  conflicts.map((conflict) => ({ ...conflict, keepsMine: true }));

/**
 * What has to be sent so that the platform holds what the operator wants of a record, as data: its own columns
 * first, then its rows. Pure, and empty for what is stored already. Where it must know more it answers what it
 * `asks`, and is called again with the answers; what others changed meanwhile is merged in, or asked as
 * `conflicts`.
 */
export function planSave(given: SaveInput): Planned {
  const input = (given.id === null && madeEarlier(given)) || given;
  const { id, endpoint } = input;
  const own = id === null ? planCreate(input) : planUpdate(input, id);
  // Whether a record is made is known before its rows count.
  if (own.refused || (id === null && own.asks.length > 0)) return own;
  const rows = planOwnRows(input, id);
  return {
    ...own,
    asks: [...new Set([...own.asks, ...rows.asks])],
    conflicts: [...own.conflicts, ...rows.conflicts],
    steps: [...own.steps, ...rows.steps],
    wanted: withoutRows(endpoint, own.wanted),
  };
}

/** What is wanted of a record, before anything is known of it. */
export type Wanted = Omit<SaveInput, 'progress' | 'settled' | 'known'>;

/** A plan that can run, and what it was made from. */
export type Prepared = Pick<Saved, 'planned' | 'known' | 'input'>;

/**
 * Plans until there is nothing to know first: asks what the planner must know, and has the operator decide
 * where others changed the same. Throws what `ask` throws, the refusal of a plan (HttpError), and an error of
 * which `isStopped` is true where the operator goes back.
 */
export async function prepare(
  wanted: Wanted,
  ports: SavePorts,
  plan: (input: SaveInput) => Planned,
): Promise<Prepared> {
  let known: Known = {};
  let settled: Settled[] = [];
  for (;;) {
    const input: SaveInput = { ...wanted, progress: ports.log.progress(), settled, known };
    const planned = plan(input);
    if (planned.asks.length > 0) {
      const { id } = planned;
      const answers = await Promise.all(planned.asks.map((ask) => ports.ask(ask, id)));
      const told = planned.asks.map((ask, index) => [ask, answers[index]]);
      known = { ...known, ...Object.fromEntries(told) };
      continue;
    }
    if (planned.conflicts.length > 0) {
      const answer = ports.decide
        ? await ports.decide(planned.conflicts)
        : keepMine(planned.conflicts);
      if (!answer) throw stopped();
      settled = [...settled, ...answer];
      continue;
    }
    if (planned.refused) throw planned.refused;
    return { planned, known, input };
  }
}

/**
 * Saves one record, or what `plan` plans, and looks afterwards where a success is no proof. Throws what
 * `prepare` throws; what became of each call is in the outcome. With `show`, it goes back to the form once
 * that has taken the plan.
 */
export async function save(
  wanted: Wanted,
  ports: SavePorts,
  plan: (input: SaveInput) => Planned = planSave,
): Promise<Saved> {
  const { log } = ports;
  const prepared = await prepare(wanted, ports, plan);
  const { planned, input } = prepared;
  if (ports.show) {
    ports.show(prepared);
    throw stopped();
  }
  const sent = await runPlan(planned, ports);
  const id = planned.id ?? sent.progress.record?.sid ?? undefined;
  const steps = doubtful(planned, sent);
  const after = steps.length > 0 && id ? await ports.ask('record', id).catch(() => null) : null;
  const outcome = after ? checked(input.resource, steps, sent, { ...after }, log) : sent;
  log.settle(endingOf(outcome), id);
  return { ...prepared, outcome, ...(after && { after: { ...after } }) };
}
