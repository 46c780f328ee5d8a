import { type RaRecord, useEvent, useRegisterMutationMiddleware } from 'ra-core';
import type { MutableRefObject, ReactNode } from 'react';
import type { SecretField } from '../../../engines/drafts';
import type { SaveLog } from '../../../saving/plan';
import { useConflictQuestion } from './useConflictQuestion';

interface SaveParams {
  meta?: Record<string, unknown>;
}
type Save = (resource: string, params: SaveParams) => Promise<{ data: RaRecord }>;

interface SafeSave {
  /** Where the form holds secrets. */
  secrets: MutableRefObject<Map<string, SecretField>>;
  /** What the form remembers of its saves. */
  log: SaveLog;
}

/**
 * Stands before every save of the form around. What others changed since the form was opened is
 * neither overwritten nor lost (decision 15), and what earlier tries did, or may have done, is noted.
 * Answers the dialog to be shown.
 */
export function useSafeSave({ secrets, log }: SafeSave): ReactNode {
  const { decide, dialog } = useConflictQuestion(() => [...secrets.current.values()]);
  const middleware = useEvent((resource: string, params: SaveParams, next: Save) =>
    next(resource, { ...params, meta: { ...params.meta, log, decide } }),
  );
  // react-admin types its middlewares by the method that they wrap, which differs from form to form.
  useRegisterMutationMiddleware(middleware as Parameters<typeof useRegisterMutationMiddleware>[0]);
  return dialog;
}
