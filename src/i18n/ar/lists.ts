import type { lists as english } from '../en/lists';

export const lists: typeof english = {
  related: 'ذات صلة',
  raw: {
    show: 'عرض السجل الخام',
    hide: 'إخفاء السجل الخام',
    label: 'السجل الخام',
  },
  usedBy: {
    title: 'يستخدمه',
    purpose: 'ما يعتمد عليه.',
    none: 'لا شيء يستخدمه.',
    noneYet: 'لم يُعثر على شيء حتى الآن.',
    looked: 'ضمن أول %{at} من %{of}.',
    notLooked: 'لم يُطلع بعد على %{of}.',
    all: 'الاطلاع على كل شيء',
    looking: 'جارٍ الاطلاع…',
  },
  firstSteps: {
    title: 'استعد لأول مكالمة',
    progress: 'اكتمل %{done} من %{all}',
    dismiss: 'إخفاء هذه الخطوات',
    done: 'مكتملة',
    missing: 'غير مكتملة',
    waits: 'بانتظار «%{title}».',
    steps: {
      accounts: {
        title: 'إضافة حساب',
        purpose: 'عميل واحد مع تطبيقاته وأرقام هواتفه ومستخدميه.',
      },
      carriers: {
        title: 'ربط مشغل',
        purpose: 'يربطك بشبكة الهاتف.',
      },
      'speech-services': {
        title: 'إضافة خدمة كلام',
        purpose: 'تحويل النص إلى كلام والكلام إلى نص لتطبيقاتك.',
      },
      applications: {
        title: 'إنشاء تطبيق',
        purpose: 'يقرر ما يحدث في المكالمة.',
      },
      'phone-numbers': {
        title: 'إضافة رقم هاتف',
        purpose: 'يوجّه المكالمات من المشغل إلى التطبيق.',
      },
    },
  },
  timeZone: {
    label: 'المنطقة الزمنية',
    browser: 'المنطقة الزمنية للمتصفح (%{zone})',
    now: 'الآن: %{time}',
    done: 'تم',
  },
  sorting: {
    never: 'لا يمكن فرز هذا العمود.',
    tooLong: 'صفوف كثيرة يتعذر فرزها. استخدم التصفية أولًا.',
  },
  narrowing: { remove: 'إزالة عامل التصفية: %{name}', removeShort: 'إزالة عامل التصفية' },
  rowMenu: {
    label: 'إجراءات %{name}',
    open: 'فتح',
    copySid: 'نسخ SID',
    duplicate: 'إنشاء نسخة',
  },
};
