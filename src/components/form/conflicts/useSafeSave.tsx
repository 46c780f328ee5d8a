import { type RaRecord, useDataProvider, useEvent, useRegisterMutationMiddleware } from 'ra-core';
import { type MutableRefObject, type ReactNode, useState } from 'react';
import {
  type Conflict,
  changesOf,
  mergeChanges,
  type SecretField,
  withChange,
  withoutSecrets,
} from '../../../engines/drafts';
import type { LostSave } from '../../../types/lostSave';
import { isLostAnswer } from '../../page/errorText';
import { ConflictDialog, type Settled } from './ConflictDialog';

/** How long a form may have been open before its record is read again at a save (ms). */
const moment = 10_000;

type Values = Record<string, unknown>;
interface SaveParams {
  id?: RaRecord['id'];
  data?: Values;
  previousData?: Values;
  meta?: Values;
}
type Save = (resource: string, params: SaveParams) => Promise<{ data: RaRecord }>;

/** The operator went back to the form: nothing was sent. */
export const isStopped = (error: unknown): boolean =>
  error instanceof Error && error.name === 'SaveStopped';

const stopped = () => Object.assign(new Error('Back to the form'), { name: 'SaveStopped' });

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'status' in error && error.status === 404;

const deletedMeanwhile = () =>
  Object.assign(new Error('app.errors.deletedMeanwhile'), { status: 404 });

/** Asks which of two values to save, and waits for the answer; null when nothing is to be saved. */
const useAsk = (secrets: MutableRefObject<Map<string, SecretField>>) => {
  const [asked, setAsked] = useState<{
    conflicts: Conflict[];
    answer: (settled: Settled | null) => void;
  } | null>(null);
  const ask = (conflicts: Conflict[]) =>
    new Promise<Settled | null>((answer) => setAsked({ conflicts, answer }));
  const answer = (settled: Settled | null) => {
    asked?.answer(settled);
    setAsked(null);
  };
  const dialog = asked && (
    <ConflictDialog
      conflicts={asked.conflicts}
      secrets={[...secrets.current.values()]}
      onSettled={answer}
      onCancel={() => answer(null)}
    />
  );
  return { ask, dialog };
};

interface SafeSave {
  /** Where the form holds secrets. */
  secrets: MutableRefObject<Map<string, SecretField>>;
  /** What a POST sent whose answer got lost. */
  lost: MutableRefObject<LostSave | null>;
  /** When the record of the form was read (ms since 1970). */
  readAt: MutableRefObject<number>;
}

/**
 * Stands before every save of the form around. What others changed since the form was opened is
 * neither overwritten nor lost (decision 15), and what a lost answer may have created is looked for
 * before it is created again. Answers the dialog to be shown.
 */
export function useSafeSave({ secrets, lost, readAt }: SafeSave): ReactNode {
  const dataProvider = useDataProvider();
  const { ask, dialog } = useAsk(secrets);

  const overNow = async (resource: string, params: SaveParams, next: Save) => {
    const { id, data = {}, previousData = {}, meta } = params;
    if (Date.now() - readAt.current < moment) return next(resource, params);
    const { data: now } = await dataProvider
      .getOne(resource, { id, meta })
      .catch((error: unknown) => {
        throw isMissing(error) ? deletedMeanwhile() : error;
      });
    const { merged, conflicts } = mergeChanges(previousData, data, now);
    const settled = conflicts.length > 0 ? await ask(conflicts) : [];
    if (!settled) throw stopped();
    const taken = settled.filter(({ keepsMine }) => !keepsMine);
    const chosen = taken.reduce((all, { path, theirs }) => withChange(all, path, theirs), merged);
    // A row that somebody else added meanwhile is none that this form has lost.
    const opened = { ...meta, opened: previousData };
    return next(resource, { ...params, data: chosen, previousData: now, meta: opened });
  };

  const onceOnly = async (resource: string, params: SaveParams, next: Save) => {
    const meta = lost.current ? { ...params.meta, lost: lost.current } : params.meta;
    const at = lost.current?.at ?? Date.now();
    try {
      const answer = await next(resource, { ...params, meta });
      lost.current = null;
      return answer;
    } catch (error) {
      if (isLostAnswer(error)) {
        const { kept } = withoutSecrets(changesOf(params.data, {}), [...secrets.current.values()]);
        const sent = kept.reduce<Values>((all, { path, to }) => withChange(all, path, to), {});
        lost.current = { sent, at, before: error.before };
      }
      throw error;
    }
  };

  const middleware = useEvent(async (resource: string, params: SaveParams, next: Save) => {
    if (params.id === undefined) return onceOnly(resource, params, next);
    try {
      return await overNow(resource, params, next);
    } catch (error) {
      // What is stored is not known any more: the next save looks first.
      if (isLostAnswer(error)) readAt.current = 0;
      // What is stored differs by the operator's own doing; the data provider knows what is left.
      if (error instanceof Error && 'saved' in error) readAt.current = Number.POSITIVE_INFINITY;
      throw error;
    }
  });
  // react-admin types its middlewares by the method that they wrap, which differs from form to form.
  useRegisterMutationMiddleware(middleware as Parameters<typeof useRegisterMutationMiddleware>[0]);
  return dialog;
}
