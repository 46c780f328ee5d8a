import { expect, it } from 'vitest';
import { isRefusedAsUsed } from '../../src/components/dialogs/refusedAsUsed';
import { HttpError, LostAnswerError } from '../../src/http/HttpError';

const told = (status: number, message = 'Not like this') => new HttpError(status, { message });

it.each<[name: string, failure: unknown, expected: boolean]>([
  ['words of the platform', told(422), true],
  ['its words for an account', told(400), true],
  ['a conflict', told(409), true],
  ['what the database says for a provider', told(500, 'app.errors.inUse'), true],
  ['a lost connection', told(0, 'app.errors.network'), false],
  ['a lost answer', new LostAnswerError(0), false],
  ['an answer that cannot be read', new LostAnswerError(204), false],
  ['a gateway without an answer', new LostAnswerError(502), false],
  ['a session that ended', told(401), false],
  ['no permission', told(403), false],
  ['a record that is gone', told(404), false],
  ['a request that took too long', told(408), false],
  ['a rate limit', told(429), false],
  ['trouble of the platform', told(500), false],
  ['an error in HTML', told(503), false],
  ['a defect of the console', new TypeError('x is undefined'), false],
  ['nothing at all', undefined, false],
])('a deletion that fails by %s', (_name, failure, expected) => {
  expect(isRefusedAsUsed(failure)).toBe(expected);
});
