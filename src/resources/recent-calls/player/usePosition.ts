import { type RefObject, useEffect, useRef, useSyncExternalStore } from 'react';
import type { RecordingSession } from '../../../engines/audio';

/**
 * The second at which a recording stands. React hears of it once a second while it plays: what moves
 * more often is drawn past it by `useMoves`, as its updates would hold up everything else on the page.
 */
export const useSecond = (session: RecordingSession): number =>
  useSyncExternalStore(session.follow, () => Math.floor(session.position));

/** An element that is drawn, without React, at every move of the playhead: with the seconds to where. */
export function useMoves<E extends HTMLElement>(
  session: RecordingSession,
  draw: (element: E, seconds: number) => void,
): RefObject<E> {
  const element = useRef<E>(null);
  useEffect(() => {
    const look = () => {
      if (element.current) draw(element.current, session.position);
    };
    look();
    return session.follow(look);
  });
  return element;
}
