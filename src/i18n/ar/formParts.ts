import type { formParts as english } from '../en/formParts';

export const formParts: typeof english = {
  password: {
    generate: 'توليد كلمة مرور',
    copy: 'نسخ كلمة المرور',
    edges: 'تبدأ أو تنتهي بمسافة، وهي جزء من كلمة المرور.',
  },
  secret: { none: 'غير معيّن' },
  webhook: { only: 'دائمًا %{method}' },
  number: {
    shortened: 'اختصر جدول بيانات هذا الرقم. أدخل كل خاناته.',
    decimals: 'أضاف جدول بيانات كسورًا عشرية إلى هذا الرقم. أدخل أرقامه وحدها.',
  },
};
