import { expect, it } from 'vitest';
import { routeAction } from '../../src/resources/phone-numbers/routing/routeAction';
import type { PhoneNumber } from '../../src/types';

type May = Parameters<NonNullable<typeof routeAction.isAllowed>>[1];

it.each([
  ['of an account', 'a-1', true, true],
  ['of nobody, which no application can take calls of', null, true, false],
  ['that may not be edited', 'a-1', false, false],
])(
  'a number %s is given to an application: %s, edited %s, offered %s',
  (_what, account_sid, mayEdit, isOffered) => {
    const record = { id: 'n-1', account_sid } as PhoneNumber & { id: string };
    const may = { isAllowed: () => mayEdit } as unknown as May;
    expect(routeAction.isAllowed?.(record, may)).toBe(isOffered);
  },
);
