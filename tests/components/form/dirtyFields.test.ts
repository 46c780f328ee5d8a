import { expect, it } from 'vitest';
import { countDirty } from '../../../src/components/form/dirtyFields';

it.each([
  [{}, 0],
  [{ name: true, is_active: true }, 2],
  [{ name: false, hook: { url: true, method: true } }, 2],
  [{ routes: [{ regex: false }, { regex: true, carrier: true }, { regex: true }] }, 2],
  [{ routes: [true, false, true] }, 2],
  [{ routes: [] }, 0],
])('%j counts %i', (dirty, count) => {
  expect(countDirty(dirty)).toBe(count);
});
