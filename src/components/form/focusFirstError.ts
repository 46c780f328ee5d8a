/** How many frames the errors of a refused save may take to reach the page. */
const patience = 20;

const erroneous = '[aria-invalid="true"], [data-invalid="true"]';

const isVisible = (element: HTMLElement) => element.closest('[hidden]') === null;

/**
 * Puts the focus on the first input that has an error, once the errors are on the page; inputs on a
 * hidden tab wait until it is open.
 */
export function focusFirstError(form: HTMLFormElement | null, frames = patience): void {
  requestAnimationFrame(() => {
    const inputs = [...(form?.querySelectorAll<HTMLElement>(erroneous) ?? [])];
    const input = inputs.find(isVisible);
    if (!input) {
      if (form?.isConnected && frames > 0) focusFirstError(form, frames - 1);
      return;
    }
    input.focus();
    input.scrollIntoView?.({ block: 'center' });
  });
}
