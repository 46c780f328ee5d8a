/**
 * What the operator looks for among calls, as the regular expression that the platform makes of it
 * (contract 16.1, decision 70): every character that means something there is escaped. A number
 * copied from the screen, "+1 (508) 555-0123", is looked for by its digits, as numbers are stored.
 * Undefined without any text.
 */
export function searchPattern(typed: string | undefined): string | undefined {
  const text = typed?.trim();
  if (!text) return undefined;
  const digits = text.replace(/[\s()+-]/g, '');
  if (/^\d{3,}$/.test(digits)) return digits;
  return text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
}
