import { useEffect } from 'react';

/** Cards to start from, and what searches them, come before the first field. */
const field = 'input:not([type=hidden], [type=radio], [type=search]), textarea, [role=combobox]';
const isFixed = ':disabled, [readonly], [aria-disabled=true], [hidden] *, [aria-hidden=true] *';

/** Where a keyboard of the screen would come up over the form, or what the operator does would be cut off. */
const isUnwanted = () =>
  window.matchMedia?.('(pointer: coarse)').matches ||
  document.activeElement?.matches('input, textarea') ||
  document.querySelector('[role=dialog]') !== null;

/** Puts the focus into the first field of a form that is to be filled in, for a new record; the page does not move for it. */
const focusFirstField = (form: Element | null): void => {
  if (isUnwanted()) return;
  const all = [...(form?.querySelectorAll<HTMLElement>(field) ?? [])];
  const fields = all.filter((one) => !one.matches(isFixed));
  // An owner that is known already, as that of the record before, is no field to begin with.
  const first = fields.find((one) => !one.closest('[data-known]')) ?? fields[0];
  first?.focus({ preventScroll: true });
};

export const FocusFirstField = ({ formId }: { formId: string }) => {
  useEffect(() => focusFirstField(document.getElementById(formId)), [formId]);
  return null;
};
