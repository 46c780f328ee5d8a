import { getAllPages } from './cachedList';
import { currentCaller } from './caller';
import { type AnyRecord, endpointOf } from './endpoints';
import { planList, wholePage } from './listPlan';
import { readWhole } from './lists';
import { visibleAccountSids } from './ownership';
import { applyListParams } from './query';
import { recordsOf } from './record';

/**
 * Every record that a filter of a list matches, not only those of its page, each once. What the platform
 * pages is read page by page until `signal` aborts. Throws HttpError.
 */
export const getMatching = async (
  resource: string,
  filter: Record<string, unknown>,
  signal?: AbortSignal,
): Promise<AnyRecord[]> => {
  const endpoint = endpointOf(resource);
  const caller = await currentCaller();
  const first = planList(endpoint, caller, { filter });
  const isShared = first.ifShared && (await visibleAccountSids(endpoint, caller, filter));
  const { answers, questions, rest } = (isShared && first.ifShared) || first;
  const [{ path, query = {} }] = questions;
  const { page: _page, page_size: _size, ...asked } = query;
  const records =
    answers === 'whole'
      ? await readWhole(resource, caller, filter, query)
      : recordsOf(await getAllPages(path, asked, { perPage: wholePage, signal }), endpoint);
  const { data } = applyListParams(records, { filter: rest });
  // What others add meanwhile moves rows on to the next page.
  return [...new Map(data.map((record) => [record.id, record])).values()];
};
