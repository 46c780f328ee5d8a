import { type Claims, openSession } from '../../../platform/api/auth';
import { takeSnapshot } from '../../../platform/api/snapshot';
import { createPlatform, type Platform } from '../../../platform/createPlatform';
import { demoUsers } from '../../../platform/demo/seed/demoUsers';
import { decodeClaims } from '../../../src/session/claims';

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

/** The tokens of this story, by those of the sign-ins that were made before the first one. */
const fresh = new Map<string, string>();

const isOver = (token: string) => Number(decodeClaims(token)?.exp) * 1000 <= Date.now();

/**
 * What somebody who signed in before the first story would be given now: a token counts for an hour, and the
 * first ones may be old by the time of a late story. The same within a story, as long as it counts there. Typing
 * the password each time is dear.
 */
export function tokenNow({ db }: Platform, first: string): string {
  const known = fresh.get(first);
  if (known && !isOver(known)) return known;
  const said = decodeClaims(first);
  if (!said) throw new Error('Nobody has signed in with that before the first story');
  const { iat: _iat, exp: _exp, ...claims } = said;
  const jwtSecret = String(db.get("SELECT value FROM platform_meta WHERE name = 'jwt'")?.value);
  const platformNow = { db, now: () => new Date(), jwtSecret, jwtLifeSeconds: 3600 };
  const token = openSession(platformNow, claims as Claims);
  fresh.set(first, token);
  return token;
}

/** The token of a user of the seed. */
export function tokenOf(user: DemoUser): string {
  const token = tokens.get(user);
  if (!token) throw new Error(`The seed has no user ${user}`);
  return tokenNow(platform, token);
}

const restore = takeSnapshot(platform);
/** Brings back every row as it was before the first story, and forgets who has signed in since. */
export function restorePlatform(): void {
  restore();
  fresh.clear();
}
