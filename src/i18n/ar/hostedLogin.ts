import type { messages as english } from '../en/hostedLogin';

export const messages: typeof english = {
  public: {
    hosted: {
      or: 'أو',
      register: 'إنشاء حساب',
      noAccount: 'ليس لديك حساب بعد؟',
      signInWith: 'تسجيل الدخول عبر %{provider}',
    },
  },
};
