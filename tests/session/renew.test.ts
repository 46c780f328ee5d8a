// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest';
import * as session from '../../src/session';
import { renew } from '../../src/session/renew';
import { adminClaims, providerClaims, tokenOf } from '../support/token';

const own = tokenOf(adminClaims);
const newer = tokenOf({ ...adminClaims, exp: 9_999_999_999 });
const other = tokenOf(providerClaims);

afterEach(() => session.left(null));

it.each<[who: string, current: string, answer: string | null, after: string | null]>([
  ['who has signed in again goes on with the new token', newer, newer, newer],
  ['somebody else who has signed in since stays so', other, null, other],
  ['the session of this token is over', own, null, null],
])('after a 401, %s', async (_who, current, answer, after) => {
  session.start(current);
  expect([await renew(own), session.token()]).toEqual([answer, after]);
});
