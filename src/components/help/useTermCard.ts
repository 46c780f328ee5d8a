import { useEvent } from 'ra-core';
import { type FocusEvent, useEffect, useRef, useState } from 'react';

/** How long the pointer rests before a card shows, and how long one stays behind (ms). */
const patience = 300;
const grace = 150;

/** What keeps a card open: the pointer over it, the keyboard in it, or a press. */
type Reason = 'pointer' | 'focus' | 'press';

/**
 * When the card of a term is open: while it, or what it is of, is pointed at or has the keyboard's focus,
 * and after a press. Escape closes it, as does a press elsewhere (WCAG 1.4.13).
 */
export function useTermCard() {
  const [reason, setReason] = useState<Reason | null>(null);
  const around = useRef<HTMLSpanElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const turnTo = (next: Reason | null, delay = 0) => {
    clearTimeout(timer.current);
    if (delay) timer.current = setTimeout(() => setReason(next), delay);
    else setReason(next);
  };
  const close = useEvent(() => turnTo(null));
  useEffect(() => () => clearTimeout(timer.current), []);
  const isOpen = reason !== null;
  useEffect(() => {
    if (!isOpen) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // The dialog around it stays open.
      event.stopPropagation();
      // The link in the card goes with it.
      const within = around.current?.contains(document.activeElement);
      if (within) around.current?.querySelector<HTMLElement>('[role=button]')?.focus();
      close();
    };
    const onPress = ({ target }: Event) => {
      if (!around.current?.contains(target as Node)) close();
    };
    document.addEventListener('keydown', onKey, true);
    document.addEventListener('pointerdown', onPress, true);
    return () => {
      document.removeEventListener('keydown', onKey, true);
      document.removeEventListener('pointerdown', onPress, true);
    };
  }, [isOpen, close]);
  const listeners = {
    onMouseEnter: () => {
      if (!reason) turnTo('pointer', patience);
      else if (reason === 'pointer') turnTo('pointer');
    },
    onMouseLeave: () => {
      if (!reason || reason === 'pointer') turnTo(null, grace);
    },
    onFocus: ({ target }: FocusEvent) => {
      if (!reason && target.matches(':focus-visible')) turnTo('focus');
    },
    onBlur: ({ relatedTarget }: FocusEvent) => {
      if (!around.current?.contains(relatedTarget)) turnTo(null);
    },
  };
  const press = () => turnTo(reason === 'press' ? null : 'press');
  return { isOpen, around, listeners, press };
}
