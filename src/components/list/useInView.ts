import { useEvent } from 'ra-core';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { whileOnScreen } from '../../onScreen';

/** How long an element has to be on screen (ms), so that scrolling past it does not count. */
const patience = 200;

/** Calls `onSeen` once the element with the `ref` was on screen for a while. */
export function useWhenInView<E extends Element>(onSeen: () => void): RefObject<E> {
  const ref = useRef<E>(null);
  const see = useEvent(onSeen);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const screen = whileOnScreen();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new IntersectionObserver(([entry]) => {
      clearTimeout(timer);
      if (!entry?.isIntersecting) return;
      timer = setTimeout(() => {
        observer.disconnect();
        // Another screen may have begun, of which nothing is drawn yet.
        if (!screen.aborted) see();
      }, patience);
    });
    observer.observe(element);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [see]);
  return ref;
}

/** True from the moment on at which the element with the `ref` was on screen for a while. */
export function useInView<E extends Element>(): [RefObject<E>, boolean] {
  const [wasSeen, setWasSeen] = useState(false);
  const ref = useWhenInView<E>(() => setWasSeen(true));
  return [ref, wasSeen];
}
