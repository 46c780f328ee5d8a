import { type MouseEventHandler, useState } from 'react';
import { flushSync } from 'react-dom';

const doNothing: MouseEventHandler = (event) => event.preventDefault();

/**
 * For a button that cannot be pressed at times. Browsers take the focus from one that gets disabled, so
 * one that has it then keeps it, says that it is unavailable, and does nothing, until the focus moves on.
 * `button` are its attributes; `hold` lets it have the focus next, whether it can be pressed or not.
 */
export function useHeldFocus(isDisabled: boolean, onClick?: MouseEventHandler) {
  const [hasFocus, setHasFocus] = useState(false);
  const isHeld = isDisabled && hasFocus;
  return {
    button: {
      disabled: isDisabled && !hasFocus,
      'aria-disabled': isHeld || undefined,
      onClick: isHeld ? doNothing : onClick,
      onFocus: () => setHasFocus(true),
      onBlur: () => setHasFocus(false),
    },
    isHeld,
    hold: () => flushSync(() => setHasFocus(true)),
  };
}
