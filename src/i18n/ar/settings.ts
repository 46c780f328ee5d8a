import type { settings as english } from '../en/settings';

export const settings: typeof english = {
  title: 'الإعدادات',
  recordName: 'إعدادات المسؤول',
  tabs: { label: 'الإعدادات', admin: 'المسؤول', serviceProvider: 'مزود الخدمة' },
  fields: {
    domain_name: 'اسم النطاق',
    sip_domain_name: 'اسم نطاق SIP',
    monitoring_domain_name: 'اسم نطاق المراقبة',
    private_network_cidr: 'CIDR الشبكة الخاصة',
    log_level: 'مستوى السجل',
    min_password_length: 'الحد الأدنى لطول كلمة المرور',
    require_digit: 'اشتراط رقم',
    require_special_character: 'اشتراط رمز خاص',
  },
  helper: {
    private_network_cidr: 'عناوين وشبكات IPv4، مثل 10.0.0.0/8، تفصل بينها فواصل.',
    log_level: 'مدى تفصيل سجلات المنصة.',
    password: 'يسري على كلمات المرور الجديدة.',
  },
  logLevels: { info: 'معلومات', debug: 'تصحيح' },
  sections: {
    system: 'معلومات النظام',
    systemPurpose: 'نطاقات المنصة وشبكاتها.',
    password: 'سياسة كلمات المرور',
    passwordPurpose: 'شروط كلمة المرور لجميع المستخدمين.',
  },
  unlinkedTerms: 'يطلب إنشاء الحساب قبول وثائق ليس لها رابط. عيّن %{names} في config.js.',
  notifications: { updated: 'تم تحديث إعدادات المسؤول' },
  validation: { cidr: 'CIDR الشبكة الخاصة «%{value}» غير صالح' },
};
