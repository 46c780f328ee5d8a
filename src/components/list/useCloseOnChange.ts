import { useListContext, useLocation } from 'ra-core';
import { useEffect, useRef } from 'react';
import { useOpenRecord } from './useOpenRecord';

/** Another page and other filters have other rows: what was open in the old ones is closed. */
export function useCloseOnChange(): void {
  const { filterValues, page, perPage } = useListContext();
  const [openId, toggle] = useOpenRecord();
  const { search } = useLocation();
  const question = JSON.stringify([filterValues, page, perPage]);
  const before = useRef({ question, openId });
  useEffect(() => {
    const { question: asked, openId: wasOpen } = before.current;
    before.current = { question, openId };
    // A step back may bring both the old question and what was open in it.
    const isLeftOver = openId !== null && openId === wasOpen && question !== asked;
    if (isLeftOver && new URLSearchParams(search).has('filter')) toggle(openId);
  }, [question, openId, toggle, search]);
}
