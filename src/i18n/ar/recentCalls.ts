import type { recentCalls as english } from '../en/recentCalls';

export const recentCalls: typeof english = {
  name: 'أحدث المكالمات |||| مكالمة حديثة |||| أحدث المكالمات |||| أحدث المكالمات |||| أحدث المكالمات |||| أحدث المكالمات',
  empty: {
    title: 'لا توجد بيانات.',
    text: 'تظهر هنا المكالمات المنتهية، الأحدث أولًا.',
  },
  call: 'المكالمة من %{from} إلى %{to}، %{time}',
  oneAccount: 'تعرض هذه المنصة مكالمات حساب واحد في كل مرة',
  fromTo: 'من %{from} إلى %{to}',
  notHere: 'المكالمة المفتوحة ليست في هذه القائمة.',
  fields: {
    direction: 'الاتجاه',
    from: 'من',
    to: 'إلى',
    answered: 'الحالة',
    duration: 'المدة',
    trunk: 'المشغل',
  },
  filters: {
    direction: 'الاتجاه',
    anyDirection: 'أي اتجاه',
    inbound: 'واردة',
    outbound: 'صادرة',
    status: 'الحالة',
    anyStatus: 'أي حالة',
    answered: 'تم الرد',
    notAnswered: 'لم يُرد عليها',
  },
  action: {
    copyLink: 'نسخ الرابط',
    linkCopied: 'تم نسخ الرابط',
    openAlone: 'فتح الصفحة كاملة',
  },
  state: {
    inbound: 'واردة',
    outbound: 'صادرة',
    answered: 'تم الرد',
    notAnswered: 'لم يُرد عليها',
    notAnsweredWith: '%{status} %{reason}',
  },
  tabs: 'تفاصيل المكالمة',
  files: { open: 'فتح ملف' },
  now: 'المكالمات الجارية',
};
