import type { serviceProviders as english } from '../en/serviceProviders';

export const serviceProviders: typeof english = {
  name: 'مزودو الخدمة |||| مزود خدمة |||| مزودو الخدمة |||| مزودو الخدمة |||| مزودو الخدمة |||| مزودو الخدمة',
  fields: {
    name: 'اسم مزود الخدمة',
    root_domain: 'النطاق الجذر',
    has_ms_teams: 'تفعيل التوجيه المباشر لـ MS Teams',
    ms_teams_fqdn: 'اسم نطاق SBC',
  },
  helper: {
    root_domain: 'تنتهي مجالات SIP للحسابات الجديدة بهذا النطاق. من دونه لا يمكن إنشاء حسابات.',
    ms_teams_fqdn: 'اسم نطاق وحدة التحكم الحدودية بالجلسات (SBC) في MS Teams.',
  },
  sections: {
    general: 'مزود الخدمة',
    generalPurpose: 'الاسم المعروض.',
    msTeams: 'MS Teams',
    msTeamsPurpose: 'التوجيه المباشر بين Microsoft Teams والمنصة.',
    limits: 'الحدود',
    limitsPurpose: 'حدود مجمّعة لكل الحسابات.',
    apiKeys: 'مفاتيح API',
    danger: 'حذف مزود الخدمة',
    dangerPurpose:
      'يُحذف معه مشغلوه وخدمات الكلام ومفاتيح API الخاصة به. يجب ألا تكون له حسابات أو مستخدمون أو جداول توجيه. لا يمكن التراجع عن هذا الإجراء.',
  },
  action: {
    create: 'إضافة مزود خدمة',
    delete: 'حذف مزود الخدمة',
  },
  notifications: {
    created: 'تمت إضافة مزود الخدمة',
    updated: 'تم تحديث الإعدادات',
    deleted: 'تم حذف مزود الخدمة',
  },
  usage: {
    blocked: 'لا يمكن حذف مزود الخدمة هذا ما دام لديه:',
    accounts: 'الحسابات',
    users: 'المستخدمون',
    phoneNumbers: 'أرقام الهواتف',
    tenants: 'مستأجرو Microsoft Teams',
    applications: 'التطبيقات',
    routings: 'جداول التوجيه',
    sipAddresses: 'عناوين SIP، ولا تزيلها إلا واجهة API',
    smppAddresses: 'عناوين SMPP، ولا تزيلها إلا واجهة API',
  },
  validation: {
    nameTaken: 'هذا الاسم مستخدم بالفعل.',
    rootDomain: 'أدخل نطاقًا مثل sip.example.com.',
    rootDomainTaken: 'لدى مزود خدمة آخر هذا النطاق الجذر.',
    inUse: 'ما زال لمزود الخدمة هذا حسابات أو مستخدمون. احذفهم أولًا.',
  },
  empty: 'لا يوجد مزود خدمة',
};
