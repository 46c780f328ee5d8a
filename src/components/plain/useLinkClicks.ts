import { useEvent, useNavigate } from 'ra-core';
import type { MouseEvent } from 'react';
import { pathOf } from '../../routing/addresses';

/** The browser opens the link somewhere else, or saves it. */
export const isForBrowser = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey;

/**
 * Follows plain links inside of an element without reloading the page, with one listener for all of
 * them. A link that reads the address itself would render with each change.
 */
export function useLinkClicks(): (event: MouseEvent) => void {
  const navigate = useNavigate();
  return useEvent((event: MouseEvent) => {
    const link = (event.target as Element).closest('a');
    if (!link || event.defaultPrevented || isForBrowser(event)) return;
    event.preventDefault();
    navigate(pathOf(link));
  });
}
