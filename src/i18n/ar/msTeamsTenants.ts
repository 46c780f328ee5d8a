import type { msTeamsTenants as english } from '../en/msTeamsTenants';

export const msTeamsTenants: typeof english = {
  name: 'مستأجرو MS Teams |||| مستأجر Microsoft Teams |||| مستأجرو MS Teams |||| مستأجرو MS Teams |||| مستأجرو MS Teams |||| مستأجرو MS Teams',
  fields: {
    ms_teams_tenant_sid: 'معرّف SID للمستأجر',
    tenant_fqdn: 'اسم النطاق',
    account_sid: 'الحساب',
    application_sid: 'التطبيق',
  },
  helper: {
    tenant_fqdn: 'اسم نطاق المستأجر في Microsoft Teams.',
    application_sid: 'يعالج المكالمات الواردة من المستأجر.',
  },
  sections: {
    tenant: 'المستأجر',
    tenantPurpose: 'اسم النطاق والحساب المالك والتطبيق.',
    danger: 'حذف هذا المستأجر',
    dangerPurpose: 'لن يتمكن مستخدموه من الاتصال عبر المنصة.',
  },
  action: {
    create: 'إضافة مستأجر MS Teams',
    delete: 'حذف المستأجر',
    createAccount: 'إضافة حساب',
  },
  title: {
    create: 'إضافة مستأجر Microsoft Teams',
    edit: 'تعديل مستأجر Microsoft Teams',
  },
  validation: {
    domainTaken: 'اسم النطاق هذا مستخدم بالفعل.',
    domain: 'أدخل اسم نطاق مؤهلًا بالكامل، مثل customer.teams.example.com.',
    noDomain: 'ليس لدى %{name} اسم نطاق مؤهل بالكامل لـ MS Teams',
  },
  notifications: {
    created: 'تم إنشاء مستأجر Microsoft Teams',
    updated: 'تم تحديث مستأجر Microsoft Teams',
    deleted: 'تم حذف مستأجر Microsoft Teams %{name}',
  },
  empty: {
    title: 'لا يوجد مستأجرو Microsoft Teams.',
    text: 'يتيح المستأجرون لمستخدمي Microsoft Teams الاتصال عبر المنصة.',
    noAccount: 'أنشئ حسابًا قبل إنشاء مستأجر Microsoft Teams.',
  },
};
