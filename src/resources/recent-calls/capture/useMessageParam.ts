import { useLocation, useNavigate } from 'ra-core';
import { useCallback, useEffect, useRef, useState } from 'react';
import { here } from '../../../routing/addresses';

/** How long a message stays open before the URL names it (ms): the arrow keys pass over many. */
const pause = 300;

/**
 * The open message as a query parameter, counted from 1 as in the ladder. Returns the message that the
 * URL named first, and a function that writes another one to the URL. Without `param` it does neither.
 */
export function useMessageParam(
  param: string | undefined,
): [number | null, (place: number | null) => void] {
  const location = useLocation();
  const navigate = useNavigate();
  const latest = useRef({ location, navigate });
  latest.current = { location, navigate };
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [first] = useState(() => {
    const number = Number(param && new URLSearchParams(location.search).get(param));
    return Number.isInteger(number) && number > 0 ? number - 1 : null;
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  const tell = useCallback(
    (place: number | null) => {
      if (!param) return;
      clearTimeout(timer.current);
      timer.current = setTimeout(() => {
        const { state } = latest.current.location;
        // The address itself: what was drawn of it last may be from before the last change.
        const query = new URLSearchParams(here().search);
        const before = query.get(param);
        if (place === null) query.delete(param);
        else query.set(param, String(place + 1));
        if (query.get(param) === before) return;
        latest.current.navigate({ search: `?${query}` }, { replace: true, state });
      }, pause);
    },
    [param],
  );
  return [first, tell];
}
