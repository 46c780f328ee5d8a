import type { PickersLocaleText } from '@mui/x-date-pickers/locales';

type Unit = 'hours' | 'minutes' | 'seconds' | 'meridiem';

const units: Record<Unit, string> = {
  hours: 'الساعات',
  minutes: 'الدقائق',
  seconds: 'الثواني',
  meridiem: 'ص/م',
};

/** A number and its unit, as Arabic counts: one and two have words of their own. */
const counted = (unit: 'hour' | 'minute' | 'second') => (value: string) =>
  new Intl.NumberFormat('ar-u-nu-latn', { style: 'unit', unit, unitDisplay: 'long' }).format(
    Number(value),
  );

/** The texts of the date pickers, whose package has none in Arabic. */
export const pickers: Partial<PickersLocaleText> = {
  previousMonth: 'الشهر السابق',
  nextMonth: 'الشهر التالي',
  openPreviousView: 'فتح العرض السابق',
  openNextView: 'فتح العرض التالي',
  calendarViewSwitchingButtonAriaLabel: (view) =>
    view === 'year' ? 'الانتقال من السنوات إلى التقويم' : 'الانتقال من التقويم إلى السنوات',
  start: 'البداية',
  end: 'النهاية',
  startDate: 'تاريخ البداية',
  startTime: 'وقت البداية',
  endDate: 'تاريخ النهاية',
  endTime: 'وقت النهاية',
  cancelButtonLabel: 'إلغاء',
  clearButtonLabel: 'مسح',
  okButtonLabel: 'موافق',
  todayButtonLabel: 'اليوم',
  nextStepButtonLabel: 'التالي',
  datePickerToolbarTitle: 'اختيار التاريخ',
  dateTimePickerToolbarTitle: 'اختيار التاريخ والوقت',
  timePickerToolbarTitle: 'اختيار الوقت',
  dateRangePickerToolbarTitle: 'اختيار المدة',
  timeRangePickerToolbarTitle: 'اختيار مدة زمنية',
  clockLabelText: (view, time) =>
    `اختيار ${units[view as Unit]}. ${time ? `الوقت المختار ${time}` : 'لم يُختر وقت'}`,
  hoursClockNumberText: counted('hour'),
  minutesClockNumberText: counted('minute'),
  secondsClockNumberText: counted('second'),
  selectViewText: (view) => `اختيار ${units[view as Unit]}`,
  calendarWeekNumberHeaderLabel: 'رقم الأسبوع',
  calendarWeekNumberAriaLabelText: (week) => `الأسبوع ${week}`,
  openDatePickerDialogue: (date) =>
    date ? `اختيار التاريخ، التاريخ المختار ${date}` : 'اختيار التاريخ',
  openTimePickerDialogue: (time) => (time ? `اختيار الوقت، الوقت المختار ${time}` : 'اختيار الوقت'),
  openRangePickerDialogue: (range) =>
    range ? `اختيار المدة، المدة المختارة ${range}` : 'اختيار المدة',
  fieldClearLabel: 'مسح',
  timeTableLabel: 'اختيار الوقت',
  dateTableLabel: 'اختيار التاريخ',
  fieldYearPlaceholder: () => 'سنة',
  fieldMonthPlaceholder: () => 'شهر',
  fieldDayPlaceholder: () => 'يوم',
  fieldHoursPlaceholder: () => 'س',
  fieldMinutesPlaceholder: () => 'د',
  fieldSecondsPlaceholder: () => 'ث',
  fieldMeridiemPlaceholder: () => 'ص/م',
  year: 'السنة',
  month: 'الشهر',
  day: 'اليوم',
  weekDay: 'يوم الأسبوع',
  ...units,
  empty: 'فارغ',
};
