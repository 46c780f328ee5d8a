import { useListContext } from 'ra-core';

/**
 * True when the whole list is in the browser, so that it can be sorted by any column. The platform
 * has no sort parameter: a list that it pages stays in its order.
 */
export function useIsFullyLoaded(): boolean {
  const { meta } = useListContext();
  return meta?.isWhole === true;
}
