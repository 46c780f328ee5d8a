import type { OAuthRefusal } from '../../../authProvider/oauthReturn';

/** What the sign-in page has to say of a visit to an identity provider. */
export interface OAuthNotice extends OAuthRefusal {
  provider: string;
}

/** In memory: a reload has nothing to say. */
let waiting: OAuthNotice | null = null;

export function leaveNotice(notice: OAuthNotice): void {
  waiting = notice;
}

/** The notice that waits, given once. */
export function takeNotice(): OAuthNotice | null {
  const taken = waiting;
  waiting = null;
  return taken;
}
