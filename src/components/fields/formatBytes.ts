import { numberFormat } from '../../domain/formatters';
/** Bytes as megabytes, or kilobytes below one, in the operator's language. */
export function formatBytes(bytes: number, locale: string): string {
  const isLarge = bytes >= 1_000_000;
  return numberFormat(locale, {
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: isLarge ? 1 : 0,
  }).format(bytes / (isLarge ? 1_000_000 : 1_000));
}
