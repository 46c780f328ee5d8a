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
 */
export function useOpenEntry(form: string): OpenEntry {
  const { userSid } = useConsole().identity;
  const isGoingOn = Boolean(useLocation().state?.unsaved);
  const entry = useMemo(() => {
    const area = form.slice(0, form.indexOf('/'));
    return new OpenEntry(userSid, form, (sid) => addressOf({ area, sid, view: 'edit' }));
  }, [userSid, form]);
  const goesOn = useRef(isGoingOn);
  useEffect(() => entry.open(goesOn.current), [entry]);
  return entry;
}

const endingOf = (error: unknown): Ending => {
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
      endingOf,
    }),
  );
  // react-admin types its middlewares by the method that they wrap, which differs from form to form.
  useRegisterMutationMiddleware(middleware as Parameters<typeof useRegisterMutationMiddleware>[0]);
}
