import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type SummaryCall, summaryByTrunk, summaryOf } from '../../../src/engines/summary';
import { propertyRuns } from '../../support/propertyRuns';

const start = Date.parse('2026-03-01T00:00:00Z');
const iso = (moment: number) => new Date(moment).toISOString();

const call = (fields: Partial<SummaryCall> = {}): SummaryCall => ({
  answered: true,
  attempted_at: iso(start),
  answered_at: iso(start + 5000),
  duration: 60,
  sip_status: 200,
  trunk: 'Twilio',
  ...fields,
});
const failed = (sip_status: number | string, trunk = 'Twilio') =>
  call({ answered: false, answered_at: null, duration: 0, sip_status, trunk });

describe('a summary', () => {
  it('of no calls has no ratios', () => {
    expect(summaryOf([])).toEqual({
      ...{ calls: 0, answered: 0, asr: null, acd: null, ner: null, pdd: null },
      causes: [],
    });
  });

  it('tells what was answered, how long it took, and why the rest was not', () => {
    const calls = [
      call({ duration: 30 }),
      call({ duration: 90, answered_at: iso(start + 9000) }),
      failed(486),
      failed('486'),
      failed(503),
    ];
    expect(summaryOf(calls)).toEqual({
      ...{ calls: 5, answered: 2, asr: 0.4, acd: 60, ner: 0.8, pdd: 7 },
      causes: [
        { id: '486', calls: 2 },
        { id: '503', calls: 1 },
      ],
    });
  });

  it('leaves delays out that make no sense', () => {
    const times = [null, undefined, '', 'soon', iso(start - 1000)];
    expect(summaryOf(times.map((answered_at) => call({ answered_at }))).pdd).toBeNull();
  });

  it('tells the most frequent reason first, of alike ones the first by name', () => {
    const calls = [503, 486, 404, 486, null, 404, 480].map((status) => failed(status as number));
    expect(summaryOf(calls).causes.map(({ id, calls: count }) => `${id} ${count}`)).toEqual([
      ...['404 2', '486 2', ' 1', '480 1', '503 1'],
    ]);
  });

  it.each([
    [[4], 4],
    [[9, 1], 5],
    [[9, 1, 3], 3],
    [[10, 9, 1, 2], 5.5],
    [[0], 0],
  ])('of calls that were answered after %j seconds has a delay of %d', (delays, pdd) => {
    const calls = delays.map((delay) => call({ answered_at: iso(start + delay * 1000) }));
    expect(summaryOf([...calls, failed(486)]).pdd).toBe(pdd);
  });

  it('counts no seconds where nobody knows how long a call was', () => {
    const durations = [60, '30', null, 'long'] as number[];
    expect(summaryOf(durations.map((duration) => call({ duration }))).acd).toBe(22.5);
  });

  it('puts of trunks that failed alike first the one with more calls, then the first by name', () => {
    const calls = [
      ...[failed(503, 'd'), failed(503, 'b'), failed(503, 'c'), failed(503, 'a')],
      ...[call({ trunk: 'c' }), call({ trunk: 'e' }), failed(503, 'e'), failed(503, 'e')],
    ];
    expect(summaryByTrunk(calls).map(({ trunk }) => trunk)).toEqual(['e', 'c', 'a', 'b', 'd']);
  });

  it('begins with the trunk that failed most', () => {
    const calls = [call(), call(), failed(503, 'Voxbone'), call({ trunk: '' })];
    expect(summaryByTrunk(calls).map(({ trunk, calls: count }) => [trunk, count])).toEqual([
      ['Voxbone', 1],
      ['Twilio', 2],
    ]);
  });
});

const anyCall: fc.Arbitrary<SummaryCall> = fc.record({
  answered: fc.boolean(),
  attempted_at: fc.integer({ min: 0, max: 2_678_400 }).map((second) => iso(start + second * 1000)),
  answered_at: fc.option(
    fc.integer({ min: 0, max: 2_678_400 }).map((second) => iso(start + second * 1000)),
  ),
  duration: fc.integer({ min: 0, max: 7200 }),
  sip_status: fc.constantFrom<number | string>(200, 404, 408, '480', 486, 487, 503, '603', ''),
  trunk: fc.constantFrom('Twilio', 'Voxbone', 'user', ''),
});

it('equals what counting one by one gives, for random months', () => {
  fc.assert(
    fc.property(fc.array(anyCall, { maxLength: 200 }), (calls) => {
      const counted = { calls: 0, answered: 0, seconds: 0, untaken: 0 };
      const causes: Record<string, number> = {};
      const delays: number[] = [];
      for (const one of calls) {
        counted.calls += 1;
        if (one.answered) {
          counted.answered += 1;
          counted.seconds += one.duration;
          const delay = (Date.parse(String(one.answered_at)) - Date.parse(one.attempted_at)) / 1000;
          if (one.answered_at !== null && delay >= 0) delays.push(delay);
        } else {
          const status = String(one.sip_status);
          causes[status] = (causes[status] ?? 0) + 1;
          if (/^(408|480|486|487|600|603|607|608)$/.test(status)) counted.untaken += 1;
        }
      }
      const found = summaryOf(calls);
      expect(found.calls).toBe(counted.calls);
      expect(found.answered).toBe(counted.answered);
      expect(Object.fromEntries(found.causes.map(({ id, calls }) => [id, calls]))).toEqual(causes);
      if (counted.calls > 0) {
        expect(found.asr).toBeCloseTo(counted.answered / counted.calls);
        expect(found.ner).toBeCloseTo((counted.answered + counted.untaken) / counted.calls);
      }
      if (counted.answered > 0) expect(found.acd).toBeCloseTo(counted.seconds / counted.answered);
      if (delays.length > 0) {
        const below = delays.filter((delay) => delay < (found.pdd ?? 0)).length;
        const above = delays.filter((delay) => delay > (found.pdd ?? 0)).length;
        expect(Math.max(below, above)).toBeLessThanOrEqual(delays.length / 2);
      } else expect(found.pdd).toBeNull();
      const trunks = summaryByTrunk(calls);
      const sum = trunks.reduce((total, { calls: own }) => total + own, 0);
      expect(sum).toBe(calls.filter(({ trunk }) => trunk).length);
      for (const { trunk, ...own } of trunks) {
        expect(own).toEqual(summaryOf(calls.filter((one) => one.trunk === trunk)));
      }
    }),
    { numRuns: propertyRuns(200, 5000) },
  );
});
