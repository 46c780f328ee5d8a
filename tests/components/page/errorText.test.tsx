// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { I18nContextProvider } from 'ra-core';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import {
  asDone,
  asLeft,
  asSent,
  isLostAnswer,
  isPartlySaved,
  statusOf,
  useErrorText,
} from '../../../src/components/page/errorText';
import { PartialSaveError } from '../../../src/dataProvider/partialSave';
import { MissingWorkerError } from '../../../src/engines/worker';
import { HttpError, LostAnswerError } from '../../../src/http';
import { keyWords } from '../../support/keyWords';

const wrapper = ({ children }: { children: ReactNode }) => (
  <I18nContextProvider value={keyWords}>{children}</I18nContextProvider>
);
const textsOf = (error: unknown) =>
  renderHook(() => useErrorText(), { wrapper }).result.current(error);

const field = (message: string, args: object = {}) =>
  `@@react-admin@@${JSON.stringify({ message, args })}`;
const withFields = (errors: object) => Object.assign(new Error('refused'), { body: { errors } });

it.each<[what: string, error: unknown, texts: string[]]>([
  ['sentences already', ['One.', 2], ['One.', '2']],
  ['nothing', null, ['app.errors.generic']],
  ['a text', 'no', ['app.errors.generic']],
  ['a thing that is no error', { message: 'no' }, ['app.errors.generic']],
  ['an error', new Error('no'), ['no']],
  ['its arguments', Object.assign(new Error('no'), { args: { count: 3 } }), ['no 3']],
  ['code that is missing', new MissingWorkerError(), ['app.version.part']],
  ['what the platform refuses', new HttpError(400, { message: 'lost' }), ['lost']],
  [
    'what the platform says of itself',
    new HttpError(500, { message: 'ECONNREFUSED' }),
    ['app.errors.platformSaid ECONNREFUSED'],
  ],
  ['one field', withFields({ name: field('taken') }), ['refused']],
  [
    'several fields',
    withFields({ name: field('taken', { of: 'A' }), port: field('wrong') }),
    ['taken A', 'wrong'],
  ],
  ['fields without words of ours', withFields({ name: 'taken', port: 'wrong' }), ['refused']],
  ['several, of which one has no words', withFields({ a: field('taken'), b: 'x' }), ['refused']],
])('%s is said', (_what, error, texts) => {
  expect(textsOf(error)).toEqual(texts);
});

const lost = new LostAnswerError(502);
const other = new LostAnswerError(0, 'app.errors.refusedSaving');
const part = (message: string) =>
  Object.assign(new PartialSaveError(['a'], [{ name: 'b', error: lost }]), { message });

it.each([
  ['a question', asDone, 'app.errors.maybeDone'],
  ['one of many', asSent, 'app.errors.maybeSent'],
  ['a form that was left', asLeft, 'app.drafts.lateMaybe'],
])('of %s whose answer got lost no open form is spoken of', (_what, as, message) => {
  expect(as(lost)).toMatchObject({ message });
  const partly = as(part('app.errors.maybeSaved'));
  expect(partly).toMatchObject({ message, saved: ['a'], failed: [{ name: 'b', error: lost }] });
  const asIt = [other, new Error('no'), new Error('app.errors.maybeSaved'), part('no'), null, 'x'];
  for (const error of asIt) expect(as(error)).toBe(error);
});

it.each<
  [what: string, error: unknown, status: number | undefined, isLost: boolean, isPart: boolean]
>([
  ['an answer', new HttpError(404, { message: 'no' }), 404, false, false],
  ['no answer', lost, 502, true, false],
  ['an error of no call', new Error('no'), undefined, false, false],
  ['nothing', null, undefined, false, false],
  ['a part that is stored', new PartialSaveError(['a'], []), undefined, false, true],
  ['a part, of which none is stored', new PartialSaveError([], []), undefined, false, false],
])('%s is told apart', (_what, error, status, isLost, isPart) => {
  const known = error instanceof PartialSaveError ? undefined : statusOf(error);
  expect([known, isLostAnswer(error), isPartlySaved(error)]).toEqual([status, isLost, isPart]);
});
