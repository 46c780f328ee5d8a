import type { clients as english } from '../en/clients';

export const clients: typeof english = {
  name: 'عملاء SIP |||| عميل SIP |||| عملاء SIP |||| عملاء SIP |||| عملاء SIP |||| عملاء SIP',
  fields: {
    client_sid: 'معرّف SID لعميل SIP',
    account_sid: 'الحساب',
    username: 'اسم المستخدم',
    password: 'كلمة المرور',
    is_active: 'نشط',
    state: 'الحالة',
    allow_direct_app_calling: 'السماح بالاتصال المباشر بالتطبيقات',
    allow_direct_queue_calling: 'السماح بالاتصال المباشر بقوائم الانتظار',
    allow_direct_user_calling: 'السماح بالاتصال المباشر بالمستخدمين الآخرين',
  },
  helper: {
    username: 'لا يمكن تغيير اسم المستخدم بعد الإنشاء.',
    password: 'لتغيير كلمة المرور، احذف العميل وأنشئه من جديد.',
    allow_direct_app_calling: 'يمكنه الاتصال بتطبيقات الحساب بأسمائها.',
    allow_direct_queue_calling: 'يمكنه الاتصال بقوائم انتظار الحساب بأسمائها.',
    allow_direct_user_calling: 'يمكنه الاتصال بعملاء SIP الآخرين في الحساب.',
  },
  sections: {
    client: 'عميل SIP',
    clientPurpose: 'بيانات اعتماد تسجيل SIP.',
    calling: 'الاتصال المباشر',
    callingPurpose: 'ما يمكن للجهاز الاتصال به مباشرة.',
    danger: 'حذف عميل SIP هذا',
    dangerPurpose: 'لن يتمكن الجهاز من التسجيل. لا يمكن التراجع عن هذا الإجراء.',
  },
  realm: {
    name: 'مجال SIP',
    is: 'تسجل الأجهزة بمجال SIP هذا',
    missing: 'ليس لهذا الحساب مجال SIP، فلا يمكن لأجهزته التسجيل.',
    associate: 'تعيين مجال SIP',
  },
  action: {
    create: 'إضافة عميل SIP',
    delete: 'حذف عميل SIP',
    createAccount: 'إضافة حساب',
    toggle: 'تفعيل %{name}',
  },
  title: { create: 'إضافة عميل SIP', edit: 'تعديل عميل SIP' },
  validation: {
    usernameTaken: 'اسم المستخدم هذا مستخدم في هذا الحساب.',
    noRealm: 'لم يُعيَّن مجال SIP للحساب.',
  },
  notifications: {
    notChanged: 'تعذر تغيير %{name}.',
    created: 'تم إنشاء عميل SIP',
    updated: 'تم تحديث عميل SIP',
    deleted: 'تم حذف عميل SIP %{name}',
  },
  empty: {
    title: 'لا يوجد عملاء SIP.',
    text: 'عملاء SIP هم الهواتف البرمجية والمكتبية في الحساب.',
    noAccount: 'أنشئ حسابًا قبل إنشاء عميل SIP.',
  },
};
