import type { columns as english } from '../en/columns';

/** The columns of a list. */
export const columns: typeof english = {
  title: 'الأعمدة',
  help: 'يبقى العمود الأول دائمًا. تحفظ طرق العرض الأعمدة وارتفاع الصفوف وحجم الصفحة.',
  up: 'نقل %{name} إلى أعلى',
  down: 'نقل %{name} إلى أسفل',
  moved: '%{name}: %{place} من %{count}',
  reset: 'إعادة تعيين',
};
