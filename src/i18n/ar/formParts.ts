import type { formParts as english } from '../en/formParts';

export const formParts: typeof english = {
  password: { generate: 'توليد كلمة مرور', copy: 'نسخ كلمة المرور' },
  secret: { none: 'غير معيّن' },
  webhook: { only: 'دائمًا %{method}' },
};
