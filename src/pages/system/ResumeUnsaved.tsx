import { useEffect, useRef } from 'react';
import { useFormContext } from 'react-hook-form';

/**
 * Takes what is stored by now as the new starting point of a form with flat fields, and keeps what
 * was typed: after a save of which a part failed, only the rest counts as unsaved.
 */
export const ResumeUnsaved = ({ stored }: { stored: object }) => {
  const { getValues, reset, setValue } = useFormContext();
  const known = useRef(stored);
  useEffect(() => {
    if (known.current === stored) return;
    known.current = stored;
    const typed = Object.entries(getValues());
    reset(stored);
    for (const [name, value] of typed) setValue(name, value, { shouldDirty: true });
  }, [stored, getValues, reset, setValue]);
  return null;
};
