// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { I18nContextProvider } from 'ra-core';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { asLeft, useErrorText } from '../../../src/components/page/errorText';
import { PartialSaveError } from '../../../src/dataProvider/partialSave';
import { HttpError, LostAnswerError } from '../../../src/http';

/** Every text as its key, with what it lists and its reason. */
const i18n = {
  translate: (key: string, { parts, part, reason, list, next }: Record<string, string> = {}) =>
    key === 'app.listed'
      ? `${list}, ${next}`
      : [key.replace('app.errors.', ''), parts ?? part, reason].filter(Boolean).join(' '),
  changeLocale: async () => undefined,
  getLocale: () => 'en',
};
const wrapper = ({ children }: { children: ReactNode }) => (
  <I18nContextProvider value={i18n}>{children}</I18nContextProvider>
);
const textsOf = (error: unknown) =>
  renderHook(() => useErrorText(), { wrapper }).result.current(error);

const refused = (name: string) => ({ name, error: new HttpError(500, { message: 'away' }) });
const lost = (name: string, status = 0) => ({ name, error: new LostAnswerError(status) });
const unsent = { name: 'c', error: new LostAnswerError(0, 'app.errors.refusedSaving') };

it.each<[string, string[], PartialSaveError['failed'], string[]]>([
  [
    'refused alone',
    ['r'],
    [refused('a')],
    ['partialSave', 'partialSaved r', 'partialFailed a away', 'partialRetry'],
  ],
  ['lost alone', ['r'], [lost('a')], ['maybeSaved', 'partialSaved r', 'partialMaybe a']],
  ['lost at a gateway', [], [lost('a', 502), lost('b')], ['maybeSaved', 'partialMaybe a, b']],
  ['lost to a rate limit', ['r'], [unsent], ['refusedSaving', 'partialSaved r', 'partialMaybe c']],
  [
    'both',
    ['r'],
    [lost('a'), refused('b')],
    ['partialSave', 'partialSaved r', 'partialMaybe a', 'partialFailed b away', 'partialRetry'],
  ],
])('what is not known is told apart from what was refused: %s', (_what, saved, failed, texts) => {
  expect(textsOf(new PartialSaveError(saved, failed))).toEqual(texts);
});

it('a save whose form was left says so of its parts, too', () => {
  const error = asLeft(new PartialSaveError(['r'], [lost('a')]));
  expect(textsOf(error)).toEqual(['app.drafts.lateMaybe', 'partialSaved r', 'partialMaybe a']);
});
