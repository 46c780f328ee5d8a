import 'dayjs/locale/ja';
import { jaJP } from '@mui/material/locale';
import { jaJP as datePickers } from '@mui/x-date-pickers/locales';
import { createMuiLocale } from '../muiLocale';

const units = { hours: '時', minutes: '分', seconds: '秒', meridiem: '午前・午後' };

/** What MUI's own Japanese has in English, or in words of another meaning (先月 is last month). */
const pickers = {
  previousMonth: '前の月',
  nextMonth: '次の月',
  nextStepButtonLabel: '次へ',
  weekDay: '曜日',
  ...units,
  selectViewText: (view: keyof typeof units) => `${units[view]}を選択`,
  fieldYearPlaceholder: () => '年',
  fieldMonthPlaceholder: () => '月',
  fieldDayPlaceholder: () => '日',
  fieldHoursPlaceholder: () => '時',
  fieldMinutesPlaceholder: () => '分',
};

export const muiLocale = createMuiLocale('ja', jaJP, datePickers, pickers);
