import { expect, it } from 'vitest';
import { matcher } from '../../../src/engines/sip/facts/matches';
import type { MediaPath } from '../../../src/engines/sip/facts/mediaPaths';

/** A path from 10 to 20 whose sides listen at these addresses. */
const path = (caller: string[], callee: string[]): MediaPath => {
  const at = (ends: string[]) => new Map(ends.map((end, place) => [end, place]));
  return {
    ...{ leg: 0, invite: undefined, messages: [], start: 10, end: 20 },
    listens: { caller: at(caller), callee: at(callee) },
    left: { caller: new Map(), callee: new Map() },
  };
};
const call = path(['m1'], ['m2']);

it.each<[what: string, paths: MediaPath[], way: string, matches: string[]]>([
  ['from one end to the other', [call], 'm1>m2', ['0 caller both']],
  ['and back', [call], 'm2>m1', ['0 callee both']],
  ['from one end to elsewhere', [call], 'm1>x', ['0 caller']],
  ['from the other', [call], 'm2>x', ['0 callee']],
  ['from elsewhere to one end', [call], 'x>m1', ['0 callee']],
  ['to the other', [call], 'x>m2', ['0 caller']],
  ['elsewhere', [call], 'x>y', []],
  ['from an end that is not the first', [path(['m1', 'm3'], ['m2'])], 'm3>m2', ['0 caller both']],
  ['from an end of both sides', [path(['m1'], ['m1', 'm2'])], 'm1>x', []],
  ['on two paths', [call, path(['m1'], ['m2'])], 'm1>m2', ['0 caller both', '1 caller both']],
  [
    'on two paths, the other way round',
    [call, path(['m2'], ['m1'])],
    'm1>m2',
    ['0 caller both', '1 callee both'],
  ],
  [
    'to an end that a path of another caller has',
    [call, path(['m3'], ['m2'])],
    'm1>m2',
    ['0 caller both', '1 caller'],
  ],
  [
    'to an end that was another side of a path',
    [call, path(['m2'], ['m3'])],
    'm1>m2',
    ['0 caller both'],
  ],
  [
    'to such an end, where no path knows better',
    [path(['m2'], ['m3']), path(['m4'], ['m2'])],
    'm1>m2',
    ['0 callee', '1 caller'],
  ],
])('whose sound it is: %s', (_what, paths, way, matches) => {
  const [source = '', destination = ''] = way.split('>');
  const found = matcher(paths)({ source, destination, start: 12, end: 18 });
  const told = found.map(({ path: of, side, isBoth }) =>
    [paths.indexOf(of), side, ...(isBoth ? ['both'] : [])].join(' '),
  );
  expect(told).toEqual(matches);
});

it.each([
  [1, 9, false],
  [1, 10, true],
  [12, 14, true],
  [1, 30, true],
  [20, 30, true],
  [21, 30, false],
])('sound from %d to %d is of a call from 10 to 20: %s', (start, end, isOfCall) => {
  expect(matcher([call])({ source: 'm1', destination: 'm2', start, end })).toHaveLength(
    isOfCall ? 1 : 0,
  );
});
