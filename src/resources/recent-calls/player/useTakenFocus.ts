import { type RefObject, useEffect, useRef } from 'react';

/** An element that has the focus from its beginning, where what had it before is gone. */
export function useTakenFocus<E extends HTMLElement>(): RefObject<E> {
  const element = useRef<E>(null);
  useEffect(() => {
    if (document.activeElement === document.body) element.current?.focus({ preventScroll: true });
  }, []);
  return element;
}
