import { useEffect } from 'react';

/** Cards to start from, and what searches them, come before the first field. */
const field = 'input:not([type=hidden], [type=radio], [type=search]), textarea, [role=combobox]';
const isFixed = ':disabled, [readonly], [aria-disabled=true], [hidden] *, [aria-hidden=true] *';

/** Where a keyboard of the screen would come up over the form, or what the operator does would be cut off. */
const isUnwanted = () =>
  window.matchMedia?.('(pointer: coarse)').matches ||
  document.activeElement?.matches('input, textarea') ||
  document.querySelector('[role=dialog]') !== null;

/** Puts the focus into the first field of a form for a new record; the page does not move for it. */
const focusFirstField = (form: Element | null): void => {
  if (isUnwanted()) return;
  const fields = [...(form?.querySelectorAll<HTMLElement>(field) ?? [])];
  fields.find((one) => !one.matches(isFixed))?.focus({ preventScroll: true });
};

export const FocusFirstField = ({ formId }: { formId: string }) => {
  useEffect(() => focusFirstField(document.getElementById(formId)), [formId]);
  return null;
};
