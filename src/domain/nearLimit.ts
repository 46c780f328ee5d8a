/** From this part of a limit on it is near. */
const near = 0.8;

export type Nearness = 'normal' | 'near' | 'reached';

/**
 * How near the calls of now are to a limit. The platform holds inbound and outbound calls to it apart, so
 * the larger number counts. A limit of 0, and none, is never near.
 */
export function nearnessOf(
  { inbound, outbound }: { inbound: number; outbound: number },
  limit: number | null | undefined,
): Nearness {
  if (!limit || limit < 0) return 'normal';
  const part = Math.max(inbound, outbound) / limit;
  if (part >= 1) return 'reached';
  return part >= near ? 'near' : 'normal';
}
