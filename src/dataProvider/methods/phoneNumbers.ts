import {
  type ChosenNumber,
  type NumberOwner,
  planAddition,
  planRouting,
  whereListed,
} from '../../saving/planNumbers';
import { type BulkOptions, type ManyItem, runMany } from '../../saving/runMany';
import type { Fields } from '../../saving/values';
import { pacer } from '../pacer';
import { readPhoneNumber } from '../readStored';
import { recordingMany } from '../recording';
import { sending } from '../sending';

/** Carries out independent plans; `after` is what all of them store. */
const runEach = (items: readonly ManyItem[], options: BulkOptions, after: Fields): Promise<void> =>
  recordingMany({ resource: 'phone-numbers', after }, (logOf) =>
    runMany(
      items,
      {
        ...{ ...sending(), logOf },
        turn: pacer(options.signal),
      },
      options,
    ),
  );

/** Verbs of phone numbers outside CRUD (contract 13.1). */
export const phoneNumberMethods = {
  /**
   * Gives numbers to an application of their account, or to none (null), with one PUT each; those that others
   * deleted or moved since they were listed are left. Never throws.
   */
  routePhoneNumbers(
    numbers: readonly ChosenNumber[],
    application_sid: string | null,
    options: BulkOptions,
  ): Promise<void> {
    const items = numbers.map((number) => ({
      id: number.id,
      plan: async () => {
        const { id } = whereListed(number, await readPhoneNumber(number.id));
        return planRouting([id], application_sid);
      },
    }));
    return runEach(items, options, { application_sid });
  },

  /**
   * Adds numbers, as digits, to one account, carrier and perhaps application, with one POST each; a
   * result's id is the number. Whether they are there already is for the caller to look up before.
   * Never throws.
   */
  addPhoneNumbers(numbers: string[], owner: NumberOwner, options: BulkOptions): Promise<void> {
    const { steps } = planAddition(numbers, owner);
    const items = steps.map((step) => ({ id: step.id, plan: () => ({ steps: [step] }) }));
    return runEach(items, options, { ...owner });
  },
};
