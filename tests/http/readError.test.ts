import { expect, it } from 'vitest';
import { isForeign } from '../../src/http/readError';

it.each([
  ['{"msg":"no"}', false],
  ['[]', false],
  ['"sent"', false],
  ['Not Found', false],
  ['Unauthorized\n', false],
  ['', true],
  ['Access denied', true],
  ['<!doctype html><title>Welcome</title>', true],
  ['{"msg":"cut o', true],
])('%j is somebody else’s answer: %s', (text, isOfOthers) => {
  expect(isForeign(text)).toBe(isOfOthers);
});
