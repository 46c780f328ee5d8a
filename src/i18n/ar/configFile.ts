import type { messages as english } from '../en/configFile';

const problems = {
  syntax: 'YAML غير صالح: %{reason}',
  alias: 'المراسي والأسماء المستعارة غير مدعومة هنا. اكتب القيمة نفسها.',
  notADocument: 'هذا ليس ملف تكوين.',
  noFormat: 'لا يحدد هذا الملف صيغته. تتضمن الأسطر الأولى من الملف «format: 1».',
  wrongFormat: 'الصيغة %{format} غير مدعومة. تتضمن الأسطر الأولى من الملف «format: 1».',
  noRoot: 'يصف الملف «provider» أو «account»، وليس في هذا الملف أي منهما.',
  twoRoots: 'يصف الملف «provider» أو «account»، وفي هذا الملف كلاهما.',
  otherRoot: 'يصف هذا الملف شيئًا آخر. اختر الحساب أو مزود الخدمة أعلاه.',
  unknownKey: 'المفتاح «%{key}» غير معروف هنا.',
  unknownKeyNear: 'المفتاح «%{key}» غير معروف هنا. هل تقصد «%{suggestion}»؟',
  missingKey: 'المفتاح «%{key}» مفقود.',
  doubledKey: 'المفتاح «%{key}» مكرر.',
  doubledRecord: 'الاسم «%{name}» مكرر. أضف «sid» لكل منها أو أعطها أسماء مختلفة.',
  wrongValue: 'قيمة «%{key}» خاطئة. المطلوب: %{wanted}.',
  unknownAccount: 'الحساب «%{name}» غير موجود.',
  unknownRecord: 'يشير «%{key}» إلى «%{name}» غير الموجود.',
  unclearRecord: 'قد يشير «%{key}» إلى عدة سجلات باسم «%{name}». أضف «account» أو «sid».',
};

const wanted = {
  text: 'نص',
  number: 'رقم',
  flag: 'true أو false',
  scalar: 'نص أو رقم',
  any: 'قيمة',
  list: 'قائمة',
  group: 'مجموعة حقول',
  provider: 'مزود',
};

const errors = {
  waits: 'لم تُنفَّذ: «%{name}» غير موجود.',
  secretMissing: 'قيمة %{name} مفقودة.',
  tableOfAccount: 'لا يستطيع مستخدمو مزود الخدمة إنشاء جدول توجيه لحساب.',
};

const deeds = {
  make: 'إنشاء',
  change: 'تعديل',
  link: 'تغيير ما يشير إليه',
  replace: 'حذف وإنشاء من جديد',
  release: 'إزالة ما يشير إليه',
  remove: 'حذف',
};

const records = {
  root: 'مزود الخدمة أو الحساب',
  accounts: 'حساب',
  speech_services: 'خدمة كلام',
  applications: 'تطبيق',
  carriers: 'مشغل',
  phone_numbers: 'رقم هاتف',
  routing_tables: 'جدول توجيه',
  sip_clients: 'عميل SIP',
  ms_teams_tenants: 'مستأجر MS Teams',
  users: 'مستخدم',
};

const page = {
  title: 'التكوين',
  intro:
    'كل ما يتبع مزود خدمة أو حسابًا في ملف YAML واحد: للحفظ والمقارنة والتطبيق. تحل عناصر نائبة محل الأسرار.',
  of: 'تكوين',
  wholeProvider: 'مزود الخدمة كاملًا',
  export: 'تصدير',
  exportText: 'للقراءة فقط. تحتاج التثبيتات الكبيرة إلى طلبات كثيرة.',
  read: 'قراءة التكوين',
  reading: 'جارٍ القراءة… %{done} من نحو %{known} من الطلبات',
  requests: 'استُخدم %{count} من الطلبات. الحد 600 طلب خلال 5 دقائق مشترك بين جميع المستخدمين.',
  download: 'تنزيل',
  schema: 'تنزيل مخطط JSON',
  preview: 'الملف',
  compare: 'المقارنة والتطبيق',
  compareText: 'اختر ملفًا. لا يتغير شيء حتى تطبقه.',
  choose: 'اختيار ملف',
  drop: 'أو أفلته هنا',
  tooLarge: 'هذا الملف أكبر من 20 MB.',
  problemsTitle:
    'لا مشكلات في هذا الملف |||| مشكلة واحدة في هذا الملف |||| مشكلتان في هذا الملف |||| %{smart_count} مشكلات في هذا الملف |||| %{smart_count} مشكلة في هذا الملف |||| %{smart_count} مشكلة في هذا الملف',
  place: 'السطر %{line}، العمود %{column}: %{text}',
  record: '%{type} %{name}',
  step: '%{deed}: %{record}',
  again: 'مقارنة مرة أخرى',
  same: 'لا اختلافات. السجلات المتطابقة: %{count}.',
  differs:
    'لا سجلات مختلفة |||| سجل واحد مختلف |||| سجلان مختلفان |||| %{smart_count} سجلات مختلفة |||| %{smart_count} سجلًا مختلفًا |||| %{smart_count} سجلًا مختلفًا',
  more: 'عرض %{shown} من %{count}. استخدم التصفية لرؤية الباقي.',
  sameCount: 'المتطابق: %{count}',
  unseen: 'لم يُقارَن لأنك لا تستطيع رؤيته: %{names}.',
  filter: 'تصفية',
  columns: {
    record: 'السجل',
    field: 'الحقل',
    before: 'على المنصة',
    after: 'في الملف',
  },
  only: 'على المنصة فقط',
  new: 'جديد',
  empty: 'فارغ',
  secrets: 'لا يمكن مقارنة الأسرار المحفوظة. لا تُستخدم القيمة المعطاة إلا للسجلات الجديدة.',
  fixed: {
    once: 'لا يمكن تغييره لاحقًا: احذفه وأنشئه من جديد',
    scope: 'لا يسمح مستوى وصولك بتغييره',
  },
  removes: 'حذف ما هو على المنصة فقط، وإعادة إنشاء ما لا يمكن تغييره',
  removesText: 'عمليات الحذف مدرجة أدناه. لا يمكن التراجع عن هذا الإجراء.',
  replaces: 'استبدال الأسرار المحفوظة بالقيم أدناه',
  values: 'قيم العناصر النائبة',
  valuesText: 'لا تُحفظ في أي مكان، وتزول عند مغادرة هذه الصفحة.',
  steps: 'ما سيُنفَّذ',
  nothing: 'لا شيء للتنفيذ.',
  all: 'تحديد الكل',
  applyCount:
    'لا تغييرات للتطبيق |||| تطبيق تغيير واحد |||| تطبيق تغييرين |||| تطبيق %{smart_count} تغييرات |||| تطبيق %{smart_count} تغييرًا |||| تطبيق %{smart_count} تغييرًا',
  missing: 'القيم المفقودة: %{names}',
  result: 'النتيجة',
  resume: 'المقارنة مرة أخرى والاستئناف',
  ended: 'تم %{done}، فشل %{failed}، لم يُجرَّب %{rest}',
};

export const messages: typeof english = {
  app: { configFile: { ...page, problems, wanted, errors, deeds, records } },
};
