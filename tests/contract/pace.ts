/** Part of a platform's rate limit that the suite leaves to the people who work with it. */
const share = 0.25;

/**
 * How many seconds to wait after an answer of a platform of others, whose limit everybody there
 * shares (contract 1.1): after a 429 as long as it asks, and until the next window as soon as no
 * more than the others' share of this one is left. 0 where the platform tells no limit.
 */
export function waitAfter({
  status,
  headers,
}: {
  status: number;
  headers: Record<string, string>;
}): number {
  const seconds = (name: string) => Number(headers[name] ?? Number.NaN);
  if (status === 429) return seconds('retry-after') || seconds('ratelimit-reset') || 10;
  const isLow = seconds('ratelimit-remaining') <= seconds('ratelimit-limit') * share;
  return isLow ? seconds('ratelimit-reset') || 0 : 0;
}
