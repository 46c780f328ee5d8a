import type { health as english } from '../en/health';

export const health: typeof english = {
  title: 'حالة النظام',
  onlyBroken: 'المعطل فقط',
  counts:
    'كلها سليمة من أصل %{total} |||| %{smart_count} من أصل %{total} يحتاج إلى انتباه |||| %{smart_count} من أصل %{total} يحتاجان إلى انتباه |||| %{smart_count} من أصل %{total} تحتاج إلى انتباه |||| %{smart_count} من أصل %{total} تحتاج إلى انتباه |||| %{smart_count} من أصل %{total} تحتاج إلى انتباه',
  countsNone: 'لا شيء من أصل %{total} يحتاج إلى انتباه',
  firstOnly: '(يُعرض هنا أول %{smart_count} فقط)',
  allWell: 'لا شيء هنا يحتاج إلى انتباه.',
  more: 'كل العناصر معروضة. |||| عنصر آخر غير معروض. |||| عنصران آخران غير معروضين. |||| %{smart_count} عناصر أخرى غير معروضة. |||| %{smart_count} عنصرًا آخر غير معروضة. |||| %{smart_count} عنصرًا آخر غير معروضة.',
  progress: '%{done} من %{of}',
  stop: 'إيقاف',
  countGateways:
    'لا بوابات للفحص |||| فحص بوابات مشغل واحد |||| فحص بوابات مشغلين اثنين |||| فحص بوابات %{smart_count} مشغلين |||| فحص بوابات %{smart_count} مشغلًا |||| فحص بوابات %{smart_count} مشغلًا',
  testAll:
    'لا خدمات للاختبار |||| اختبار خدمة واحدة |||| اختبار الخدمتين |||| اختبار كل الخدمات وعددها %{smart_count} |||| اختبار كل الخدمات وعددها %{smart_count} |||| اختبار كل الخدمات وعددها %{smart_count}',
  account: 'حساب الأجهزة وقوائم الانتظار',
  chooseAccount: 'اختيار حساب',
  perAccount: 'اختر حسابًا لعرض أجهزته وقوائم انتظاره.',
  openAccount: 'فتح الحساب',
  sections: {
    carriers: 'المشغلون',
    speech: 'خدمات الكلام',
    addresses: 'عناوين المنصة',
    devices: 'عملاء SIP',
    queues: 'قوائم الانتظار',
  },
  empty: {
    carriers: 'لا يوجد مشغلون بعد.',
    speech: 'لا توجد خدمات كلام بعد.',
    devices: 'ليس لهذا الحساب عملاء SIP، ولا أجهزة مسجلة.',
    realm: 'ليس لهذا الحساب مجال SIP، فلا يمكن لأي جهاز التسجيل.',
    queues: 'لا متصلين في الانتظار.',
  },
  carrier: {
    inactive: 'غير نشط: لا يعالج مكالمات',
    neverRegistered: 'لم يسجل بعد',
    unregistered: 'غير مسجل',
    unregisteredWhy: 'غير مسجل: %{reason}',
    noGateways: 'لا بوابة للمكالمات في أي اتجاه',
    registered: 'مسجل',
    active: 'نشط',
  },
  speech: {
    ok: 'سليم',
    fail: 'فشل',
    notTested: 'لم يُختبر',
    never: 'لم يُختبر قط',
  },
  device: {
    online: 'مسجل',
    offline: 'غير مسجل',
    inactive: 'عميل غير نشط',
    noRecord: 'مسجل دون عميل في وحدة التحكم',
  },
  queue:
    'لا متصلين في الانتظار |||| متصل واحد في الانتظار |||| متصلان في الانتظار |||| %{smart_count} متصلين في الانتظار |||| %{smart_count} متصلًا في الانتظار |||| %{smart_count} متصلًا في الانتظار',
  address: {
    sip: 'SIP، لا معلومات عن استجابته',
    smpp: 'SMPP، لا معلومات عن استجابته',
    none: 'لم يُدخل أي SBC، فلا تصل مكالمات إلى المنصة',
  },
};
