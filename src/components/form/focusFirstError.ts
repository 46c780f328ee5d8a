/** How many frames the errors of a refused save may take to reach the page. */
const patience = 20;

/** Puts the focus on the first input that has an error, once the errors are on the page. */
export function focusFirstError(form: HTMLFormElement | null, frames = patience): void {
  requestAnimationFrame(() => {
    const input = form?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (!input) {
      if (form?.isConnected && frames > 0) focusFirstError(form, frames - 1);
      return;
    }
    input.focus();
    input.scrollIntoView?.({ block: 'center' });
  });
}
