import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { oldestNodes } from '../../scripts/lib/node.mjs';

interface Lock {
  packages: Record<string, { engines?: { node?: string }; resolved?: string; optional?: boolean }>;
}
const lock: Lock = JSON.parse(
  readFileSync(fileURLToPath(new URL('../../package-lock.json', import.meta.url)), 'utf8'),
);
const numbers = (version: string) => version.split('.').map(Number);
const isAtLeast = (version: string, least: string) => {
  const [one, other] = [numbers(version), numbers(least)];
  const differing = [0, 1, 2].find((at) => (one[at] ?? 0) !== (other[at] ?? 0));
  return differing === undefined || (one[differing] ?? 0) > (other[differing] ?? 0);
};
/** Whether a version is one of `^20.19.0 || >=22.12.0`: of one way at least, by all of its parts. */
const accepts = (range: string, version: string) =>
  range.split('||').some((way) =>
    [...way.matchAll(/(>=|\^|<)?\s*v?([\d.]+)/g)].every(([, sign = '^', least = '']) => {
      if (sign === '<') return !isAtLeast(version, least);
      const isOfLine = sign === '>=' || numbers(version)[0] === numbers(least)[0];
      return isOfLine && isAtLeast(version, least);
    }),
  );

it.each([
  ['>=22', '20.19.0', false],
  ['>= 10.x', '20.19.0', true],
  ['^20.19.0 || >=22.12.0', '20.19.0', true],
  ['^20.19.0 || >=22.12.0', '22.11.0', false],
  ['18 || 20 || >=22', '20.19.0', true],
  ['>=18 <21', '22.12.0', false],
])('%s of %s is read as %s', (range, version, isAccepted) => {
  expect(accepts(range, version)).toBe(isAccepted);
});

it.each(oldestNodes)('every package runs on Node %s, without a warning of npm', (oldest) => {
  const refusing = Object.entries(lock.packages)
    .filter(
      ([, { engines, optional }]) => engines?.node && !optional && !accepts(engines.node, oldest),
    )
    .map(([path, { engines }]) => `${path} needs ${engines?.node}`);
  expect(refusing).toEqual([]);
});

it('the oldest Nodes are those of package.json', () => {
  const [line, rest] = oldestNodes;
  expect(lock.packages['']?.engines?.node).toBe(`^${line}.0 || >=${rest}.0`);
});

it('the lock names no registry, so that anyone installs from their own', () => {
  expect(Object.entries(lock.packages).filter(([, { resolved }]) => resolved)).toEqual([]);
});
