import { useEvent } from 'ra-core';
import { type RefObject, useLayoutEffect, useState } from 'react';
import { placeToasts, type ToastPlace, type WindowArea } from './toastPlace';

const areaOf = (element: Element): WindowArea => element.getBoundingClientRect();

/** The focused field, with its label and the text below it. */
const currentField = (): Element | null => {
  const { activeElement } = document;
  if (!activeElement?.matches('input, textarea, [role=combobox]')) return null;
  return activeElement.closest('.MuiFormControl-root') ?? activeElement;
};

const measure = (stack: Element): ToastPlace => {
  const bar = document.querySelector('[data-save-bar]');
  const field = currentField();
  const { width, height } = areaOf(stack) as DOMRect;
  return placeToasts({
    window: { width: window.innerWidth, height: window.visualViewport?.height ?? innerHeight },
    pageLeft: document.getElementById('content')?.getBoundingClientRect().left ?? 0,
    toasts: { width, height },
    bar: bar ? areaOf(bar) : undefined,
    inBar: [...(bar?.querySelectorAll('[role=status] > span, button') ?? [])]
      .map(areaOf)
      .filter(({ left, right }) => right > left),
    field: field ? areaOf(field) : undefined,
  });
};

/**
 * Where the stack of toasts stands. `key` is another one for other toasts, undefined for none; what
 * they must not cover is looked for again when the operator scrolls or goes to another field.
 */
export function useToastPlace(
  stack: RefObject<Element | null>,
  key: string | undefined,
): ToastPlace {
  const [place, setPlace] = useState<ToastPlace>({ left: 0, bottom: 0 });
  const update = useEvent(() => {
    if (!stack.current) return;
    const next = measure(stack.current);
    setPlace((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next));
  });
  useLayoutEffect(() => {
    if (key === undefined) return;
    update();
    // The bar may have other buttons after the save is reported.
    const frame = requestAnimationFrame(update);
    const end = new AbortController();
    const { signal } = end;
    for (const event of ['focusin', 'scroll', 'resize'] as const) {
      window.addEventListener(event, update, { passive: true, capture: true, signal });
    }
    return () => {
      cancelAnimationFrame(frame);
      end.abort();
    };
  }, [key, update]);
  return place;
}
