import { useLocation } from 'ra-core';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { addressOf } from '../../../routing/addresses';
import { OpenEntry } from '../../../saving/openEntry';
import type { Ending } from '../../../saving/plan';
import { useConsole } from '../../ConsoleContext';
import { isLostAnswer, isPartlySaved } from '../../page/errorText';

/**
 * The entry of the form around in the journal of what is not stored yet, open as long as the form is.
 * `form` names the form: the resource and its record, or `new`. Its `log` is that of the form's saves.
 * Without `hasPage`, what it makes has no page of its own.
 */
export function useOpenEntry(form: string, hasPage = true): OpenEntry {
  const { identity, providerSid } = useConsole();
  const { userSid } = identity;
  const isGoingOn = Boolean(useLocation().state?.unsaved);
  const entry = useMemo(() => {
    const area = form.slice(0, form.indexOf('/'));
    const pathOf = (sid: string) => (hasPage ? addressOf({ area, sid, view: 'edit' }) : null);
    return new OpenEntry(userSid, form, pathOf);
  }, [userSid, form, hasPage]);
  useLayoutEffect(() => {
    entry.providerSid = providerSid;
  }, [entry, providerSid]);
  const goesOn = useRef(isGoingOn);
  useEffect(() => entry.open(goesOn.current), [entry]);
  return entry;
}

/** How a save ended that told its log nothing, by what it failed with. */
export const endingAfter = (error: unknown): Ending => {
  if (isLostAnswer(error)) return 'unknown';
  return isPartlySaved(error) ? 'part' : 'refused';
};
