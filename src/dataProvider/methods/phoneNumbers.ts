import type { Plan } from '../../saving/plan';
import { type NumberOwner, planAddition, planRouting } from '../../saving/planNumbers';
import { type BulkOptions, runMany } from '../../saving/runMany';
import type { Fields } from '../../saving/values';
import * as session from '../../session';
import { pacer } from '../pacer';
import { recordingMany } from '../recording';
import { sending } from '../sending';

/** Carries out independent steps, each as a plan of its own; `after` is what all of them store. */
const runEach = ({ steps }: Plan, options: BulkOptions, after: Fields): Promise<void> =>
  recordingMany({ resource: 'phone-numbers', after }, (logOf) =>
    runMany(
      steps.map((step) => ({ id: step.id, plan: () => ({ steps: [step] }) })),
      {
        ...{ ...sending, isOver: () => !session.token(), logOf },
        turn: pacer(options.signal),
      },
      options,
    ),
  );

/** Verbs of phone numbers outside CRUD (contract 13.1). */
export const phoneNumberMethods = {
  /** Gives numbers to an application, or to none (null), with one PUT each. Never throws. */
  routePhoneNumbers(
    ids: string[],
    application_sid: string | null,
    options: BulkOptions,
  ): Promise<void> {
    return runEach(planRouting(ids, application_sid), options, { application_sid });
  },

  /**
   * Adds numbers, as digits, to one account, carrier and perhaps application, with one POST each; a
   * result's id is the number. Whether they are there already is for the caller to look up before.
   * Never throws.
   */
  addPhoneNumbers(numbers: string[], owner: NumberOwner, options: BulkOptions): Promise<void> {
    return runEach(planAddition(numbers, owner), options, { ...owner });
  },
};
