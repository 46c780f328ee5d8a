import pLimit from 'p-limit';
import type { Moved } from '../saving/drains';
import type { PhoneNumber } from '../types';
import { getPage } from './cachedList';
import { getMatching } from './matching';
import { bySidPays } from './names';
import { rowsOfNumber } from './numberRows';
import { mostQuestions, questionsAtOnce } from './prices';
import { readPhoneNumber } from './readStored';

/** A number that was moved away, where it is now. */
export interface Away {
  moved: Moved;
  number: PhoneNumber;
  /** It is at the carrier that it left, too: only its copy is to go. */
  isBack: boolean;
}

/** What became of numbers that were moved away from a carrier. */
export interface Whereabouts {
  away: Away[];
  /** Those that are at that carrier alone: they are back, or have never left. */
  home: Moved[];
  /** Those that are at neither carrier, or that others made again at the first one. */
  gone: Moved[];
}

/** Is asked for by its digits: nobody knows its sid, or whether it has left. */
const isOpen = ({ number, sid, isWhole }: Moved) => number !== null && !(isWhole && sid);

/** The stored rows of the numbers: each asked for by itself, or out of the list, whichever is less. */
async function rowsOf(numbers: readonly Moved[], signal?: AbortSignal): Promise<PhoneNumber[]> {
  const { total } = await getPage('PhoneNumbers', { page: 1, page_size: 1 }, signal);
  if (numbers.length > mostQuestions || !bySidPays(total, numbers.length)) {
    return (await getMatching('phone-numbers', {}, signal)) as unknown as PhoneNumber[];
  }
  const rows = await pLimit(questionsAtOnce).map(numbers, async (moved) => {
    if (isOpen(moved)) return rowsOfNumber(moved.number ?? '', signal);
    const row = await readPhoneNumber(moved.sid ?? '', signal);
    return row ? [row] : [];
  });
  return rows.flat();
}

/** Looks for numbers that were moved from one carrier to another. Throws HttpError. */
export async function whereMoved(
  numbers: readonly Moved[],
  from: string,
  to: string,
  signal?: AbortSignal,
): Promise<Whereabouts> {
  const found: Whereabouts = { away: [], home: [], gone: [] };
  const over = { [from]: new Map<string, PhoneNumber>(), [to]: new Map<string, PhoneNumber>() };
  for (const row of await rowsOf(numbers, signal)) {
    const rows = over[row.voip_carrier_sid ?? ''];
    rows?.set(row.number, row);
    rows?.set(row.id, row);
  }
  for (const moved of numbers) {
    const { number, sid } = moved;
    const copy = over[to]?.get(sid ?? number ?? '');
    const own = isOpen(moved) ? over[from]?.get(number ?? '') : undefined;
    const isBack = own !== undefined && own.account_sid === copy?.account_sid;
    if (copy) found.away.push({ moved, number: copy, isBack });
    else found[own ? 'home' : 'gone'].push(moved);
  }
  return found;
}
