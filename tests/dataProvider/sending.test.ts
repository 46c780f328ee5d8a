// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { cachedList } from '../../src/dataProvider/cachedList';
import { sending } from '../../src/dataProvider/sending';
import type { Step } from '../../src/saving/plan';
import { memoryLog, runPlan } from '../../src/saving/runPlan';
import { answer, json, mockPlatform, networkDown, outcome } from '../support/fetchMock';

const { fetchMock } = mockPlatform();
/** What became of a step: the error that its form shows, if any. */
async function errorOf(step: Step): Promise<unknown> {
  const { failed } = await runPlan({ steps: [step] }, { ...sending, log: memoryLog() });
  return failed[0]?.error;
}

const toldAt = { source: 'rows', index: 2, errorField: 'address' };

describe('a refusal of a step is told', () => {
  it.each<[string, Partial<Step>, number, string | undefined]>([
    ['at the input of its row', { toldAt }, 422, 'rows.2.address'],
    ['at the input of its row', { toldAt }, 400, 'rows.2.address'],
    ['at the row that is gone', { toldAt }, 404, 'rows.2.address'],
    ['of no row that the platform is at fault for', { toldAt }, 500, undefined],
    ['of no row that is none of the caller’s', { toldAt }, 403, undefined],
    [
      'of no input that the row does not have',
      { toldAt: { source: 'rows', index: 2 } },
      422,
      undefined,
    ],
    ['of the whole step', { toldAt, isWhole: true }, 422, undefined],
    ['of the record', {}, 422, undefined],
  ])('%s: %#', async (_where, more, status, field) => {
    fetchMock.mockReturnValueOnce(json(status, { msg: 'not this one' }));
    const call = { method: 'PUT', path: 'Rows/1', body: {} } as const;
    const step: Step = { id: 'rows:1', name: 'row', call, needs: [], ...more };
    const error = await errorOf(step);
    expect(error).toMatchObject({ status, message: 'not this one' });
    expect((error as { field?: string }).field).toBe(field);
  });
});

describe('a call that is sent', () => {
  it.each<[string, () => Promise<Response>]>([
    ['done', () => answer(204)],
    ['refused', () => json(422, { msg: 'not this one' })],
    ['lost', () => answer(502)],
    ['not sent, as far as one can know', networkDown],
  ])('forgets the lists that were read before it, be it %s', async (_how, ending) => {
    fetchMock.mockImplementation(() => json(200, [{ name: 'before' }]));
    await outcome(cachedList('Rows'));
    fetchMock.mockImplementationOnce(ending);
    const call = { method: 'PUT', path: 'Rows/1', body: {} } as const;
    await errorOf({ id: 'rows:1', name: 'row', call, needs: [] });
    fetchMock.mockImplementation(() => json(200, [{ name: 'after' }]));
    expect(await outcome(cachedList('Rows'))).toEqual([{ name: 'after' }]);
  });
});
