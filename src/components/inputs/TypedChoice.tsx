import FormHelperText from '@mui/material/FormHelperText';
import { useEvent, useTranslate } from 'ra-core';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';

const plain = (text: string | null | undefined) => (text ?? '').trim().toLowerCase();

/** The choices that the open list of a field offers. */
function offeredBy(field: Element): HTMLElement[] {
  const list = document.getElementById(field.getAttribute('aria-controls') ?? '');
  const options = list?.querySelectorAll<HTMLElement>('[role=option]:not([aria-disabled=true])');
  return [...(options ?? [])];
}

/** The one that was meant by what was typed: the only one, or the only one of this name. */
function meantOf(field: HTMLInputElement): HTMLElement | undefined {
  const offered = offeredBy(field);
  if (offered.length === 1) return offered[0];
  const named = offered.filter(({ textContent }) => plain(textContent) === plain(field.value));
  return named.length === 1 ? named[0] : undefined;
}

/**
 * For the element around a field with search: leaving the field takes the only match. If none or several
 * match, the former choice comes back and a message says so.
 */
export function useTypedChoice(
  around: RefObject<HTMLElement | null>,
  onUntaken: (typed: string) => void,
  onTyping?: () => void,
): void {
  const tell = useEvent(onUntaken);
  const begin = useEvent(() => onTyping?.());
  useEffect(() => {
    const element = around.current;
    let typed = '';
    const leave = ({ target }: Event) => {
      const text = typed.trim();
      typed = '';
      if (!(target instanceof HTMLInputElement) || !text || target.value.trim() !== text) return;
      const meant = meantOf(target);
      if (meant) meant.click();
      else tell(text);
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Tab') leave(event);
      const isOpen = (event.target as Element).getAttribute('aria-expanded') === 'true';
      if (event.key === 'Escape' || (event.key === 'Enter' && isOpen)) typed = '';
    };
    const onInput = ({ target }: Event) => {
      typed = target instanceof HTMLInputElement ? target.value : '';
      begin();
    };
    // The list of choices stands elsewhere in the page.
    const onPointer = ({ target }: Event) => {
      if (target instanceof Element && target.closest('[role=option]')) typed = '';
    };
    element?.addEventListener('keydown', onKey);
    element?.addEventListener('focusout', leave);
    element?.addEventListener('input', onInput);
    document.addEventListener('mousedown', onPointer, true);
    return () => {
      element?.removeEventListener('keydown', onKey);
      element?.removeEventListener('focusout', leave);
      element?.removeEventListener('input', onInput);
      document.removeEventListener('mousedown', onPointer, true);
    };
  }, [around, tell, begin]);
}

/** Wraps such a field of a form and shows the message below it. */
export const TypedChoice = ({ children }: { children: ReactNode }) => {
  const translate = useTranslate();
  const around = useRef<HTMLDivElement>(null);
  const [untaken, setUntaken] = useState('');
  useTypedChoice(around, setUntaken, () => setUntaken(''));
  return (
    <div ref={around} style={{ display: 'contents' }}>
      {children}
      {untaken && (
        <FormHelperText role="alert" error sx={{ mx: 3.5 }}>
          {translate('app.choices.untaken', { typed: untaken })}
        </FormHelperText>
      )}
    </div>
  );
};
