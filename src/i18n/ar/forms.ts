import type { forms as english } from '../en/forms';

export const forms: typeof english = {
  sid: 'SID',
  sections: 'أقسام هذه الصفحة',
  createAnother: 'إنشاء وإضافة آخر',
  noChanges: 'لا تغييرات غير محفوظة',
  copyOf: 'نسخة من %{name}',
  willBeSent: 'ما سيُرسل',
  history: 'السجل',
};
