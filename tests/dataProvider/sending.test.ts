// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { cachedList } from '../../src/dataProvider/cachedList';
import { manyMethods } from '../../src/dataProvider/methods/many';
import { sending } from '../../src/dataProvider/sending';
import type { Step } from '../../src/saving/plan';
import { memoryLog, runPlan } from '../../src/saving/runPlan';
import * as session from '../../src/session';
import { answer, json, mockPlatform, networkDown, outcome } from '../support/fetchMock';
import { adminClaims, tokenOf } from '../support/token';

const { fetchMock } = mockPlatform();
/** What became of a step: the error that its form shows, if any. */
async function errorOf(step: Step): Promise<unknown> {
  const { failed } = await runPlan({ steps: [step] }, { ...sending(), log: memoryLog() });
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

describe('a plan of several calls', () => {
  const newer = tokenOf({ ...adminClaims, exp: 9 });
  const other = tokenOf({ ...adminClaims, user_sid: 'u-other' });
  it.each<[string, () => void, number]>([
    ['goes on with a newer token of its user', () => session.replaceToken(newer), 2],
    ['ends where its user logged out', () => session.end('signedOut'), 1],
    ['ends where somebody else logged in', () => session.start(other), 1],
    [
      'ends where somebody else logged in after its user logged out',
      () => {
        session.end('signedOut');
        session.start(other);
      },
      1,
    ],
  ])('%s', async (_how, act, count) => {
    session.start(tokenOf(adminClaims));
    fetchMock.mockReset();
    fetchMock.mockImplementation(() => {
      if (fetchMock.mock.calls.length === 1) act();
      return answer(204);
    });
    const call = { method: 'PUT', path: 'Rows/1', body: {} } as const;
    const steps = ['1', '2'].map((id): Step => ({ id, name: 'row', call, needs: [] }));
    const { failed } = await runPlan({ steps }, { ...sending(), log: memoryLog() });
    const written = fetchMock.mock.calls.filter(([, init]) => init?.method === 'PUT');
    expect(written).toHaveLength(count);
    expect(failed.map(({ error }) => (error as Error).message)).toEqual(
      count === 2 ? [] : ['app.errors.expired'],
    );
  });
});

describe('the same work for many', () => {
  const other = tokenOf({ ...adminClaims, user_sid: 'u-other' });
  it.each([
    ['ends where its user logged out', () => session.end('signedOut')],
    ['ends where somebody else logged in', () => session.start(other)],
  ])('%s', async (_how, act) => {
    session.start(tokenOf(adminClaims));
    const done: string[] = [];
    await manyMethods.each(
      [{ id: '1' }, { id: '2' }],
      async ({ id }) => {
        done.push(id);
        act();
      },
      { atOnce: 1, onResult: () => undefined },
    );
    expect(done).toEqual(['1']);
  });
});
