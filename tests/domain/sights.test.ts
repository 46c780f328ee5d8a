import fc from 'fast-check';
import { expect, it } from 'vitest';
import { lookAgain, type Sights } from '../../src/domain/callSights';
import { isOfClient, lookAtDevices } from '../../src/domain/deviceSights';
import { nearnessOf } from '../../src/domain/nearLimit';

const call = (call_sid: string, isOver = false) => ({ call_sid, isOver });
const sightOf = (sights: Sights, sid: string) => sights.bySid.get(sid);

it('a call that is there at the first look is older; one that comes a moment later began then', () => {
  const first = lookAgain(undefined, [call('a')], 1000);
  expect(sightOf(first, 'a')).toEqual({ since: 1000, isBeginning: false, overAt: null });
  const second = lookAgain(first, [call('a'), call('b')], 21_000);
  expect(sightOf(second, 'a')?.since).toBe(1000);
  expect(sightOf(second, 'b')).toEqual({ since: 21_000, isBeginning: true, overAt: null });
  // Nobody looked for more than a minute: what is new may have begun at any time of that.
  for (const [now, isBeginning] of [
    [81_000, true],
    [81_001, false],
  ] as const) {
    expect(sightOf(lookAgain(second, [call('c')], now), 'c')?.isBeginning).toBe(isBeginning);
  }
});

it('a call ends when it is first seen to have; one that was never seen to run has ended before', () => {
  const running = lookAgain(undefined, [call('a')], 1000);
  const over = lookAgain(running, [call('a', true), call('b', true)], 2000);
  expect(sightOf(over, 'a')?.overAt).toBe(2000);
  expect(sightOf(over, 'b')?.overAt).toBe(0);
  expect(sightOf(lookAgain(over, [call('a', true)], 3000), 'a')?.overAt).toBe(2000);
});

it('what is gone is forgotten', () => {
  const first = lookAgain(undefined, [call('a'), call('b')], 1000);
  expect([...lookAgain(first, [call('b')], 2000).bySid.keys()]).toEqual(['b']);
  const devices = lookAtDevices(undefined, [{ name: 'x' }, { name: 'y' }], 1000);
  const later = lookAtDevices(devices, [{ name: 'y' }, { name: 'z' }], 2000);
  expect([...later]).toEqual([
    ['y', 1000],
    ['z', 2000],
  ]);
});

it('a device belongs to the client of its name in any case', () => {
  expect(isOfClient({ name: 'Bob' }, 'bob')).toBe(true);
  expect(isOfClient({ name: 'bobby' }, 'bob')).toBe(false);
  expect(isOfClient({ name: 'bob' }, null)).toBe(false);
});

it('the larger direction says how near a limit is; 0 and none are no limit', () => {
  const counts = fc.record({ inbound: fc.nat(1000), outbound: fc.nat(1000) });
  fc.assert(
    fc.property(counts, fc.integer({ min: 1, max: 1000 }), ({ inbound, outbound }, limit) => {
      const most = Math.max(inbound, outbound);
      const wanted = most >= limit ? 'reached' : most * 10 >= limit * 8 ? 'near' : 'normal';
      expect(nearnessOf({ inbound, outbound }, limit)).toBe(wanted);
      for (const none of [0, null, undefined, -1]) {
        expect(nearnessOf({ inbound, outbound }, none)).toBe('normal');
      }
    }),
  );
});
