import { useNotify, useTranslate, useTranslateLabel } from 'ra-core';
import { useState } from 'react';
import { listWords } from '../../domain/listWords';
import { useHoldUnsavedWork } from '../form/useHoldUnsavedWork';
import { asDone, isPartlySaved, useErrorText, usePartTexts } from '../page/errorText';
import { useOneAtATime } from '../page/useOneAtATime';
import { useIsOnPage } from './useIsOnPage';
import { type Undoable, useUndo } from './useUndo';

/** How far it is to take a deletion back. */
interface Undoing {
  step: 'asking' | 'running' | 'part' | 'done';
  /** What is there again of the record. */
  sid?: string;
  text?: string;
}

const createdIdOf = (error: unknown): string | undefined =>
  error instanceof Error && 'createdId' in error && typeof error.createdId === 'string'
    ? error.createdId
    : undefined;

/** Takes one deletion back, once at a time: what is refused is told, and what is left can be tried again. */
export function useUndoing({ taken, name, page }: Undoable) {
  const translate = useTranslate();
  const labelOf = useTranslateLabel();
  const errorText = useErrorText();
  const partTexts = usePartTexts();
  const notify = useNotify();
  const undo = useUndo();
  const isOnPage = useIsOnPage(page);
  const [state, setState] = useState<Undoing>({ step: 'asking' });
  const { run } = useOneAtATime();
  useHoldUnsavedWork(state.step === 'running' || state.step === 'part', false);

  const tell = (text: string, type: 'success' | 'error') =>
    notify(text, { type, messageArgs: { _: text } });
  const succeed = (sid: string, unread: string[]) => {
    const fields = unread.map((source) => String(labelOf({ source, resource: taken.resource })));
    const text = [
      translate('app.undo.done', { name }),
      ...(fields.length > 0
        ? [translate('app.undo.unread', { fields: listWords(fields, translate) })]
        : []),
    ].join(' ');
    setState({ step: 'done', sid, text });
    if (!isOnPage()) tell(text, 'success');
  };
  const fail = (error: unknown) => {
    const sid = createdIdOf(error);
    const text = translate(`app.undo.${sid ? 'part' : 'failed'}`, { name });
    setState(sid ? { step: 'part', sid, text } : { step: 'asking' });
    // What became of its parts, without what is said of an open form.
    const reasons = isPartlySaved(error) ? partTexts(error) : errorText(asDone(error));
    tell([text, ...reasons].join(' '), 'error');
  };
  const attempt = async () => {
    setState((before) => ({ ...before, step: 'running' }));
    try {
      const { id, unread } = await undo(taken);
      succeed(id, unread);
    } catch (error) {
      fail(error);
    }
  };
  return { state, start: () => run(attempt) };
}
