import { LostAnswerError } from '../http/HttpError';
import type { Known } from './input';
import type { AnyRow } from './part';
import type { Ending, FailedStep, Outcome } from './plan';
import { type DeletionWishes, mayBeHalfWay, planDelete, planRestore } from './planDelete';
import { runPlan } from './runPlan';
import { prepare, type SavePorts, type Wanted } from './save';

const endingOf = ([first]: FailedStep[]): Ending => {
  if (!first) return 'stored';
  return first.error instanceof LostAnswerError ? 'unknown' : 'refused';
};

/** Makes the rows anew of a record that is there still; what of that failed. */
async function restore(
  wanted: Wanted & { id: string },
  ports: SavePorts,
  before: AnyRow[][],
): Promise<FailedStep[]> {
  const { planned } = await prepare(wanted, ports, (input) =>
    planRestore(input, wanted.id, before),
  );
  return (await runPlan(planned, ports)).failed;
}

/**
 * Deletes one record, and answers its rows where they were read for that. Where it stops half-way, they are
 * made anew. Throws what `ask` throws before anything is sent; what failed is in the outcome.
 */
export async function remove(
  wanted: Wanted & { id: string },
  ports: SavePorts,
  wishes?: DeletionWishes,
): Promise<Pick<Outcome, 'failed'> & Pick<Known, 'rows'>> {
  const { id } = wanted;
  const { planned, input, known } = await prepare(wanted, ports, (asked) =>
    planDelete(asked, id, wishes),
  );
  const outcome = await runPlan(planned, ports);
  const { failed } = outcome;
  const isThere = () => ports.ask('record', id).then(Boolean, () => false);
  if (mayBeHalfWay(input, outcome) && (await isThere())) {
    const [step] = planned.steps;
    const missing = await restore(wanted, ports, known.rows ?? []).catch((error: unknown) =>
      step ? [{ step, error }] : [],
    );
    if (missing.length > 0) {
      ports.log.settle('part', id);
      return { failed: missing };
    }
  }
  ports.log.settle(endingOf(failed), id);
  return { failed, rows: known.rows };
}
