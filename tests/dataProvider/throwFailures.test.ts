import { expect, it } from 'vitest';
import { PartialSaveError } from '../../src/dataProvider/partialSave';
import { throwFailures } from '../../src/dataProvider/saves';
import type { Step } from '../../src/saving/plan';
import type { Saved } from '../../src/saving/save';

const part = 'resources.carriers.parts.sipGateways';
const step = { id: 'gateways:1', name: part } as Step;
const failed = (message: string, more: object = {}) => ({
  step,
  error: new Error(message),
  ...more,
});

interface Ended {
  saved?: string[];
  failed?: object[];
  /** The sid of the record, where it was there before; else the one that a POST made. */
  id?: string;
  made?: string;
}

const thrown = ({ saved = [], failed: wrong = [], id, made }: Ended): Promise<unknown> => {
  const progress = made ? { record: { state: 'done', sid: made } } : {};
  const ended = {
    outcome: { saved, failed: wrong, progress },
    input: { id: id ?? null, form: {} },
  };
  return throwFailures('carriers', ended as unknown as Saved).then(
    () => null,
    (error: unknown) => error,
  );
};

it('of a save that stored nothing the one failure is told as it is', async () => {
  const [failure] = [failed('no room')];
  expect(await thrown({ failed: [failure] })).toBe(failure.error);
  expect(await thrown({ failed: [failure], id: 'c-1', made: 'c-1' })).toBe(failure.error);
  expect(await thrown({})).toBeNull();
});

it.each<[what: string, ended: Ended, told: object]>([
  [
    'what is saved',
    { saved: ['carrier'], failed: [failed('no')], id: 'c-1' },
    { saved: ['carrier'], createdId: undefined },
  ],
  [
    'each of two failures',
    { failed: [failed('no'), failed('nor this')], id: 'c-1' },
    { failed: [{ name: part }, { name: part }], createdId: undefined },
  ],
  [
    'the record that an earlier try made',
    { failed: [failed('no')], made: 'c-9' },
    { saved: [], createdId: 'c-9' },
  ],
  [
    'the name of the part that failed',
    { failed: [failed('no', { name: 'the second gateway' })], id: 'c-1' },
    { failed: [{ name: 'the second gateway' }], createdId: undefined },
  ],
])('a save that went wrong tells %s', async (_what, ended, told) => {
  const error = await thrown(ended);
  expect(error).toBeInstanceOf(PartialSaveError);
  expect(error).toMatchObject(told);
});
