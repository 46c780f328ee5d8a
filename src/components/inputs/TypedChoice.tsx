import FormHelperText from '@mui/material/FormHelperText';
import { useEvent, useTranslate } from 'ra-core';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { hearTyping, type Settling } from './typedField';

/**
 * For the element around a field that is searched by typing, whose list highlights its first match: Enter
 * takes the first one, leaving the field the only one. What matches none, or several when the field is
 * left, goes back to what was chosen before, is told, and stops a save once.
 */
export function useTypedChoice(
  around: RefObject<HTMLElement | null>,
  { onUntaken, onSettled, find }: Partial<Settling>,
): void {
  const tell = useEvent((typed: string) => onUntaken?.(typed));
  const settled = useEvent(() => onSettled?.());
  const look = useEvent((typed: string) => find?.(typed));
  useEffect(() => {
    if (!around.current) return;
    return hearTyping(around.current, { onUntaken: tell, onSettled: settled, find: look });
  }, [around, tell, settled, look]);
}

interface TypedChoiceProps {
  find?: Settling['find'];
  /** The field, which shows whether what was typed last was not taken. */
  children: (isUntaken: boolean) => ReactNode;
}

/** Around such a field of a form: tells below it. */
export const TypedChoice = ({ find, children }: TypedChoiceProps) => {
  const translate = useTranslate();
  const around = useRef<HTMLDivElement>(null);
  const [untaken, setUntaken] = useState('');
  useTypedChoice(around, { onUntaken: setUntaken, onSettled: () => setUntaken(''), find });
  return (
    <div ref={around} style={{ display: 'contents' }}>
      {children(untaken !== '')}
      {untaken && (
        <FormHelperText role="alert" error sx={{ mx: 3.5 }}>
          {translate('app.choices.untaken', { typed: untaken })}
        </FormHelperText>
      )}
    </div>
  );
};
