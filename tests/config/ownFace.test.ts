// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { type Config, config, drawWith, hasOurFace, hasOwnFace, setConfig } from '../../src/config';
import { readConfig } from '../../src/config/readConfig';
import { readFace } from '../../src/config/readFace';
import { takeOverForm } from '../../src/config/standingForm';

const settingsWith = (BRAND_NAME?: string): Config => {
  const result = readConfig({}, {}, location.origin);
  if ('problems' in result) throw new Error(JSON.stringify(result.problems));
  return { ...result.config, face: BRAND_NAME ? readFace({ BRAND_NAME }, {}) : null };
};
const [ours, theirs] = [settingsWith(), settingsWith('Acme Voice')];

afterEach(() => drawWith(ours, false));

it.each<[page: string, begin: () => void, own: boolean, our: boolean]>([
  ['of no deployer has the face of the product', () => setConfig(ours), false, true],
  ['of a deployer has his alone', () => setConfig(theirs), true, false],
  ['without settings has the face of the product', () => setConfig(null), false, true],
  ['that the build draws whole has both', () => drawWith(ours, true), true, true],
  ['that the build draws whole for a deployer has both', () => drawWith(theirs, true), true, true],
  ['that the build draws in part has one', () => drawWith(theirs, false), true, false],
])('a page %s', (_page, begin, own, our) => {
  begin();
  expect([hasOwnFace(), hasOurFace()]).toEqual([own, our]);
});

it('the settings that were drawn with last count', () => {
  drawWith(theirs, true);
  expect(config()).toBe(theirs);
});

it('a form that stands is taken over once, with what was pressed until now', () => {
  const release = vi.fn();
  window.trunklineForm = { rules: () => undefined, drawn: new DocumentFragment(), release };
  expect([takeOverForm(), takeOverForm()]).toEqual([true, false]);
  expect(release).toHaveBeenCalledOnce();
});
