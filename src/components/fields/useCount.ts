import { useLocaleState } from 'ra-core';
import { intlLocale } from '../../domain/intlLocale';

/** Of fewer, no language groups the digits. */
const ungrouped = 1000;

/** How many, as the language groups the digits of large numbers. */
export function useCount(): (value: number) => string {
  const [locale] = useLocaleState();
  return (value) =>
    Number.isInteger(value) && value >= 0 && value < ungrouped
      ? String(value)
      : value.toLocaleString(intlLocale(locale));
}
