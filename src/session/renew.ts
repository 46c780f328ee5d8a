import { decodeClaims } from './claims';
import { end, token } from './index';
import { isWorkUnsaved } from './unsavedWork';

type SignInOnTheSpot = (ofToken: string) => Promise<string | null>;

let signInOnTheSpot: SignInOnTheSpot | null = null;

/** Says who asks the user to sign in again; the console does, and nobody before it is there. */
export const renewBy = (ask: SignInOnTheSpot): void => {
  signInOnTheSpot = ask;
};

/** Whose token it is. */
export const userSidOf = (anyToken: string | null): string | undefined =>
  (anyToken && decodeClaims(anyToken)?.user_sid) || undefined;

/** The current token when it is a newer one of the same user. */
export const newerTokenOf = (ofToken: string): string | null => {
  const current = token();
  return current !== ofToken && userSidOf(current) === userSidOf(ofToken) ? current : null;
};

/**
 * What follows a 401 to a call made with `ofToken`. While a form of any tab holds unsaved work its user
 * signs in again on the spot, and the new token is the answer (decision 73). Else the session ends, and
 * the answer is null (rule 3.3). A token that was renewed meanwhile is answered at once.
 */
export async function renew(ofToken: string): Promise<string | null> {
  const isUnsaved = ofToken === token() && (await isWorkUnsaved());
  const newer = newerTokenOf(ofToken);
  if (newer) return newer;
  if (ofToken !== token()) return null;
  if (isUnsaved && signInOnTheSpot) return signInOnTheSpot(ofToken);
  end('expired', ofToken);
  return null;
}
