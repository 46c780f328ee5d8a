import { takeSnapshot } from '../../../platform/api/snapshot';
import { createPlatform, type Platform } from '../../../platform/createPlatform';
import { demoUsers } from '../../../platform/demo/seed/demoUsers';

/** Who can sign in, by the name in the seed. */
export type DemoUser = 'admin' | 'nora' | 'sam' | 'fred' | 'vera';

/** The one platform of this worker; each story finds it as it was seeded. */
export const platform = await createPlatform({ seed: 'small', prefix: '/api/v1' });
export const { db } = platform;

/** The token of a sign-in with this name. */
export async function signIn(
  { app }: Platform,
  username: string,
  password: string,
): Promise<string> {
  const url = '/api/v1/login';
  const answer = await app.inject({ method: 'POST', url, payload: { username, password } });
  return answer.json().token;
}

const tokens = new Map<string, string>();
for (const { username, password } of demoUsers) {
  tokens.set(username, await signIn(platform, username, password));
}

/** The token of a user of the seed, from a sign-in that was made before the first story. */
export function tokenOf(user: DemoUser): string {
  const token = tokens.get(user);
  if (!token) throw new Error(`The seed has no user ${user}`);
  return token;
}

/** Brings back every row as it was before the first story. */
export const restorePlatform = takeSnapshot(platform);
