import type { messages as english } from '../en/oauth';

export const messages: typeof english = {
  public: {
    oauth: {
      title: 'جارٍ تسجيل الدخول عبر %{provider}',
      busy: 'جارٍ تأكيد هويتك لدى %{provider}…',
      invalidProvider: '%{provider} ليس مزود OAuth صالحًا',
      unnamedProvider: 'ليس مزود OAuth صالحًا',
      invalidState: 'حالة غير صالحة',
      invalidStateDetail:
        'لا تطابق هذه الاستجابة تسجيل دخول بدأ في علامة التبويب هذه، أو سبق استخدامها. ابدأ من هنا مجددًا.',
      denied: 'لم تسمح لـ %{provider} بتسجيل دخولك.',
      deniedDetail: 'لم يتغير شيء. حاول مرة أخرى أو اختر طريقة أخرى لتسجيل الدخول.',
      refused: 'لم يسجل %{provider} دخولك.',
      refusedDetail: 'حاول مرة أخرى أو اختر طريقة أخرى لتسجيل الدخول.',
      unknownUser: 'لا يوجد مستخدم مرتبط بحساب %{provider} هذا.',
      unknownUserDetail: 'اختر «إنشاء حساب» للاشتراك، أو سجّل الدخول بكلمة مرورك.',
      otherWay: 'يوجد حساب بهذا البريد الإلكتروني بالفعل.',
      otherWayDetail: 'سجّل الدخول بالطريقة التي اشتركت بها.',
      noEmail: 'لم يقدّم %{provider} عنوان بريد إلكتروني.',
      noEmailDetail: 'اسمح بذلك هناك، أو اشترك ببريدك الإلكتروني.',
      failed: 'تعذر تسجيل الدخول عبر %{provider}.',
    },
  },
};
