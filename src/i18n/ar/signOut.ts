import type { messages as english } from '../en/signOut';

export const messages: typeof english = {
  public: {
    signOut: {
      unconfirmed: 'تم تسجيل خروجك من هذا المتصفح، لكن المنصة لم تؤكد ذلك.',
      until: 'قد تبقى جلستك صالحة هناك حتى %{time}.',
      untilExpiry: 'قد تبقى جلستك صالحة هناك حتى تنتهي صلاحيتها.',
      offline: 'اترك هذه الصفحة مفتوحة: تُعاد محاولة تسجيل الخروج فور عودة الاتصال.',
      retry: 'إعادة المحاولة',
      busy: 'جارٍ إعادة المحاولة…',
    },
  },
};
