import pLimit from 'p-limit';
import type { Plan, Step } from '../../saving/plan';
import { type NumberOwner, planAddition, planRouting } from '../../saving/planNumbers';
import * as session from '../../session';
import type { Carrier, PhoneNumber } from '../../types';
import { cachedList, getAllPages } from '../cachedList';
import { currentCaller } from '../caller';
import { endpoints } from '../endpoints';
import { applyListParams, compareValues } from '../query';
import { toRecord } from '../record';
import { sendCall } from '../sendCall';

/** The result for one number of a bulk change; without `error` it succeeded. */
export interface BulkResult {
  id: string;
  error?: unknown;
}

export interface BulkOptions {
  /** Once aborted, no further number is begun; those under way are finished and reported. */
  signal?: AbortSignal;
  /** Told of each number as soon as the platform has answered. */
  onResult: (result: BulkResult) => void;
}

/** How many numbers are changed at the same time, out of regard for the platform's other users. */
const atOnce = 4;
/** Rows of one request while all numbers that match are read (contract 19: no upper limit seen). */
const rowsAtOnce = 1000;

/**
 * Carries out independent steps, at most four at a time. Never throws: calls `onResult` for each answer,
 * with the error of a refused one. Skips what has not begun when `signal` aborts or the session
 * ends.
 */
async function runEach({ steps }: Plan, { signal, onResult }: BulkOptions): Promise<void> {
  const one = async (step: Step) => {
    if (signal?.aborted || !session.token()) return;
    const { id } = step;
    try {
      await sendCall(step.call, step);
      onResult({ id });
    } catch (error) {
      onResult({ id, error });
    }
  };
  await pLimit(atOnce).map(steps, one);
}

/** Verbs of phone numbers outside CRUD (contract 13.1). */
export const phoneNumberMethods = {
  /**
   * Every number that a filter of the list matches, not only those of its page, each once. Reads
   * page by page and stops when `signal` aborts. Throws HttpError.
   */
  async getMatchingPhoneNumbers(
    filter: Record<string, unknown>,
    signal?: AbortSignal,
  ): Promise<PhoneNumber[]> {
    const endpoint = endpoints['phone-numbers'];
    const caller = await currentCaller();
    const { query = {}, handled = [] } = endpoint.paged?.(caller, filter) ?? {};
    const rest = Object.entries(filter).filter(([key]) => !handled.includes(key));
    const rows = await getAllPages(endpoint.list(caller, filter), query, {
      perPage: rowsAtOnce,
      signal,
    });
    const { data: numbers } = applyListParams(
      rows.map((row) => toRecord(row, endpoint)),
      { filter: Object.fromEntries(rest) },
    );
    return [...new Map(numbers.map((number) => [number.id, number])).values()];
  },

  /** Gives numbers to an application, or to none (null), with one PUT each. Never throws. */
  routePhoneNumbers(
    ids: string[],
    application_sid: string | null,
    options: BulkOptions,
  ): Promise<void> {
    return runEach(planRouting(ids, application_sid), options);
  },

  /**
   * Adds numbers, as digits, to one account, carrier and perhaps application, with one POST each; a
   * result's id is the number. Whether they are there already is for the caller to look up before.
   * Never throws.
   */
  addPhoneNumbers(numbers: string[], owner: NumberOwner, options: BulkOptions): Promise<void> {
    return runEach(planAddition(numbers, owner), options);
  },

  /** The carriers that a number may come in over, by name: those of the provider and of its accounts. */
  async getCarrierChoices(): Promise<Carrier[]> {
    const { providerSid, accountSid } = await currentCaller();
    // An account's own path lacks what its provider lends it (contract 11.1).
    const path = accountSid
      ? 'VoipCarriers'
      : `ServiceProviders/${encodeURIComponent(providerSid ?? '')}/VoipCarriers`;
    const rows = await cachedList<unknown>(path);
    return rows
      .map((row) => toRecord(row, endpoints.carriers))
      .map((carrier) => ({ ...carrier, name: carrier.name ?? carrier.id }))
      .sort((a, b) => compareValues(a.name, b.name));
  },
};
