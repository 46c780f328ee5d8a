import { type SyntheticEvent, useLayoutEffect, useState } from 'react';

/**
 * For the `onInputChange` of MUI's Autocomplete: what the arrow keys reach stays highlighted. MUI resets
 * the highlight on the first render after typing. This forces that render at once, before an arrow key
 * can move the highlight.
 */
export function useSteadyHighlight() {
  const [typed, setTyped] = useState('');
  const [, setDrawn] = useState('');
  useLayoutEffect(() => setDrawn(typed), [typed]);
  return (event: SyntheticEvent | null, text: string) => {
    if (event?.type === 'change') setTyped(text);
  };
}
