import { useEvent } from 'ra-core';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { isMirrored } from '../components/plain/sides';
import { placeToasts, type ToastPlace, type WindowArea } from './toastPlace';

/** From where a line begins: what is at the right of a mirrored page counts from there. */
const areaOf = (element: Element): WindowArea => {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return isMirrored()
    ? { left: window.innerWidth - right, right: window.innerWidth - left, top, bottom }
    : { left, right, top, bottom };
};

/** The focused field, with its label and the text below it. */
const currentField = (): Element | null => {
  const { activeElement } = document;
  if (!activeElement?.matches('input, textarea, [role=combobox]')) return null;
  return activeElement.closest('.MuiFormControl-root') ?? activeElement;
};

const measure = (stack: Element): ToastPlace => {
  const bar = document.querySelector('[data-save-bar]');
  const field = currentField();
  const { width, height } = stack.getBoundingClientRect();
  const content = document.getElementById('content');
  return placeToasts({
    window: { width: window.innerWidth, height: window.visualViewport?.height ?? innerHeight },
    pageStart: content ? areaOf(content).left : 0,
    toasts: { width, height },
    bar: bar ? areaOf(bar) : undefined,
    field: field ? areaOf(field) : undefined,
  });
};

/**
 * Where the stack of toasts stands. `key` is another one for other toasts, undefined for none; what
 * they must not cover is looked for again when the operator scrolls or goes to another field, but not
 * under a pressed pointer: whatever comes between it and the button takes the click.
 */
export function useToastPlace(
  stack: RefObject<Element | null>,
  key: string | undefined,
): ToastPlace {
  const [place, setPlace] = useState<ToastPlace>({ insetInlineStart: 0, bottom: 0 });
  const isPressed = useRef(false);
  const update = useEvent(() => {
    if (!stack.current || isPressed.current) return;
    const next = measure(stack.current);
    setPlace((before) => (JSON.stringify(before) === JSON.stringify(next) ? before : next));
  });
  useLayoutEffect(() => {
    if (key === undefined) return;
    update();
    // The bar may have other buttons after the save is reported.
    let frame = requestAnimationFrame(update);
    const press = () => {
      isPressed.current = true;
    };
    const release = () => {
      isPressed.current = false;
      // The click follows at once.
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(update);
    };
    const end = new AbortController();
    const options = { passive: true, capture: true, signal: end.signal };
    for (const event of ['focusin', 'scroll', 'resize']) {
      window.addEventListener(event, update, options);
    }
    window.addEventListener('pointerdown', press, options);
    for (const event of ['pointerup', 'pointercancel']) {
      window.addEventListener(event, release, options);
    }
    return () => {
      isPressed.current = false;
      cancelAnimationFrame(frame);
      end.abort();
    };
  }, [key, update]);
  return place;
}
