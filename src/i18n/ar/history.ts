import type { messages as english } from '../en/history';

export const messages: typeof english = {
  app: {
    sent: {
      help: 'لم يُرسل شيء بعد. في الأوامر، $TOKEN هو مفتاح API الخاص بك، وكل $NAME آخر سر أو SID يعيده طلب سابق.',
      nothing: 'لا شيء للإرسال: كل شيء محفوظ.',
      does: {
        POST: 'إنشاء: %{name}',
        PUT: 'تعديل: %{name}',
        DELETE: 'حذف: %{name}',
      },
      becomes: 'يصبح',
      secret: 'سر غير معروض',
      command: 'أمر cURL: %{name}',
      calls: 'أوامر cURL',
      copyAll: 'نسخ كل الأوامر',
    },
    history: {
      purpose:
        'ما غيّرته من هذا المتصفح على هذا الحاسوب فقط. ليس سجل تدقيق: ليس لدى المنصة سجل تدقيق، ولا تظهر هنا تغييرات أُجريت في مكان آخر. يُحتفظ بأحدث 1,000 إدخال دون كلمات المرور والأسرار الأخرى.',
      search: 'البحث عن اسم أو حقل أو SID',
      resource: 'نوع السجل',
      allResources: 'كل الأنواع',
      result: 'النتيجة',
      allResults: 'كل النتائج',
      endings: {
        stored: 'تم',
        part: 'تم جزئيًا',
        refused: 'فشل',
        unknown: 'غير مؤكد',
        open: 'غير مؤكد',
      },
      record: '%{type} %{name}',
      kinds: {
        made: 'إنشاء %{record}',
        changed: 'تعديل %{record}',
        deleted: 'حذف %{record}',
        many: 'تعديل عدة: %{smart_count} %{record} |||| تعديل عدة: %{smart_count} %{record} |||| تعديل عدة: %{smart_count} %{record} |||| تعديل عدة: %{smart_count} %{record} |||| تعديل عدة: %{smart_count} %{record} |||| تعديل عدة: %{smart_count} %{record}',
        manyMade:
          'إنشاء عدة: %{smart_count} %{record} |||| إنشاء عدة: %{smart_count} %{record} |||| إنشاء عدة: %{smart_count} %{record} |||| إنشاء عدة: %{smart_count} %{record} |||| إنشاء عدة: %{smart_count} %{record} |||| إنشاء عدة: %{smart_count} %{record}',
        manyDeleted:
          'حذف عدة: %{smart_count} %{record} |||| حذف عدة: %{smart_count} %{record} |||| حذف عدة: %{smart_count} %{record} |||| حذف عدة: %{smart_count} %{record} |||| حذف عدة: %{smart_count} %{record} |||| حذف عدة: %{smart_count} %{record}',
      },
      states: {
        done: 'تم',
        refused: 'مرفوض',
        unknown: 'لا استجابة',
        sent: 'لا استجابة',
        waits: 'لم يُرسل',
      },
      by: 'بواسطة %{who}',
      open: 'فتح %{name}',
      openEnd: 'لا يُعرف كيف انتهى هذا: أُغلقت الصفحة قبل وصول استجابة.',
      revert: 'إرجاع',
      revertField: 'إرجاع %{field}',
      revertAll: 'إرجاع كل الحقول',
      secret: 'سر لم يُحتفظ به، ولا يمكن إرجاعه',
      calls:
        'لا طلبات |||| طلب واحد |||| طلبان |||| %{smart_count} طلبات |||| %{smart_count} طلبًا |||| %{smart_count} طلبًا',
      more: 'لا طلبات أخرى |||| وطلب آخر |||| وطلبان آخران |||| و%{smart_count} طلبات أخرى |||| و%{smart_count} طلبًا آخر |||| و%{smart_count} طلبًا آخر',
      older:
        'عرض الأقدم |||| عرض الأقدم (بقي واحد) |||| عرض الأقدم (بقي اثنان) |||| عرض الأقدم (بقي %{smart_count}) |||| عرض الأقدم (بقي %{smart_count}) |||| عرض الأقدم (بقي %{smart_count})',
      menu: 'إجراءات أخرى',
      exportCsv: 'تصدير بصيغة CSV',
      exportJson: 'تصدير بصيغة JSON',
      exported: 'حُفظ باسم %{file}',
      clear: 'مسح السجل',
      clearTitle: 'هل تريد مسح سجل هذا المتصفح؟',
      clearText: 'يحذف إدخالاتك في هذا المتصفح. لا يتغير شيء على المنصة.',
      empty: 'لا تغييرات بعد',
      emptyText: 'يظهر هنا ما تنشئه وتعدله وتحذفه من هذا المتصفح.',
      blocked: 'لا يحتفظ هذا المتصفح بسجل',
      blockedText: 'مساحة تخزينه ممتلئة أو محظورة. تعمل التغييرات كالمعتاد، لكنها لا تُدرج هنا.',
      notKept: 'مساحة تخزين هذا المتصفح ممتلئة أو محظورة: قد تنقص أحدث التغييرات.',
      notCleared: 'ربما لم يُمسح كل شيء: مساحة تخزين هذا المتصفح محظورة. حاول مرة أخرى.',
      notFound: 'لا إدخالات مطابقة',
      oneRecord: 'تغييرات %{name} فقط.',
      showAll: 'عرض الكل',
    },
  },
};
