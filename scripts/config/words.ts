// What the command says: in English, by the texts of the page of the console.
import type { DocumentProblem, FieldChange, RecordChange } from '../../src/engines/configuration';
import { HttpError } from '../../src/http/HttpError';
import { messages as common } from '../../src/i18n/en';
import { messages } from '../../src/i18n/en/configFile';
import { findText, interpolate } from '../../src/i18n/texts';

/** The text of a message key; a text of the platform is one already. */
export const textOf = (key: string, args: Record<string, string | number> = {}): string => {
  const text = findText(messages, key) ?? findText(common, key) ?? key;
  return interpolate(text, args);
};

export const errorText = (error: unknown): string => {
  if (error instanceof HttpError) {
    // A lost answer is worded for an open form unless it is said otherwise.
    const isOfForm = error.message === 'app.errors.maybeSaved';
    const text = textOf(isOfForm ? 'app.errors.maybeSent' : error.message, error.args);
    return error.status > 0 ? `${text} (${error.status})` : text;
  }
  return error instanceof Error ? error.message : String(error);
};

export const problemText = (
  file: string,
  { code, line, column, args }: DocumentProblem,
): string => {
  const wanted = args.wanted && textOf(`app.configFile.wanted.${args.wanted}`);
  const text = textOf(`app.configFile.problems.${code}`, { ...args, ...(wanted && { wanted }) });
  return `${file}:${line}:${column}: ${text}`;
};

const shown = (value: unknown): string => {
  if (value === undefined || value === null) return 'empty';
  return typeof value === 'string' ? value : JSON.stringify(value);
};

/** What a record is called. */
export const titleOf = ({ entry }: Pick<RecordChange, 'entry'>): string => {
  const kind = textOf(`app.configFile.records.${entry.kind}`);
  return `${kind} "${entry.label}"${entry.account === null ? '' : ` of ${entry.account}`}`;
};

const fieldText = ({ path, before, after, fixed }: FieldChange): string => {
  const why = fixed ? `  (${textOf(`app.configFile.fixed.${fixed}`)})` : '';
  return `    ${path}: ${shown(before)} -> ${shown(after)}${why}`;
};

const signs = { make: '+', change: '~', extra: '-' } as const;

export const changeText = (change: RecordChange): string =>
  [
    `${signs[change.what]} ${titleOf(change)}${change.what === 'extra' ? '  only on the platform' : ''}`,
    ...change.fields.map(fieldText),
  ].join('\n');
