import { useListContext, useLocation } from 'ra-core';
import { useEffect, useRef } from 'react';
import { useExpandedRow } from './useExpandedRow';

/**
 * Closes the expanded row when the page or the filters change, as the rows are others then. Filters
 * that are only added to complete the URL do not count: `isComplete` says that it is complete.
 */
export function useCollapseOnChange(isComplete: boolean): void {
  const { filterValues, page, perPage } = useListContext();
  const [openId, toggle] = useExpandedRow();
  const { search } = useLocation();
  const question = JSON.stringify([filterValues, page, perPage]);
  const before = useRef<{ question: string; openId: string | null } | null>(null);
  useEffect(() => {
    const last = before.current;
    before.current = isComplete ? { question, openId } : null;
    // The Back button may restore both the old filters and the row that was expanded then.
    const isLeftOver = openId !== null && openId === last?.openId && question !== last.question;
    if (isLeftOver && new URLSearchParams(search).has('filter')) toggle(openId);
  }, [isComplete, question, openId, toggle, search]);
}
