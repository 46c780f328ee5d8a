import { type SyntheticEvent, useLayoutEffect, useState } from 'react';

/**
 * For the `onInputChange` of MUI's Autocomplete: what the arrow keys reach stays highlighted. After
 * typing, MUI takes the highlight back to the start when it is next drawn, whatever for; drawn at once,
 * it does so before an arrow key is pressed.
 */
export function useSteadyHighlight() {
  const [typed, setTyped] = useState('');
  const [, setDrawn] = useState('');
  useLayoutEffect(() => setDrawn(typed), [typed]);
  return (event: SyntheticEvent | null, text: string) => {
    if (event?.type === 'change') setTyped(text);
  };
}
