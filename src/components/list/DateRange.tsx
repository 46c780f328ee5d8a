import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateTimePicker } from '@mui/x-date-pickers/DateTimePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { frFR } from '@mui/x-date-pickers/locales';
import dayjs, { type Dayjs } from 'dayjs';
import 'dayjs/locale/fr';
import { useLocaleState, useTranslate } from 'ra-core';
import { useEffect, useState } from 'react';
import { timeZoneName } from '../fields/format';

interface Range {
  from?: string;
  to?: string;
}

interface DateRangeProps extends Range {
  onChange: (range: Range) => void;
}

const toPicker = (time?: string): Dayjs | null => {
  const read = dayjs(time);
  return time && read.isValid() ? read : null;
};

const toTime = (value: Dayjs | null): string | undefined =>
  value?.isValid() ? value.toISOString() : undefined;

/** What is being typed is kept here; the list is asked when it can be read. */
export const DateRange = ({ from, to, onChange }: DateRangeProps) => {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const [range, setRange] = useState({ from: toPicker(from), to: toPicker(to) });
  useEffect(() => setRange({ from: toPicker(from), to: toPicker(to) }), [from, to]);
  const isBackwards = Boolean(range.from && range.to?.isBefore(range.from));

  const take = (next: typeof range) => {
    setRange(next);
    const chosen = { from: toTime(next.from), to: toTime(next.to) };
    const isReadable = [next.from, next.to].every((value) => value === null || value.isValid());
    const isForwards = !(next.from && next.to?.isBefore(next.from));
    const isNew = chosen.from !== from || chosen.to !== to;
    if (isReadable && isForwards && isNew && (chosen.from || chosen.to)) onChange(chosen);
  };
  const picker = (key: 'from' | 'to') => (
    <DateTimePicker
      value={range[key]}
      onChange={(value) => setRange({ ...range, [key]: value })}
      onAccept={(value) => take({ ...range, [key]: value })}
      timeSteps={{ minutes: 1 }}
      slotProps={{
        textField: {
          size: 'small',
          onBlur: () => take(range),
          slotProps: { input: { 'aria-label': translate(`app.list.range.${key}`) } },
          error: isBackwards || undefined,
          sx: { width: { xs: '100%', sm: 235 } },
        },
        openPickerButton: { size: 'small' },
      }}
    />
  );
  return (
    <LocalizationProvider
      dateAdapter={AdapterDayjs}
      adapterLocale={locale === 'fr' ? 'fr' : 'en'}
      localeText={
        locale === 'fr'
          ? frFR.components.MuiLocalizationProvider.defaultProps.localeText
          : undefined
      }
    >
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
          {timeZoneName(locale)}
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
