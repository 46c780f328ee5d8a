// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { sendCall } from '../../src/dataProvider/sendCall';
import type { Step } from '../../src/saving/plan';
import { json, mockPlatform, outcome } from '../support/fetchMock';

const { fetchMock } = mockPlatform();
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
    const error = await outcome(sendCall(call, step));
    expect(error).toMatchObject({ status, message: 'not this one' });
    expect((error as { field?: string }).field).toBe(field);
  });
});
