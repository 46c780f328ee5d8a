import { useLocaleState } from 'ra-core';

/** How many, as the language groups the digits of large numbers. */
export function useCount(): (value: number) => string {
  const [locale] = useLocaleState();
  return (value) => value.toLocaleString(locale);
}
