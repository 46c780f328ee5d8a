import pLimit from 'p-limit';
import { request } from '../../http';
import * as session from '../../session';
import type { Carrier, PhoneNumber } from '../../types';
import { cachedList, getAllPages, invalidateLists } from '../cachedList';
import { currentCaller } from '../caller';
import { endpoints } from '../endpoints';
import { toNotFound } from '../errors';
import { applyListParams } from '../query';
import { toRecord } from '../record';

/** What became of one number: no `error` when it was routed. */
export interface RoutingResult {
  id: string;
  error?: unknown;
}

interface RoutingOptions {
  /** Once aborted, no further number is begun; those under way are finished and reported. */
  signal?: AbortSignal;
  /** Told of each number as soon as the platform has answered. */
  onResult: (result: RoutingResult) => void;
}

/** How many numbers are changed at the same time, out of regard for the platform's other users. */
const atOnce = 4;
/** Rows of one request while all numbers that match are read (contract 19: no upper limit seen). */
const rowsAtOnce = 1000;

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

  /**
   * Gives numbers to an application, or to none (null), with one PUT each and at most four at a
   * time. Never throws: each answer is told to `onResult`, a refused one with its error. Numbers
   * that were not begun, since `signal` aborted or the session ended, are not told of.
   */
  async routePhoneNumbers(
    ids: string[],
    application_sid: string | null,
    { signal, onResult }: RoutingOptions,
  ): Promise<void> {
    const route = async (id: string) => {
      if (signal?.aborted || !session.token()) return;
      try {
        const path = `PhoneNumbers/${encodeURIComponent(id)}`;
        await request({ method: 'PUT', path, body: { application_sid } });
        onResult({ id });
      } catch (error) {
        onResult({ id, error: toNotFound(error) });
      }
    };
    await pLimit(atOnce).map(ids, route);
    invalidateLists();
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
      .sort((a, b) => a.name.localeCompare(b.name));
  },
};
