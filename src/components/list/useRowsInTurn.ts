import { useLocation } from 'ra-core';
import { startTransition, useEffect, useState } from 'react';
import { isTraversed } from '../../routing/traversals';
import { afterFrame } from '../page/afterFrame';

/** What stands above the rows of a list at least, and the least height of a row (px; `tableStyle`). */
const above = 160;
const rowHeight = { usual: 40, compact: 32 };

const rowsInSight = (isCompact: boolean) => {
  const height = rowHeight[isCompact ? 'compact' : 'usual'];
  return Math.max(1, Math.ceil((window.innerHeight - above) / height));
};

/**
 * How many rows of a list are drawn. A list begins with those that the window has room for; the others follow when
 * the first are on screen. All are there at once where the browser scrolls as the list was left.
 */
export function useRowsInTurn(count: number, isCompact: boolean): number {
  const { key } = useLocation();
  const [first, setFirst] = useState(() => (isTraversed(key) ? null : rowsInSight(isCompact)));
  const isCut = first !== null && count > first;
  useEffect(() => {
    if (!isCut) return undefined;
    return afterFrame(() => startTransition(() => setFirst(null)));
  }, [isCut]);
  return isCut ? first : count;
}
