import { expect, it } from 'vitest';
import { mayChoose, mayDo, refusing } from '../../../src/components/bulk/mayChoose';

type Action = 'create' | 'edit' | 'delete';

/** Somebody who may do these. */
const who =
  (...actions: Action[]) =>
  ({ action }: { action: string }) =>
    actions.includes(action as Action);

it.each([
  { kind: 'route', needs: ['edit'] },
  { kind: 'moveToCarrier', needs: ['create', 'delete'] },
  { kind: 'moveToAccount', needs: ['edit'] },
  { kind: 'activate', needs: ['edit'] },
  { kind: 'deactivate', needs: ['edit'] },
  { kind: 'delete', needs: ['delete'] },
  { kind: 'copyNames', needs: [] },
  { kind: 'copySids', needs: [] },
  { kind: 'export', needs: [] },
] as const)('$kind needs $needs, all of it', ({ kind, needs }) => {
  expect(refusing(kind).map(({ action }) => action)).toEqual(needs);
  expect(mayDo(kind, who(...needs))).toBe(true);
  for (const missing of needs) {
    const others = (['create', 'edit', 'delete'] as const).filter((one) => one !== missing);
    expect(mayDo(kind, who(...others))).toBe(false);
  }
});

it('records are chosen where several of them may be changed, not to be copied alone', () => {
  expect(mayChoose(['delete', 'copySids'], who('delete'))).toBe(true);
  expect(mayChoose(['delete', 'activate'], who('edit'))).toBe(true);
  expect(mayChoose(['delete', 'copySids'], who('edit'))).toBe(false);
  expect(mayChoose(['copyNames', 'export'], who('create', 'edit', 'delete'))).toBe(false);
});
