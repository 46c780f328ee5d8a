import { type KeyboardEvent, useState } from 'react';

/** Whether caps lock is on, as far as the keys typed into one field tell. */
export function useCapsLock() {
  const [isOn, setIsOn] = useState(false);
  const read = (event: KeyboardEvent) => setIsOn(event.getModifierState('CapsLock'));
  return { isOn, listeners: { onKeyDown: read, onKeyUp: read, onBlur: () => setIsOn(false) } };
}
