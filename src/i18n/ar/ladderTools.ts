import type { ladderTools as english } from '../en/ladderTools';

export const ladderTools: typeof english = {
  search: 'البحث في الرسائل',
  noMatch: 'لا رسالة تحتوي على هذا النص.',
  delta: 'منذ السابقة',
  mergeHosts: 'دمج المنافذ',
  export: 'تصدير',
  exports: { svg: 'صورة SVG', mermaid: 'مخطط Mermaid', text: 'نص عادي' },
  copyLink: 'نسخ رابط الرسالة',
  linkName: 'الرابط',
  compare: 'مقارنة مع رسالة أخرى',
  stopComparing: 'إيقاف المقارنة',
  comparing: 'المقارنة مع الرسالة %{number}. افتح الرسالة الأخرى.',
  compared: 'التغييرات عن الرسالة %{number}',
  same: 'للرسالتين النص نفسه.',
  removed: 'أُزيل',
  added: 'أُضيف',
};
