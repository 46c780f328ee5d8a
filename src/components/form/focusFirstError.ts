/** How long the errors of a refused save, or the tab that they are on, may take to show (ms). */
const patience = 3000;

/** A select has a hidden native input, which would count twice. */
const invalid = '[aria-invalid="true"]:not([aria-hidden]), [data-invalid="true"]';

/** The invalid inputs, and lists of rows that are invalid as a whole, in the order of the page. */
export const invalidInputs = (container: Element): HTMLElement[] => [
  ...container.querySelectorAll<HTMLElement>(invalid),
];

const isVisible = (element: HTMLElement) => element.closest('[hidden]') === null;

/** What shows an error, or the tab or section that it is in. */
export const errorChanges = {
  subtree: true,
  childList: true,
  attributeFilter: ['hidden', 'aria-invalid', 'data-invalid'],
};

/**
 * Puts the focus on the first input that has an error, once the errors are on the page; inputs on a
 * hidden tab wait until it is open. The focus stays where the operator has put it meanwhile.
 */
export function focusFirstError(form: HTMLFormElement | null): void {
  if (!form) return;
  const before = document.activeElement;
  let frame = 0;
  const look = () => {
    const { activeElement, body } = document;
    // react-hook-form focuses an invalid input too, which need not be the first.
    const isElsewhere = activeElement !== before && !activeElement?.matches(invalid);
    const isLeft = !form.isConnected || (isElsewhere && activeElement !== body);
    const input = isLeft ? undefined : invalidInputs(form).find(isVisible);
    if (isLeft || input) stop();
    input?.focus();
    input?.scrollIntoView?.({ block: 'center' });
  };
  const lookSoon = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(look);
  };
  const changes = new MutationObserver(lookSoon);
  // Where the page is out of sight, the last look waits until it is seen.
  const stop = () => {
    clearTimeout(end);
    changes.disconnect();
    document.removeEventListener('focusin', lookSoon);
  };
  const end = setTimeout(stop, patience);
  changes.observe(form, errorChanges);
  document.addEventListener('focusin', lookSoon);
  lookSoon();
}
