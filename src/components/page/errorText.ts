import { useTranslate } from 'ra-core';
import { listWords } from '../../domain/listWords';
import { isOwnTrouble } from '../../domain/ownTrouble';
import { isMissingCode } from '../missingCode';

/** A message key, with the arguments of its text where it has any. */
type PartName = string | { key: string; args: Record<string, string | number> };

interface PartialSave {
  saved: PartName[];
  failed: { name: PartName; error: unknown }[];
}

const isPartialSave = (error: object): error is PartialSave =>
  'saved' in error && 'failed' in error && Array.isArray(error.failed);

const marked = /^@@react-admin@@(.*)$/s;

/** What an error says of each of several fields, as messages with their arguments. */
function fieldTexts(error: object): { message: string; args: Record<string, string | number> }[] {
  const { body } = error as { body?: { errors?: Record<string, unknown> } };
  const texts = Object.values(body?.errors ?? {})
    .map((text) => marked.exec(String(text))?.[1])
    .filter((text) => text !== undefined);
  return texts.length > 1 ? texts.map((text) => JSON.parse(text)) : [];
}

/** The HTTP status of an error, 0 when there was no answer, undefined when it is no call's error. */
export const statusOf = (error: unknown): number | undefined =>
  error && typeof error === 'object' && 'status' in error ? Number(error.status) : undefined;

/** True when a write got no clear answer: what it carried may be stored. */
export const isLostAnswer = (error: unknown): boolean =>
  error instanceof Error && error.name === 'LostAnswerError';

const lostWhileSaving = 'app.errors.maybeSaved';

/** The same failure with other words for an answer that was lost: those of the call speak of an open form. */
function withLost(error: unknown, message: string): unknown {
  if (!(error instanceof Error) || error.message !== lostWhileSaving) return error;
  if (!isPartialSave(error)) return isLostAnswer(error) ? new Error(message) : error;
  const { saved, failed } = error;
  return Object.assign(new Error(message), { saved, failed });
}

/** What a question that was answered with yes says of a failure: nothing was typed that could be lost. */
export const asDone = (error: unknown): unknown => withLost(error, 'app.errors.maybeDone');

/** What is said of the failure of one of many that a run sent: there is no form, and the next run looks first. */
export const asSent = (error: unknown): unknown => withLost(error, 'app.errors.maybeSent');

/** What is said of the failure of a save whose form was left. */
export const asLeft = (error: unknown): unknown => withLost(error, 'app.drafts.lateMaybe');

/** True when a part of what was sent is stored, and a part is not. */
export const isPartlySaved = (error: unknown): boolean =>
  error instanceof Error && isPartialSave(error) && error.saved.length > 0;

/** Says what an error is in one sentence; of a save of which a part failed the one above its parts. */
export function useErrorSentence(): (error: unknown) => string {
  const translate = useTranslate();
  return (error) => {
    if (!(error instanceof Error)) return translate('app.errors.generic');
    if (isMissingCode(error)) return translate('app.version.part');
    const args = 'args' in error ? (error.args as Record<string, string>) : undefined;
    const text = translate(error.message, { ...args, _: error.message });
    return isOwnTrouble(statusOf(error) ?? 0, error.message)
      ? translate('app.errors.platformSaid', { text })
      : text;
  };
}

/** What became of the parts of a save, by their names: of what got no clear answer nobody knows. */
export function usePartTexts(): (error: unknown) => string[] {
  const translate = useTranslate();
  const sentence = useErrorSentence();
  return (error) => {
    if (!error || typeof error !== 'object' || !isPartialSave(error)) return [];
    const nameOf = (part: PartName) => {
      const { key, args } = typeof part === 'string' ? { key: part, args: {} } : part;
      return translate(key, { smart_count: 1, _: key, ...args });
    };
    const listed = (message: string, parts: PartName[]) =>
      parts.length > 0
        ? [translate(message, { parts: listWords(parts.map(nameOf), translate) })]
        : [];
    const { saved, failed } = error;
    const isLost = (part: (typeof failed)[number]) => isLostAnswer(part.error);
    return [
      ...listed('app.errors.partialSaved', saved),
      ...listed(
        'app.errors.partialMaybe',
        failed.filter(isLost).map(({ name }) => name),
      ),
      ...failed
        .filter((part) => !isLost(part))
        .map((part) =>
          translate('app.errors.partialFailed', {
            part: nameOf(part.name),
            reason: sentence(part.error),
          }),
        ),
    ];
  };
}

/** Turns an error (or sentences already) into sentences; several for a save of which a part failed. */
export function useErrorText(): (error: unknown) => string[] {
  const translate = useTranslate();
  const sentence = useErrorSentence();
  const partTexts = usePartTexts();
  return (error) => {
    if (Array.isArray(error)) return error.map(String);
    if (!error || typeof error !== 'object') return [sentence(error)];
    if (isPartialSave(error)) {
      // Where nothing was refused the sentence says how to go on.
      const isRefused = error.failed.some((part) => !isLostAnswer(part.error));
      const retry = isRefused ? [translate('app.errors.partialRetry')] : [];
      return [sentence(error), ...partTexts(error), ...retry];
    }
    const texts = fieldTexts(error);
    if (texts.length === 0) return [sentence(error)];
    return texts.map(({ message, args }) => translate(message, { ...args, _: message }));
  };
}
