import { type RefObject, useEffect, useRef, useState } from 'react';

/** How long an element has to be on screen (ms), so that scrolling past it does not count. */
const patience = 200;

/** True from the moment on at which the element with the `ref` was on screen for a while. */
export function useInView<E extends Element>(): [RefObject<E>, boolean] {
  const ref = useRef<E>(null);
  const [wasSeen, setWasSeen] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element || wasSeen) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const observer = new IntersectionObserver(([entry]) => {
      clearTimeout(timer);
      if (entry?.isIntersecting) timer = setTimeout(() => setWasSeen(true), patience);
    });
    observer.observe(element);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [wasSeen]);
  return [ref, wasSeen];
}
