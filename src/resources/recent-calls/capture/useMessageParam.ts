import { useLocation } from 'ra-core';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useOwnSearch } from '../../../components/page/useOwnSearch';
import { here } from '../../../routing/addresses';
import { useAsked } from '../useShowPart';

/** How long a message stays open before the URL names it (ms): the arrow keys pass over many. */
const pause = 300;

/** The message that a query names, counted from 0; null where it names none. */
function placeIn(search: string, param: string | undefined): number | null {
  const number = Number(param && new URLSearchParams(search).get(param));
  return Number.isInteger(number) && number > 0 ? number - 1 : null;
}

/**
 * The open message as a query parameter, counted from 1 as in the ladder. Returns the message that the
 * URL named first, and a function that writes another one to the URL; `onAsked` is told of one that
 * somebody asks to be shown later. Without `param` it does nothing of it.
 */
export function useMessageParam(
  param: string | undefined,
  onAsked?: (place: number) => void,
): [number | null, (place: number | null) => void] {
  const location = useLocation();
  const changeSearch = useOwnSearch();
  const latest = useRef({ location, changeSearch });
  latest.current = { location, changeSearch };
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const named = placeIn(location.search, param);
  const [first] = useState(named);
  const asked = useAsked();
  const answered = useRef(asked);
  const latestAsked = useRef(onAsked);
  latestAsked.current = onAsked;
  useEffect(() => {
    if (asked === 0 || asked === answered.current) return;
    answered.current = asked;
    if (named !== null) latestAsked.current?.(named);
  }, [asked, named]);
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
        latest.current.changeSearch(`?${query}`, { replace: true, state });
      }, pause);
    },
    [param],
  );
  return [first, tell];
}
