import { useLocaleState, useTranslate } from 'ra-core';
import { useMemo } from 'react';
import { dateFormat } from '../../domain/formatters';
import type { Stretch } from '../../engines/summary';
import { useTimeZone } from '../ConsoleContext';

/** What hours or days are called, by the clock of the operator's zone. */
export function useStretchNames(isByDay: boolean) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const { zone: timeZone } = useTimeZone();
  const { hour, day } = useMemo(
    () => ({
      hour: dateFormat(locale, {
        hour: '2-digit',
        minute: '2-digit',
        hourCycle: 'h23',
        timeZone,
      }),
      day: dateFormat(locale, {
        month: 'short',
        day: 'numeric',
        timeZone,
      }),
    }),
    [locale, timeZone],
  );
  const name = ({ from, to }: Stretch) =>
    isByDay ? day.format(from) : `${hour.format(from)}–${hour.format(to)}`;
  return {
    name,
    /** When it begins, where there is little room. */
    short: (from: number) => (isByDay ? day : hour).format(from),
    /** Its name with what there was: "14:00–15:00: 12 calls, 9 answered". */
    textOf: (stretch: Stretch, counts: { calls: string; answered: string; smart_count: number }) =>
      translate(`app.summary.${isByDay ? 'day' : 'hour'}`, { name: name(stretch), ...counts }),
  };
}
