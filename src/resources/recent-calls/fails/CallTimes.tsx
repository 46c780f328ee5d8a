import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { useMemo, useState } from 'react';
import { useTimeZone } from '../../../components/ConsoleContext';
import { ChartKey } from '../../../components/summary/ChartKey';
import { filterStretch } from '../../../components/summary/filterStretch';
import { HourChart } from '../../../components/summary/HourChart';
import { HourTable } from '../../../components/summary/HourTable';
import type { NewestCalls } from '../../../dataProvider';
import { countsOf, type Stretch, stretchesOf } from '../../../engines/summary';
import type { DateFilterValues } from '../../../types';

interface CallTimesProps {
  newest: NewestCalls & { at: number };
  filter: Record<string, unknown>;
}

/** The moment of the oldest of some calls; undefined where none tells its own. */
const oldestOf = ({ calls }: NewestCalls): number | undefined => {
  const times = calls.map(({ attempted_at }) => Date.parse(attempted_at)).filter(Number.isFinite);
  return times.length > 0 ? Math.min(...times) : undefined;
};

/** The time of a range without a beginning: from the oldest call on. */
const sinceOldest = (
  { to }: DateFilterValues,
  oldest: number | undefined,
  now: number,
): Stretch => {
  const end = Date.parse(to ?? '');
  return { from: oldest ?? now, to: Number.isNaN(end) ? now : Math.min(now, end + 1) };
};

/** When the calls were, by hour or by day, as bars or as a table. Each bar narrows the list to its time. */
export const CallTimes = ({ newest, filter }: CallTimesProps) => {
  const translate = useTranslate();
  const { zone } = useTimeZone();
  const [isTable, setIsTable] = useState(false);
  const { by, all, counts } = useMemo(() => {
    const { calls, read, total, at } = newest;
    const oldest = oldestOf(newest);
    const found = filterStretch(filter, at, zone) ?? sinceOldest(filter, oldest, at);
    const stretches = stretchesOf(found, zone);
    // Where there are older calls that were not read, nothing is known of the time before.
    const since = read < total ? (oldest ?? Number.POSITIVE_INFINITY) : undefined;
    return { ...stretches, counts: countsOf(calls, stretches.all, since) };
  }, [newest, filter, zone]);
  const text = (key: string) => translate(`app.summary.${key}`);
  const label = text(by === 'day' ? 'byDay' : 'byHour');
  const shown = { hours: all, counts, filter, isByDay: by === 'day' };
  return (
    <Box sx={{ mb: 6 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 3, mb: 2, minHeight: 30 }}>
        <Box sx={{ flex: 1 }}>{!isTable && <ChartKey />}</Box>
        <button type="button" className="text-button" onClick={() => setIsTable(!isTable)}>
          {text(isTable ? 'asChart' : 'asTable')}
        </button>
      </Box>
      {isTable ? <HourTable caption={label} {...shown} /> : <HourChart label={label} {...shown} />}
    </Box>
  );
};
