import { describe, expect, it } from 'vitest';
import type { Step } from '../../src/saving/plan';
import { twinIn } from '../../src/saving/twin';
import type { Fields } from '../../src/saving/values';

const hook = { url: 'https://x.example', method: 'POST' };
const sent = { name: 'A', color: 'red', key: 's', hook: { ...hook, password: 's' } };
const step = (more: Partial<Step> = {}): Step => ({
  ...{ id: 'record', name: 'thing', needs: [], secrets: [['key']] },
  call: { method: 'POST', path: 'Things', body: sent },
  recognize: { made: { before: ['t-0'], by: ['name'] } },
  ...more,
});
const row: Fields = { thing_sid: 't-1', name: 'A', color: 'red', key: 'XXX', hook };

describe('what a refused call had made before', () => {
  it.each<[string, Fields[], Partial<Step>]>([
    ['whatever its secrets look like', [row], {}],
    ['beside another', [{ ...row, thing_sid: 't-2', name: 'B' }, row], {}],
    ['beside a like one that was there before', [{ ...row, thing_sid: 't-0' }, row], {}],
    ['though the platform does not tell a column', [{ thing_sid: 't-1', name: 'A' }], {}],
    [
      'though it is known by a column that was not sent',
      [{ thing_sid: 't-1', name: 'A' }],
      { recognize: { made: { before: [], by: ['name', 'email'] } } },
    ],
  ])('is found %s', (_what, rows, more) => {
    expect(twinIn(rows, step(more), 'thing_sid')).toBe('t-1');
  });

  it.each<[string, Fields[], Partial<Step>]>([
    ['that differs in a column', [{ ...row, color: 'blue' }], {}],
    ['that was there before', [{ ...row, thing_sid: 't-0' }], {}],
    ['of two', [row, { ...row, thing_sid: 't-2' }], {}],
    ['whose name the platform does not tell', [{ thing_sid: 't-1', color: 'red' }], {}],
    [
      'one of whose names the platform does not tell',
      [{ thing_sid: 't-1', name: 'A' }],
      { recognize: { made: { before: [], by: ['name', 'color'] } } },
    ],
    ['where nothing tells it', [row], { recognize: { made: { before: [] } } }],
    ['of a call that makes nothing', [row], { recognize: { gone: 'told' } }],
  ])('is none %s', (_what, rows, more) => {
    expect(twinIn(rows, step(more), 'thing_sid')).toBeNull();
  });
});
