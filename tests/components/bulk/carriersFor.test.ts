import { expect, it } from 'vitest';
import { carriersFor } from '../../../src/components/bulk/numbers/useCarriersFor';

const carriers = [
  { id: 'shared', name: 'Shared', account_sid: null },
  { id: 'of-a', name: 'Of A', account_sid: 'a' },
  { id: 'of-b', name: 'Of B', account_sid: 'b' },
];
const numbersOf = (...owners: (string | null)[]) => owners.map((account_sid) => ({ account_sid }));

it.each([
  { of: ['a', 'a'], may: ['shared', 'of-a'] },
  { of: ['b'], may: ['shared', 'of-b'] },
  { of: ['a', 'b'], may: ['shared'] },
  { of: ['b', 'a'], may: ['shared'] },
  { of: ['a', null], may: ['shared'] },
  { of: [null], may: ['shared'] },
  { of: ['a'], butNot: 'of-a', may: ['shared'] },
  { of: ['a'], butNot: 'shared', may: ['of-a'] },
])('numbers of $of may come in over $may', ({ of, butNot, may }) => {
  const choices = carriersFor(carriers, numbersOf(...of), butNot);
  expect(choices).toEqual(
    carriers.filter(({ id }) => may.includes(id)).map(({ id, name }) => ({ id, name })),
  );
});
