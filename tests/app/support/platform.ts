import { createPlatform } from '../../../platform/api/server';
import { takeSnapshot } from '../../../platform/api/snapshot';
import { demoUsers } from '../../../platform/demo/seed/demoUsers';

/** Who can sign in, by the name in the seed. */
export type DemoUser = 'admin' | 'nora' | 'sam' | 'fred' | 'vera';

/** The one platform of this worker; each story finds it as it was seeded. */
export const platform = await createPlatform({ seed: 'small', prefix: '/api/v1' });
export const { db } = platform;

const tokens = new Map<string, string>();

/** The token of a user of the seed, from a sign-in that was made before the first story. */
export function tokenOf(user: DemoUser): string {
  const token = tokens.get(user);
  if (!token) throw new Error(`The seed has no user ${user}`);
  return token;
}

for (const { username, password } of demoUsers) {
  const answer = await platform.app.inject({
    method: 'POST',
    url: '/api/v1/login',
    payload: { username, password },
  });
  tokens.set(username, answer.json().token);
}

/** Brings back every row as it was before the first story. */
export const restorePlatform = takeSnapshot(platform);
