import type { KeyboardEvent, MouseEvent } from 'react';

/**
 * Makes a span a button. A form that is disabled as a whole disables the button elements in it, also
 * those that change nothing.
 */
export const asButton = (label: string, onPress: () => void) => {
  const press = (event: MouseEvent | KeyboardEvent) => {
    event.stopPropagation();
    event.preventDefault();
    onPress();
  };
  return {
    role: 'button',
    tabIndex: 0,
    'aria-label': label,
    onClick: press,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Enter' || event.key === ' ') press(event);
    },
  };
};
