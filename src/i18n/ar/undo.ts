import type { messages as english } from '../en/undo';

/** What is said of a deletion that can be taken back, or only in part. */
export const messages: typeof english = {
  app: {
    undo: {
      before: {
        made: 'يمكنك التراجع عن الحذف بعده، لكن معرّف SID سيكون جديدًا.',
        form: 'لا يمكن استعادة الأسرار. يمكنك بعد الحذف إضافته من جديد بأسرار أخرى.',
      },
      action: 'تراجع',
      again: 'إضافة من جديد',
      busy: 'جارٍ الاستعادة…',
      done: 'تمت استعادة %{name}. معرّف SID جديد.',
      part: 'تمت استعادة %{name} جزئيًا فقط.',
      failed: 'لم تتم استعادة %{name}.',
      unread: 'لم تتم استعادة ما تعذّرت قراءة قيمه: %{fields}.',
      retry: 'إعادة المحاولة',
      open: 'فتح',
      changedSince: 'غيّر شخص آخر هذا بعد ذلك.',
      many: {
        busy: 'جارٍ الاستعادة… %{done} من %{total}',
        stop: 'إيقاف',
        done: 'تمت استعادة: %{count}.',
        left: 'لم تتم استعادة: %{count}.',
      },
    },
  },
};
