/**
 * The value below or at which a share (0 to 1) of the values lies, by the nearest rank: always one
 * of the values. Null for none.
 */
export function percentile(values: readonly number[], share: number): number | null {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? null;
}
