/** What the platform last said of its rate limit; `unknown` until it has answered. */
let last: Headers | 'none' | 'unknown' = 'unknown';

/**
 * Takes what an answer says of the rate limit. One to a page of the platform's own origin that says nothing of it
 * says that there is none; to one of another origin it need not show it.
 */
export function noteBudget({ headers, type, ok }: Response): void {
  if (headers.has('RateLimit-Remaining')) last = headers;
  else if (ok && type !== 'cors') last = 'none';
}

/**
 * What the platform last said of its rate limit: `none` where it has none, and `unknown` where that can't be seen,
 * as by a page of another origin (contract 1.1).
 */
export const lastBudget = (): Headers | 'none' | 'unknown' => last;
