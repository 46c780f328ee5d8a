import type { RaRecord } from 'ra-core';
import { LostAnswerError } from '../../http';
import { isUnknown } from '../../saving/earlier';
import type { SaveLog } from '../../saving/plan';
import {
  additionOf,
  type MovedNumber,
  planMove,
  unchangedBy,
  whereListed,
} from '../../saving/planNumbers';
import { type BulkOptions, runMany, workEach } from '../../saving/runMany';
import type { PhoneNumber } from '../../types';
import { existingNumbers } from '../existingNumbers';
import { rowsOfNumber } from '../numberRows';
import { pacer } from '../pacer';
import { readPhoneNumber, readStored } from '../readStored';
import { recordingMany } from '../recording';
import { saveOne } from '../saves';
import { sending } from '../sending';
import { whereMoved } from '../whereMoved';

/** What is remembered of each between the tries of a run, by its id. */
type LogOf = (id: string) => SaveLog;

/** The sid of a number over a carrier, in the same account, where there is one. */
async function sidOver(
  { number, account_sid }: MovedNumber,
  voip_carrier_sid: string,
): Promise<string | undefined> {
  const rows = await rowsOfNumber(number);
  return rows.find(
    (row) => row.voip_carrier_sid === voip_carrier_sid && row.account_sid === account_sid,
  )?.id;
}

/** What is done to many records; nothing here throws, the results say what became of each. */
export const manyMethods = {
  /** The same work for each, a few at a time and with room for others; none further is begun once the session has ended. */
  each: <Item extends { id: string }>(
    items: readonly Item[],
    work: (item: Item) => Promise<void>,
    options: BulkOptions,
  ): Promise<void> =>
    workEach(
      items,
      async (item) => {
        await work(item);
        return undefined;
      },
      { isOver: sending().isOver, turn: pacer(options.signal) },
      options,
    ),

  /** Work for many that is one entry of the history: each notes its steps in what `work` is given. */
  inHistory: (
    resource: string,
    logOf: LogOf,
    work: (noted: LogOf) => Promise<void>,
  ): Promise<void> => recordingMany({ resource }, work, logOf),

  /** True when a record is not there any more. Throws HttpError where that cannot be known. */
  isGone: async (resource: string, id: string): Promise<boolean> =>
    (await readStored(resource, id)) === null,

  /**
   * A record that is to be deleted, as it is stored now: of a number its list says all, so that its deletion would
   * not read it. Throws where others moved the number since it was listed.
   */
  async asListed<R extends RaRecord>(resource: string, record: R): Promise<R> {
    if (resource !== 'phone-numbers') return record;
    const number = record as unknown as PhoneNumber;
    const stored = await readPhoneNumber(number.id);
    return stored ? (whereListed(number, stored) as unknown as R) : record;
  },

  existingNumbers,

  whereMoved,

  /**
   * Stores columns of many records, with one PUT each where the list says enough of them. Where it `looks`, each
   * is read first, and left where others changed the same columns since it was listed.
   */
  store: (
    resource: string,
    records: readonly RaRecord[],
    changes: object,
    logOf: LogOf,
    { looks, ...options }: BulkOptions & { looks?: true },
  ): Promise<void> =>
    recordingMany(
      { resource, after: { ...changes } },
      (noted) =>
        manyMethods.each(
          records.map((record) => ({ id: String(record.id), record })),
          async ({ id, record }) => {
            const read = () => readStored(resource, id);
            const now = looks ? unchangedBy(record, await read(), { ...changes }) : record;
            await saveOne(resource, id, now, { ...now, ...changes }, { log: noted(id) }).catch(
              async (error: unknown) => {
                // Where others deleted it, the platform answers in words of its own.
                if (!(error instanceof LostAnswerError)) {
                  unchangedBy(record, await read().catch(() => record), {});
                }
                throw error;
              },
            );
          },
          options,
        ),
      logOf,
    ),

  /**
   * Gives numbers another carrier: each is made again over it as it is stored now, then deleted where it was.
   * Those that others deleted or moved since are left. What an unanswered call has made is looked for before
   * it is sent again.
   */
  moveNumbers: (
    numbers: readonly MovedNumber[],
    voip_carrier_sid: string,
    logOf: LogOf,
    options: BulkOptions,
  ): Promise<void> =>
    recordingMany(
      { resource: 'phone-numbers', after: { voip_carrier_sid } },
      (noted) =>
        runMany(
          numbers.map((number) => ({
            id: number.id,
            plan: async () => {
              const log = noted(number.id);
              const step = additionOf(number.id);
              const before = log.progress()[step];
              if (before && isUnknown(before)) {
                const sid = await sidOver(number, voip_carrier_sid);
                if (sid) log.note(step, { ...before, state: 'done', sid });
              }
              const isMade = log.progress()[step]?.state === 'done';
              const stored = await readPhoneNumber(number.id);
              // Gone by an earlier try, whose answer was lost.
              if (isMade && !stored) return planMove(number, voip_carrier_sid, isMade);
              return planMove(whereListed(number, stored), voip_carrier_sid, isMade);
            },
          })),
          {
            ...{ ...sending(), isGone: isNumberGone, logOf: noted },
            turn: pacer(options.signal),
          },
          options,
        ),
      logOf,
    ),
};

/** Whether a number that a step deletes is gone, where its answer left that open. */
async function isNumberGone({ of }: { of?: string }): Promise<boolean> {
  return of ? manyMethods.isGone('phone-numbers', of).catch(() => false) : false;
}
