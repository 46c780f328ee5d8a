/** How long the errors of a refused save, or the tab that they are on, may take to show (ms). */
const patience = 3000;

const erroneous = '[aria-invalid="true"], [data-invalid="true"]';

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
    const isElsewhere = activeElement !== before && !activeElement?.matches(erroneous);
    if (!form?.isConnected || (isElsewhere && activeElement !== body)) return;
    const input = [...form.querySelectorAll<HTMLElement>(erroneous)].find(isVisible);
    if (input) {
      input.focus();
      input.scrollIntoView?.({ block: 'center' });
    } else if (performance.now() < end) requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
