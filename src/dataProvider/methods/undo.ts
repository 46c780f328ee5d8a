import { HttpError } from '../../http';
import type { Savable } from '../../saving/input';
import { isStopped } from '../../saving/plan';
import { formAfter, planBack, type Taken, undoing, unreadOf } from '../../saving/undo';
import type { Fields } from '../../saving/values';
import { currentCaller } from '../caller';
import { endpointOf } from '../endpoints';
import { carryOut, type SaveMeta } from '../saves';

const savable = ({ resource }: Taken) => endpointOf(resource) as unknown as Savable;

/** What was made again. */
export interface Undone {
  /** Its new sid. */
  id: string;
  /** Columns that do not come back, because nobody could read them. */
  unread: string[];
}

/** The verbs that take a deletion back, which are fetched with the first that is asked for. */
export const undoMethods = {
  /**
   * Makes again what a deletion took, where it was and with its rows. With the same `log` nothing is ever
   * made twice. Throws HttpError, and PartialSaveError where a part is there.
   */
  async undoDeletion(taken: Taken, meta: SaveMeta = {}): Promise<Undone> {
    const { outcome, planned } = await carryOut(undoing(taken, savable(taken)), meta);
    return { id: String(outcome.progress.record?.sid ?? planned.id), unread: unreadOf(taken) };
  },

  /**
   * Gives a record back what `changes` took of it. Throws HttpError, also where somebody else changed the same
   * since: what they stored stays.
   */
  async giveBack(resource: string, record: Fields, changes: Fields, meta: SaveMeta = {}) {
    const endpoint = endpointOf(resource) as unknown as Savable;
    const wanted = planBack(resource, endpoint, await currentCaller(), record, changes);
    await carryOut(wanted, { ...meta, decide: async () => null }).catch((error: unknown) => {
      throw isStopped(error) ? new HttpError(0, { message: 'app.undo.changedSince' }) : error;
    });
  },

  /** What the form for a new record begins with, where the way back is a form: without any secret. */
  valuesOf: (taken: Taken): Fields => formAfter(taken, savable(taken)),
};
