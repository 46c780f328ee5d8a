import { useLocaleState } from 'ra-core';
import { useMemo } from 'react';
import { numberFormat } from '../../domain/formatters';
import { formatSeconds } from '../fields/format';

/** Ratios and times of summaries in the operator's language; a dash where there is none. */
export function useSummaryFormat() {
  const [locale] = useLocaleState();
  return useMemo(() => {
    const percent = numberFormat(locale, {
      style: 'percent',
      maximumFractionDigits: 1,
    });
    const points = numberFormat(locale, { maximumFractionDigits: 1 });
    const seconds = numberFormat(locale, {
      style: 'unit',
      unit: 'second',
      unitDisplay: 'narrow',
      maximumFractionDigits: 1,
    });
    const orDash = (value: number | null, format: (value: number) => string) =>
      value === null ? '–' : format(value);
    return {
      /** "62.4%" of 0.624. */
      percent: (value: number | null) => orDash(value, (ratio) => percent.format(ratio)),
      /** "1.2" of 0.012: percentage points. */
      points: (value: number) => points.format(100 * value),
      /** "3m 5s". */
      duration: (value: number | null) => orDash(value, (time) => formatSeconds(time, locale, 2)),
      /** "6.4s". */
      seconds: (value: number | null) => orDash(value, (time) => seconds.format(time)),
    };
  }, [locale]);
}
