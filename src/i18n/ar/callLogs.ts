import type { callLogs as english } from '../en/callLogs';

export const callLogs: typeof english = {
  title: 'السجلات',
  missing: 'لا يوجد سجل لهذه المكالمة',
  gone: 'لم يعد هذا السجل لدى المنصة. هذه هي السطور المحمّلة سابقًا.',
  none: 'لم يُعثر على سجلات',
  copied: 'تم نسخ السجلات إلى الحافظة',
  copyFailed: 'تعذر نسخ السجلات',
  search: 'البحث في السجلات',
  levels: 'المستويات',
  lines: 'أسطر السجل',
  count:
    '%{shown} من %{all} |||| %{shown} من سطر واحد (%{all}) |||| %{shown} من سطرين (%{all}) |||| %{shown} من %{all} أسطر |||| %{shown} من %{all} سطرًا |||| %{shown} من %{all} سطرًا',
  level: {
    fatal: 'فادح',
    error: 'خطأ',
    warn: 'تحذير',
    info: 'معلومات',
    debug: 'تصحيح',
    trace: 'تتبع',
    none: 'دون مستوى',
  },
  action: {
    retrieveAgain: 'إعادة التحميل',
    copy: 'نسخ',
    download: 'تنزيل',
    details: 'سطر السجل كاملًا',
  },
};
