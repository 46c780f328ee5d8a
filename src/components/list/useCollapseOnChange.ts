import { useListContext, useLocation } from 'ra-core';
import { useEffect, useRef } from 'react';
import { useExpandedRow } from './useExpandedRow';

/**
 * Another page and other filters have other rows: what was open in the old ones is closed. What a
 * URL lacked at first changes nothing: `isComplete` says that it lacks nothing any more.
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
    // A step back may bring both the old question and what was open in it.
    const isLeftOver = openId !== null && openId === last?.openId && question !== last.question;
    if (isLeftOver && new URLSearchParams(search).has('filter')) toggle(openId);
  }, [isComplete, question, openId, toggle, search]);
}
