import MenuItem from '@mui/material/MenuItem';
import Skeleton from '@mui/material/Skeleton';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'ra-core';
import { Suspense } from 'react';
import { startOfDay } from '../../domain/calendarDay';
import { customRange, type DateFilterValues, dateChoices } from '../../types';
import { useTimeZone } from '../ConsoleContext';
import { onDemand } from '../onDemand';
import { Bounded } from '../page/Bounded';
import { useListAddress } from './ListAddress';

const DateRange = onDemand(async () => (await import('./DateRange')).DateRange);

/** The range is below the filters, which stay where they are. */
const rangeStyle = { order: 1, flexBasis: '100%' };

/** From midnight in a time zone until the end of this minute: the initial custom range. */
const firstRange = (zone: string | undefined) => {
  const now = new Date();
  const midnight = new Date(startOfDay(now.getTime(), zone));
  now.setSeconds(59, 999);
  return { from: midnight.toISOString(), to: now.toISOString() };
};

/**
 * Filters a list by time: the specified days, or a custom range, whose pickers are loaded on demand. The
 * choice is in the URL; a range as absolute times.
 */
export const DateFilter = () => {
  const translate = useTranslate();
  const { filter, change } = useListAddress();
  const { date = 'today', from, to }: DateFilterValues = filter;
  const { zone } = useTimeZone();
  const label = translate('app.list.date');
  const isCustom = date === customRange;
  const set = (values: DateFilterValues) =>
    change(({ filter }) => ({ filter: { ...filter, from: undefined, to: undefined, ...values } }));
  return (
    <>
      <TextField
        select
        value={date}
        onChange={({ target }) => {
          const chosen = target.value as DateFilterValues['date'];
          set({ date: chosen, ...(chosen === customRange ? firstRange(zone) : {}) });
        }}
        sx={{ minWidth: 150 }}
        slotProps={{
          select: {
            SelectDisplayProps: { 'aria-label': label } as React.HTMLAttributes<HTMLDivElement>,
          },
        }}
      >
        {[...dateChoices, customRange].map((choice) => (
          <MenuItem key={choice} value={choice}>
            {Number(choice)
              ? translate('app.list.lastDays', { smart_count: Number(choice) })
              : translate(`app.list.dates.${choice}`)}
          </MenuItem>
        ))}
      </TextField>
      {isCustom && (
        <Bounded of="panel">
          <Suspense fallback={<Skeleton variant="rounded" height={36} sx={rangeStyle} />}>
            <DateRange from={from} to={to} onChange={(range) => set({ date, ...range })} />
          </Suspense>
        </Bounded>
      )}
    </>
  );
};
