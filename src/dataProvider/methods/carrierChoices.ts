import type { Carrier } from '../../types';
import { cachedList, getPage, keepWhole, keptList, knownTotal } from '../cachedList';
import { currentCaller } from '../caller';
import { endpoints } from '../endpoints';
import { namesAge } from '../freshness';
import { remember } from '../namesMemory';
import { trimmedText } from '../paths';
import { inOrderOf } from '../query';
import { toRecord } from '../record';

/** So many are read whole, so that they are searched without the platform. */
const mostCarriers = 500;
/** So many of more come in one answer, and of any first one, which says how many there are. */
const someCarriers = 50;

/** Carriers to choose from. */
export interface CarrierChoices {
  carriers: Carrier[];
  /** There are more: the platform has to be asked for what is typed. */
  isPart: boolean;
}

interface Wanted {
  /** Those that serve this account: its own, and those that its provider lends it. */
  account_sid?: string | null;
  /** A part of the name. */
  q?: string;
  /** All of them, however many. */
  isWhole?: boolean;
}

const choicesOf = (rows: unknown[], isPart: boolean): CarrierChoices => ({
  carriers: inOrderOf(
    rows
      .map((row) => toRecord(row, endpoints.carriers))
      .map((carrier) => ({ ...carrier, name: carrier.name ?? carrier.id })),
    ({ name }) => name,
  ),
  isPart,
});

interface Found {
  rows: unknown[];
  isPart: boolean;
}

/** The whole list where it is kept or not too long; else its first page, where that was asked for. */
async function readWhole(path: string, isWanted: boolean): Promise<Found | null> {
  const kept = keptList<unknown>(path, namesAge);
  if (kept) return { rows: await kept, isPart: false };
  let total = knownTotal(path);
  if (!isWanted && total === undefined) {
    const first = await getPage<unknown>(path, { page: 1, page_size: someCarriers });
    total = first.total;
    if (first.data.length >= total) keepWhole(path, first.data);
    if (first.data.length >= total || total > mostCarriers) {
      return { rows: first.data, isPart: first.data.length < total };
    }
  }
  if (!isWanted && (total ?? 0) > mostCarriers) return null;
  return { rows: await cachedList<unknown>(path, undefined, namesAge), isPart: false };
}

/**
 * The carriers that a number may come in over, by name: those of the provider and of its accounts. Of more
 * than a screen can carry, some of those that serve an account and are called like `q`. Throws HttpError.
 */
async function getCarrierChoices({
  account_sid,
  q,
  isWhole = false,
}: Wanted = {}): Promise<CarrierChoices> {
  const caller = await currentCaller();
  const path = endpoints.carriers.list(caller, {});
  const asked = { name: trimmedText(q), account_sid: trimmedText(account_sid) };
  // An account user's list is of its own account already.
  if (caller.accountSid) asked.account_sid = undefined;
  const isNarrow = Boolean(asked.name ?? asked.account_sid);
  const whole = await readWhole(path, isWhole);
  if (whole && !whole.isPart) return choicesOf(whole.rows, false);
  const rows =
    whole && !isNarrow
      ? whole.rows
      : (await getPage<unknown>(path, { ...asked, page: 1, page_size: someCarriers })).data;
  const choices = choicesOf(rows, true);
  const names = endpoints.carriers.lookup?.(caller) ?? path;
  for (const carrier of choices.carriers) remember(names, carrier.id, carrier);
  return choices;
}

export const carrierChoiceMethods = { getCarrierChoices };
