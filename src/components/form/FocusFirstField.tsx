import { useEffect, useState } from 'react';

/** Cards to start from, and what searches them, come before the first field. */
const field = 'input:not([type=hidden], [type=radio], [type=search]), textarea, [role=combobox]';
const isFixed = ':disabled, [readonly], [aria-disabled=true], [hidden] *, [aria-hidden=true] *';

/** Where a keyboard of the screen would come up over the form, or what the operator does would be cut off. */
const isUnwanted = () =>
  window.matchMedia?.('(pointer: coarse)').matches ||
  document.activeElement?.matches('input, textarea') ||
  document.querySelector('[role=dialog]') !== null;

/** An owner that is known already, as that of the record before, is no field to begin with. */
const isEmpty = (one: HTMLElement): boolean =>
  !(one instanceof HTMLInputElement ? one.value : one.textContent?.replace('\u200b', '').trim());

/** Puts the focus into the first empty field of a form for a new record; the page does not move for it. */
const focusFirstField = (form: Element | null): void => {
  if (isUnwanted()) return;
  const all = [...(form?.querySelectorAll<HTMLElement>(field) ?? [])];
  const fields = all.filter((one) => !one.matches(isFixed));
  (fields.find(isEmpty) ?? fields[0])?.focus({ preventScroll: true });
};

export const FocusFirstField = ({ formId }: { formId: string }) => {
  const [isDrawn, setIsDrawn] = useState(false);
  // A field of choices shows its value with its second drawing.
  useEffect(() => setIsDrawn(true), []);
  useEffect(() => {
    if (isDrawn) focusFirstField(document.getElementById(formId));
  }, [isDrawn, formId]);
  return null;
};
