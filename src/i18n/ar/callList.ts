import type { callList as english } from '../en/callList';

export const callList: typeof english = {
  whatFails: 'ما الذي يفشل',
  time: 'الوقت (%{zone})',
  application: 'التطبيق',
  marks: 'رسائل SIP والتتبع والتسجيل',
  recording: 'التسجيل',
  alertsOfCall: 'التنبيهات أثناء هذه المكالمة',
  sipStatus: 'حالة SIP',
  anySipStatus: 'أي حالة SIP',
  anyTrunk: 'أي مشغل',
  withoutCarrier: {
    user: 'عميل SIP',
    device: 'جهاز SIP',
    teams: 'Microsoft Teams',
    sip: 'عنوان SIP',
  },
  newestOnly: {
    part: 'عرض النتائج ضمن أحدث %{read} من أصل %{total} من المكالمات.',
    on: 'جارٍ البحث… حتى الآن: أحدث %{read} من أصل %{total} من المكالمات.',
    all: 'تم البحث في كل المكالمات وعددها %{total}.',
    further: 'متابعة البحث',
  },
};
