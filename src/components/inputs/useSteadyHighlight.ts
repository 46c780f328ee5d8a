import { type SyntheticEvent, useEffect, useLayoutEffect, useState } from 'react';

/**
 * After typing the first match is highlighted. MUI highlights what is chosen already, wherever it is
 * among the matches; its Home key goes to the first.
 */
export function useFirstHighlighted(typed: string): void {
  useEffect(() => {
    const field = document.activeElement;
    if (!typed.trim() || field?.getAttribute('aria-expanded') !== 'true') return;
    const home = { key: 'Home', bubbles: true, cancelable: true };
    field.dispatchEvent(new KeyboardEvent('keydown', home));
  }, [typed]);
}

/**
 * For the `onInputChange` of MUI's Autocomplete: what the arrow keys reach stays highlighted. MUI resets
 * the highlight on the first render after typing. This forces that render at once, before an arrow key
 * can move the highlight.
 */
export function useSteadyHighlight() {
  const [typed, setTyped] = useState('');
  const [drawn, setDrawn] = useState('');
  useLayoutEffect(() => setDrawn(typed), [typed]);
  useFirstHighlighted(drawn);
  return (event: SyntheticEvent | null, text: string) => {
    if (event?.type === 'change') setTyped(text);
  };
}
