import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs, { type Dayjs } from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';
import { useEvent, useTranslate } from 'ra-core';
import { type FocusEvent, useState } from 'react';
import { useTimes } from '../fields/useTimes';
import { type Range, type TypedRange, toTime, zonesOf } from './rangeEnds';
import { useUrlSync } from './useUrlSync';

// The picker shows other time zones than the browser's by these.
dayjs.extend(utc);
dayjs.extend(timezone);

interface DateRangeProps extends Range {
  onChange: (range: Range) => void;
}

const toPicker = (time?: string): Dayjs | null => {
  const read = dayjs(time);
  return time && read.isValid() ? read : null;
};

/** A year that is still being typed is a date too, of long ago. */
const isReadable = (value: Dayjs | null): boolean =>
  value === null || (value.isValid() && value.year() >= 1970);

const toText = (range: Range): string => `${range.from}/${range.to}`;

/** What is being typed is kept here; the list is asked when `take` is called. */
function useTypedRange({ from, to, onChange }: DateRangeProps) {
  const inUrl: TypedRange = { from: toPicker(from), to: toPicker(to) };
  const [range, setRange] = useState(inUrl);
  const writing = useUrlSync(toText({ from, to }), () => setRange(inUrl));
  const isBackwards = Boolean(range.from && range.to?.isBefore(range.from));
  const take = useEvent((next: TypedRange = range) => {
    setRange(next);
    const chosen = { from: toTime('from', next.from, from), to: toTime('to', next.to, to) };
    const isForwards = !(next.from && next.to?.isBefore(next.from));
    const isSome = Boolean(chosen.from || chosen.to);
    if (!isReadable(next.from) || !isReadable(next.to) || !isForwards || !isSome) return;
    if (writing.isLast(toText(chosen))) return;
    writing.markWritten(toText(chosen));
    onChange(chosen);
  });
  return { range, setRange, isBackwards, take };
}

/** Two pickers. What is typed is taken when a field is left, at Enter, or when a picker is done. */
export const DateRange = (props: DateRangeProps) => {
  const translate = useTranslate();
  const { zone, zoneName } = useTimes();
  const { range, setRange, isBackwards, take } = useTypedRange(props);
  /** The field itself moves the focus from part to part by way of nowhere. */
  const takeWhenLeft = ({ currentTarget: field, target }: FocusEvent<HTMLElement>) => {
    // What happens in a picker comes by here as well, but is no answer yet.
    if (!field.contains(target)) return;
    setTimeout(() => {
      if (!field.contains(document.activeElement)) take();
    });
  };
  const picker = (key: 'from' | 'to') => (
    <Box
      sx={{ width: { xs: '100%', sm: 235 } }}
      onBlur={takeWhenLeft}
      onKeyDown={({ key: pressed, currentTarget: field, target }) => {
        if (pressed === 'Enter' && field.contains(target as Node)) take();
      }}
    >
      <DateTimePicker
        value={range[key]}
        timezone={zone ?? 'system'}
        ampm={false}
        onChange={(value) => setRange({ ...range, [key]: value })}
        onAccept={(value, { source }) => {
          if (source === 'view') take({ ...range, [key]: value });
        }}
        timeSteps={{ minutes: 1 }}
        slotProps={{
          textField: {
            size: 'small',
            slotProps: { input: { 'aria-label': translate(`app.list.range.${key}`) } },
            error: isBackwards || undefined,
            fullWidth: true,
          },
          openPickerButton: { size: 'small' },
        }}
      />
    </Box>
  );
  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <Box
        role="group"
        aria-label={translate('app.list.range.label')}
        sx={{
          order: 1,
          flexBasis: '100%',
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: 2,
        }}
      >
        {picker('from')}
        <Box component="span" aria-hidden sx={{ display: { xs: 'none', sm: 'inline' } }}>
          –
        </Box>
        {picker('to')}
        <Typography component="span" color="textSecondary" sx={{ fontSize: 13 }}>
          {zonesOf(range, zoneName)}
        </Typography>
        {isBackwards && (
          <Typography role="alert" color="error" sx={{ fontSize: 13, width: '100%' }}>
            {translate('app.list.range.backwards')}
          </Typography>
        )}
      </Box>
    </LocalizationProvider>
  );
};
