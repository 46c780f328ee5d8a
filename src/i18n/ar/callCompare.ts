import type { callCompare as english } from '../en/callCompare';

export const callCompare: typeof english = {
  action: 'مقارنة مع…',
  title: 'مقارنة المكالمات',
  choose: 'مقارنة مع مكالمة أخرى',
  find: 'رقم أو SID مكالمة أو رابط',
  findHelp: 'مكالمات آخر 30 يومًا من هذا الحساب.',
  none: 'لم يُعثر على مكالمات.',
  first: 'المكالمة A',
  second: 'المكالمة B',
  swap: 'تبديل',
  details: 'التفاصيل',
  messages: 'رسائل SIP',
  fact: 'الحقل',
  order: 'الرقم',
  differs: 'مختلف',
  onlyHere: 'في المكالمة %{name} فقط',
  longer: 'أطول من المكالمة A بمقدار %{seconds}',
  shorter: 'أقصر من المكالمة A بمقدار %{seconds}',
  differences:
    'لا اختلافات |||| اختلاف واحد |||| اختلافان |||| %{smart_count} اختلافات |||| %{smart_count} اختلافًا |||| %{smart_count} اختلافًا',
  more: 'تُعرض أول %{count} من الصفوف.',
  noCapture: 'لا يوجد التقاط',
};
