/** Puts the focus on the first input that has an error, once the errors are on the page. */
export function focusFirstError(form: HTMLFormElement | null): void {
  requestAnimationFrame(() => {
    const input = form?.querySelector<HTMLElement>('[aria-invalid="true"]');
    input?.focus();
    input?.scrollIntoView?.({ block: 'center' });
  });
}
