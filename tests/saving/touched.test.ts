import { describe, expect, it } from 'vitest';
import type { Progress } from '../../src/saving/plan';
import { tableRoutes } from '../../src/saving/planRoutes';
import { areRowsTouched, withoutRows } from '../../src/saving/touched';
import { caps, doors, inputOf, things } from './support/planning';

const endpoint = { ...things, parts: [doors, caps], rows: tableRoutes };
const done = (id: string): Progress => ({ [id]: { state: 'done' } });
const door = { address: 'a', port: 1 };
const route = { regex: '1', description: null, voip_carrier_sid: 'x', further_carriers: [] };
const stored = { ...route, lcr_route_sid: 'r' };

describe('the rows of a record', () => {
  it.each<[what: string, opened: object, form: object, progress: Progress, isTouched: boolean]>([
    ['as they were', { doors: [door], caps: [] }, { doors: [{ ...door }] }, {}, false],
    ['that the form does not hold', { doors: [door] }, {}, {}, false],
    ['none in the place of none', {}, { doors: [] }, {}, false],
    ['of which one is new', { doors: [] }, { doors: [door] }, {}, true],
    ['of which one is gone', { doors: [door] }, { doors: [] }, {}, true],
    ['of the second part', {}, { caps: [{ kind: 'calls', count: 1 }] }, {}, true],
    ['of which an earlier try sent some', {}, {}, done('doors:new'), true],
    ['but the record, which an earlier try sent', {}, {}, done('record'), false],
    ['of another name, which an earlier try sent', {}, {}, done('doorsteps:new'), false],
    ['routes as they were', { routes: [stored] }, { routes: [stored] }, {}, false],
    ['routes as they were, made anew', { routes: [stored] }, { routes: [route] }, {}, false],
    [
      'a route with another carrier',
      { routes: [stored] },
      { routes: [{ ...stored, voip_carrier_sid: 'y' }] },
      {},
      true,
    ],
    ['another default', { default_carrier_sid: 'x' }, { default_carrier_sid: 'y' }, {}, true],
    ['routes of which an earlier try sent some', {}, {}, done('routes:r'), true],
  ])('%s', (_what, opened, form, progress, isTouched) => {
    const input = inputOf({ endpoint, opened: { ...opened }, form: { ...form }, progress });
    expect(areRowsTouched(input)).toBe(isTouched);
  });

  it('are none where the record has none', () => {
    expect(areRowsTouched(inputOf({ form: { doors: [door] } }))).toBe(false);
    expect(withoutRows(things, { doors: [door] })).toEqual({ doors: [door] });
  });

  it('are left out of what is sent of the record itself', () => {
    const record = { name: 'a', doors: [], caps: [], routes: [], default_carrier_sid: 'x', key: 1 };
    expect(withoutRows(endpoint, record)).toEqual({ name: 'a', key: 1 });
  });
});
