import { type RaRecord, useEvent, useLocation, useRegisterMutationMiddleware } from 'ra-core';
import { useEffect, useMemo, useRef } from 'react';
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
  const { userSid } = useConsole().identity;
  const isGoingOn = Boolean(useLocation().state?.unsaved);
  const entry = useMemo(() => {
    const area = form.slice(0, form.indexOf('/'));
    const pathOf = (sid: string) => (hasPage ? addressOf({ area, sid, view: 'edit' }) : null);
    return new OpenEntry(userSid, form, pathOf);
  }, [userSid, form, hasPage]);
  const goesOn = useRef(isGoingOn);
  useEffect(() => entry.open(goesOn.current), [entry]);
  return entry;
}

/** How a save ended that told its log nothing, by what it failed with. */
export const endingAfter = (error: unknown): Ending => {
  if (isLostAnswer(error)) return 'unknown';
  return isPartlySaved(error) ? 'part' : 'refused';
};

type Save = (resource: string, params: object) => Promise<{ data: RaRecord }>;

/** Has the entry of the form around know of each of its saves, whether the form stays open or not. */
export function useEntryOfSaves(entry: OpenEntry): void {
  const middleware = useEvent((resource: string, params: object, next: Save) =>
    entry.run({
      call: () => next(resource, params),
      sidOf: ({ data }) => String(data.id),
      endingOf: endingAfter,
    }),
  );
  // react-admin types its middlewares by the method that they wrap, which differs from form to form.
  useRegisterMutationMiddleware(middleware as Parameters<typeof useRegisterMutationMiddleware>[0]);
}
