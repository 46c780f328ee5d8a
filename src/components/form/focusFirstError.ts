/** How long the errors of a refused save, or the tab that they are on, may take to show (ms). */
const patience = 3000;

/** A select says it twice: its hidden element is left out. */
const invalid = '[aria-invalid="true"]:not([aria-hidden]), [data-invalid="true"]';

/** What has an error within an element, in the order of the page: inputs, and rows as a whole. */
export const invalidInputs = (container: Element): HTMLElement[] => [
  ...container.querySelectorAll<HTMLElement>(invalid),
];

const isVisible = (element: HTMLElement) => element.closest('[hidden]') === null;

/**
 * Puts the focus on the first input that has an error, once the errors are on the page; inputs on a
 * hidden tab wait until it is open. Whoever has gone on to something else meanwhile stays there.
 */
export function focusFirstError(form: HTMLFormElement | null): void {
  const before = document.activeElement;
  const end = performance.now() + patience;
  const look = () => {
    const { activeElement, body } = document;
    // The form's library puts the focus on one with an error too, which need not be the first.
    const isElsewhere = activeElement !== before && !activeElement?.matches(invalid);
    if (!form?.isConnected || (isElsewhere && activeElement !== body)) return;
    const input = invalidInputs(form).find(isVisible);
    if (input) {
      input.focus();
      input.scrollIntoView?.({ block: 'center' });
    } else if (performance.now() < end) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
