import FormHelperText from '@mui/material/FormHelperText';
import { useEvent, useTranslate } from 'ra-core';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { hearTyping, type Settling } from './typedField';

/**
 * For the element around a field with search, whose list highlights its first match: Enter takes the
 * first match, leaving the field the only one. If none or several match, the former choice comes back, a
 * message says so, and a save is stopped once.
 */
export function useTypedChoice(
  around: RefObject<HTMLElement | null>,
  { onUntaken, onSettled }: Partial<Settling>,
): void {
  const tell = useEvent((typed: string) => onUntaken?.(typed));
  const settled = useEvent(() => onSettled?.());
  useEffect(() => {
    if (around.current) return hearTyping(around.current, { onUntaken: tell, onSettled: settled });
  }, [around, tell, settled]);
}

interface TypedChoiceProps {
  /** The field, which shows whether what was typed last was not taken. */
  children: (isUntaken: boolean) => ReactNode;
}

 * For the element around a field with search, whose list highlights its first match: Enter takes the
 * first match, leaving the field the only one. If none or several match, the former choice comes back, a
 * message says so, and a save is stopped once.
  const translate = useTranslate();
  const around = useRef<HTMLDivElement>(null);
  const [untaken, setUntaken] = useState('');
  useTypedChoice(around, { onUntaken: setUntaken, onSettled: () => setUntaken('') });
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
