import type { Limit, RecentCall } from '../../types';
import { limitColumns } from '../../types/limit';
import { getPage } from '../cachedList';
import { currentCaller } from '../caller';
import { endpointOf } from '../endpoints';
import { pageOf, planList } from '../listPlan';
import { pauseAfter } from '../newestRows';
import { applyListParams } from '../query';
import { readList } from '../readList';
import { recordsOf } from '../record';
import { unreadableRows } from '../unreadableRows';

/** How many calls the list of a filter has. */
interface CountedCalls {
  count: number;
  /** Milliseconds to wait before the next question that nobody waits for, to leave the rate limit to others. */
  pause: number;
}

/** The newest calls of a filter. */
export interface NewestCalls {
  calls: RecentCall[];
  /** How many calls of the platform were looked at: a SIP status is filtered here. */
  read: number;
  /** How many calls the platform has by the filters that it knows. */
  total: number;
}

interface Asked {
  /** As the list of calls has it. */
  filter: Record<string, unknown>;
  signal?: AbortSignal;
}

/** As many rows as one answer may hold (contract 16.1), and how many answers are read. */
const [perPage, pages] = [500, 2];

/** Between two questions of a platform that does not tell its rate limit (ms). */
const shortPause = 250;

/** The question of the list of calls for pages of a size, and the filters that it leaves. */
async function questionOf(filter: Record<string, unknown>, size: number) {
  const endpoint = endpointOf('recent-calls');
  const pagination = { page: 1, perPage: size };
  const { questions, rest } = planList(endpoint, await currentCaller(), { filter, pagination });
  return { endpoint, question: questions[0], rest };
}

/** Figures of calls, by the questions of their list, so that a figure is what its list shows. All throw HttpError. */
export const callSummaryMethods = {
  /** Counts the calls of a filter, all of whose keys the platform knows: exactly, in one row. */
  async countCalls({ filter, signal }: Asked): Promise<CountedCalls> {
    const { question } = await questionOf(filter, 1);
    const { total, headers } = await getPage<unknown>(question.path, question.query ?? {}, signal);
    // Where the limit is not told, it is left some room all the same.
    const pause = headers.has('RateLimit-Remaining') ? pauseAfter(headers) : shortPause;
    return { count: total, pause };
  },

  /** How many calls an account may have at once; null for no limit. */
  async callLimit(accountSid: string): Promise<number | null> {
    const path = `Accounts/${encodeURIComponent(accountSid)}/Limits`;
    const limits = await readList<Limit>(limitColumns, path);
    return limits.find(({ category }) => category === 'voice_call_session')?.quantity ?? null;
  },

  /** The newest thousand calls of a filter, in at most two requests. */
  async newestCalls({ filter, signal }: Asked): Promise<NewestCalls> {
    const { endpoint, question, rest } = await questionOf(filter, perPage);
    const ask = (page: number) => {
      const { path, query } = pageOf(question, page);
      return getPage<unknown>(path, query, signal);
    };
    const first = await ask(1);
    const rows = [...first.data];
    let lost = unreadableRows(first.data);
    for (let page = 2; page <= pages && rows.length + lost < first.total; page += 1) {
      const { data } = await ask(page);
      if (data.length === 0) break;
      rows.push(...data);
      lost += unreadableRows(data);
    }
    // Calls that ended meanwhile push others on to the next page, where they come again.
    const distinct = [...new Map(rows.map((row) => [JSON.stringify(row), row])).values()];
    const { data: calls } = applyListParams(recordsOf(distinct, endpoint), { filter: rest });
    const read = distinct.length + lost;
    return {
      calls: calls as unknown as RecentCall[],
      read,
      total: Math.max(first.total, read),
    };
  },
};
