import Box from '@mui/material/Box';
import { useTranslate } from 'ra-core';
import { useMemo, useState } from 'react';
import { useTimeZone } from '../../../components/ConsoleContext';
import { ChartKey } from '../../../components/summary/ChartKey';
import { filterStretch } from '../../../components/summary/filterStretch';
import { HourChart } from '../../../components/summary/HourChart';
import { HourTable } from '../../../components/summary/HourTable';
import type { NewestCalls } from '../../../dataProvider';
import { countsOf, stretchesOf } from '../../../engines/summary';

interface CallTimesProps {
  newest: NewestCalls & { at: number };
  filter: Record<string, unknown>;
}

/** The moment of the oldest call that was read, where there are older ones. */
const oldestOf = ({ calls, read, total }: NewestCalls): number | undefined =>
  read < total ? Math.min(...calls.map(({ attempted_at }) => Date.parse(attempted_at))) : undefined;

/** When the calls were, by hour or by day, as bars or as a table. Each bar narrows the list to its time. */
export const CallTimes = ({ newest, filter }: CallTimesProps) => {
  const translate = useTranslate();
  const { zone } = useTimeZone();
  const [isTable, setIsTable] = useState(false);
  const { by, all, counts } = useMemo(() => {
    const oldest = oldestOf(newest);
    const asked = filterStretch(filter, newest.at, zone);
    const found = asked ?? { from: oldest ?? newest.at, to: newest.at };
    const stretches = stretchesOf(found, zone);
    return { ...stretches, counts: countsOf(newest.calls, stretches.all, oldest) };
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
