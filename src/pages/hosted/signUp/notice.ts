import type { OAuthRefusal } from '../../../hosted/oauthReturn';

/** What the sign-in page has to say of a visit to an identity provider. */
export interface OAuthNotice extends OAuthRefusal {
  provider: string;
}

/** In memory: a reload has nothing to say. */
let waiting: OAuthNotice | null = null;

export function leaveNotice(notice: OAuthNotice): void {
  waiting = notice;
}

/** The notice that waits. */
export const waitingNotice = (): OAuthNotice | null => waiting;

/** The notice is shown: the page that opens next has nothing to say. */
export function dropNotice(): void {
  waiting = null;
}
