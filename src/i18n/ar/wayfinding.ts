import type { wayfinding as english } from '../en/wayfinding';

export const wayfinding: typeof english = {
  guide: {
    link: 'الدليل',
    about: 'الدليل الخاص بهذه الصفحة، بالإنجليزية، في علامة تبويب جديدة',
  },
  terms: { ask: 'ما معنى «%{name}»؟' },
  keys: { title: 'اختصارات لوحة المفاتيح' },
  views: {
    label: 'طرق العرض',
    save: 'حفظ طريقة العرض…',
    manage: 'إدارة طرق العرض…',
    saveTitle: 'حفظ طريقة العرض',
    name: 'الاسم',
    nameOf: 'اسم %{name}',
    saved: 'تم حفظ طريقة العرض: %{name}',
    failed: 'تعذر الحفظ في هذا المتصفح.',
    help: 'تُحفظ لك في هذا المتصفح. تبقى «آخر 7 أيام» محدثة.',
    manageTitle: 'إدارة طرق العرض',
    notAnsweredToday: 'لم يُرد عليها اليوم',
    notAnsweredYesterday: 'لم يُرد عليها أمس',
  },
  palette: {
    label: 'البحث والأوامر',
    open: 'بحث',
    placeholder: 'ابحث أو اكتب أمرًا',
    searching: 'جارٍ البحث…',
    results:
      'لا نتائج |||| نتيجة واحدة |||| نتيجتان |||| %{smart_count} نتائج |||| %{smart_count} نتيجة |||| %{smart_count} نتيجة',
    failed: 'تعذر البحث في %{name}. أعد المحاولة',
    showAll: 'عرض الكل وعددها %{smart_count}',
    searchCalls: 'البحث في المكالمات: «%{words}»',
    addMany: 'إضافة عدة أرقام',
    density: 'كثافة الصفوف',
    roomyRows: 'صفوف عادية',
    groups: {
      recent: 'المفتوح مؤخرًا',
      views: 'طرق العرض',
      goTo: 'الانتقال إلى',
      commands: 'الأوامر',
    },
  },
};
