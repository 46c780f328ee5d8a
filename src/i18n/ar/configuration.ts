import type { messages as english } from '../en/configuration';

export const messages: typeof english = {
  public: {
    configuration: {
      title: 'تعذر تشغيل Trunkline',
      intro: 'إعداد هذا التثبيت غير صحيح. صحّح config.js وأعد التحميل.',
      flag: 'قيمة %{name} هي «%{value}»: يجب أن تكون true أو false.',
      url: 'قيمة %{name} هي «%{value}»: يجب أن تكون عنوان URL مطلقًا دون اسم مستخدم، أو مسارًا يبدأ بعلامة / واحدة.',
      base: 'قيمة %{name} هي «%{value}»: يجب أن تكون عنوان URL مطلقًا أو مسارًا يبدأ بعلامة / واحدة، دون اسم مستخدم أو ? أو #.',
      mixed:
        'قيمة %{name} هي «%{value}»، لكن هذه الصفحة تأتي من %{page}: تحظر المتصفحات الطلبات عبر http من صفحة عبر https. قدّم المنصة عبر https وصحّح العنوان.',
      number: 'قيمة %{name} هي «%{value}»: يجب أن تكون عددًا صحيحًا من الثواني.',
      object: 'قيمة window.%{name} هي %{value}: يجب أن تكون كائنًا، مثل { ENABLE_LCR: true }.',
      unread: 'تعذر تحميل %{name}. تحقق من الاتصال وأعد التحميل.',
      status: 'تعذر تحميل %{name} (%{value}). ضع config.js من حزمة البناء بجانب index.html.',
      type: 'الملف %{name} ليس سكربتًا (%{value}): يجيب خادم الويب بشيء آخر مكانه. ضع config.js من حزمة البناء بجانب index.html.',
      broken: 'في %{name} خطأ في السطر %{line}: %{value}',
      silent: 'لا يحتوي %{name} على إعدادات. يجب أن يحتوي على الأقل على window.TRUNKLINE = {};',
      unknown: '%{name} في config.js ليس إعدادًا.',
      similar: '%{name} في config.js ليس إعدادًا. هل تقصد %{similar}؟',
      image:
        'قيمة %{name} هي «%{value}» ولم تُستخدم: يجب أن تكون مسارًا في هذا الأصل يبدأ بعلامة / واحدة، أو صورة بعنوان data:.',
      link: 'قيمة %{name} هي «%{value}» ولم تُستخدم: يجب أن تكون عنوان https دون اسم مستخدم، أو مسارًا في هذا الأصل يبدأ بعلامة / واحدة.',
      support:
        'قيمة %{name} هي «%{value}» ولم تُستخدم: يجب أن تكون عنوان https دون اسم مستخدم، أو عنوان mailto:، أو مسارًا في هذا الأصل يبدأ بعلامة / واحدة.',
      color:
        'قيمة %{name} هي «%{value}» ولم تُستخدم: يجب أن تكون لونًا مثل #5B5BD6، أو لونين بينهما مسافة للمظهرين الفاتح والداكن.',
      contrastLight:
        'لم تُستخدم قيمة %{name}: تباين %{value} في المظهر الفاتح %{contrast}:1 فقط، ويحتاج النص إلى 4.5:1. أقرب لون مقبول هو %{nearest}.',
      contrastDark:
        'لم تُستخدم قيمة %{name}: تباين %{value} في المظهر الداكن %{contrast}:1 فقط، ويحتاج النص إلى 4.5:1. أقرب لون مقبول هو %{nearest}.',
      missingImage: 'قيمة %{name} هي «%{value}»، وتعذر تحميلها كصورة.',
      menuList:
        'قيمة MENU هي «%{value}» ولم تُستخدم: يجب أن تكون قائمة روابط، مثل [{ "label": "Wiki", "url": "https://wiki.example.com" }].',
      menuEntry: 'استُبعد العنصر %{entry} من MENU: يجب أن يكون كائنًا فيه label وurl، لا «%{value}».',
      menuUnknown:
        'استُبعد العنصر %{entry} من MENU: لا معنى لـ «%{value}» هناك. استخدم label وlabels وurl وscopes.',
      menuLabel: 'استُبعد العنصر %{entry} من MENU: يجب أن تكون label نصًا، لا «%{value}».',
      menuLabels:
        'استُبعد العنصر %{entry} من MENU: يجب أن تكون labels نصوصًا حسب اللغة، مثل { "fr": "Wiki" }، لا «%{value}».',
      menuUrl:
        'استُبعد العنصر %{entry} من MENU: قيمة url هي «%{value}». يجب أن تكون عنوان URL مطلقًا دون اسم مستخدم، أو مسارًا يبدأ بعلامة / واحدة.',
      menuScopes:
        'استُبعد العنصر %{entry} من MENU: قيمة scopes هي «%{value}». يجب أن تكون قائمة من admin وservice_provider وaccount.',
      texts:
        'قيمة %{name} هي «%{value}» ولن تُستخدم: يجب أن تكون مسارًا على هذا الموقع يحتوي على {locale}، مثل /texts/{locale}.json.',
      localesList:
        'قيمة LOCALES هي «%{value}» ولن تُستخدم: يجب أن تكون قائمة لغات، مثل [{ "locale": "pt", "name": "Português" }].',
      localesEntry:
        'لن يُستخدم العنصر %{entry} من LOCALES: «%{value}» غير صحيح. اذكر locale غير موجود في الواجهة مثل pt، و name، وعند الحاجة direction (ltr أو rtl) و fallback وهو إحدى لغات الواجهة.',
      localesAlone: 'لن تُستخدم LOCALES دون TEXTS_URL الذي تأتي منه نصوص لغاتها.',
      textsUnread: 'تعذرت قراءة %{name} (%{value}). تُستخدم النصوص الأصلية.',
      textUnknown: '%{name}: «%{key}» ليس من النصوص الأصلية.',
      textType: '%{name}: لن يُستخدم «%{key}» لأنه ليس نصًا.',
      textHtml: '%{name}: لن يُستخدم «%{key}» لأنه يحتوي على HTML.',
      textArgs: '%{name}: لن يُستخدم «%{key}» لأن متغيراته يجب أن تكون %{value}.',
      textArgsNone: '%{name}: لن يُستخدم «%{key}» لأنه يجب ألا يحتوي على متغيرات.',
      textForms: '%{name}: لن يُستخدم «%{key}» لأن عدد صيغ الجمع يجب أن يكون %{value}.',
      textMore: '%{name}: يوجد %{value} أيضًا.',
    },
    platform: {
      forbidden: 'لا تسمح سياسة أمان هذه الصفحة بـ %{origin}.',
      forbiddenHelp:
        'أضف %{origin} إلى connect-src في ترويسة Content-Security-Policy لخادم الويب، أو صحّح API_BASE_URL.',
      open: 'فتح العنوان في علامة تبويب جديدة',
      silent: 'لا تتلقى هذه الصفحة ردًا من %{address}.',
      silentHelp:
        'لا شيء يعمل هناك، أو لا يثق المتصفح بشهادته، أو أن ما يجيب يمنع المواقع الأخرى. لا يظهر السبب إلا في علامة تبويب مستقلة. صحّح API_BASE_URL أو شغّل المنصة أو استبدل الشهادة.',
      unreadable: 'يجيب %{address}، لكن لا يُسمح لهذه الصفحة بقراءة ردّه.',
      unreadableHelp:
        'تحقق من API_BASE_URL الذي يجب ألا يعيد التوجيه، واسمح بـ %{page} في إعدادات CORS للمنصة. إذا كان ذلك يعمل من قبل، فربما بُلغ حد معدل طلبات المنصة: حاول مرة أخرى بعد بضع دقائق.',
      foreign: 'لا منصة تجيب عند %{address} (%{answer}).',
      foreignHelp:
        'تحقق من API_BASE_URL الذي ينتهي عادة بـ /v1، ومن أن المنصة تعمل خلف خادم الويب.',
      moved: 'لا منصة تجيب عند %{address} الذي يعيد التوجيه إلى %{to} (%{answer}).',
      movedHelp: 'اضبط API_BASE_URL على العنوان الذي تجيب عنده المنصة نفسها.',
      led: 'لا منصة تجيب عند %{address} الذي يعيد التوجيه إلى مكان آخر.',
      ledHelp: 'اضبط API_BASE_URL على العنوان الذي تجيب عنده المنصة نفسها.',
      limited: 'تم بلوغ حد معدل طلبات المنصة.',
      limitedHelp: 'تُحسب طلبات الجميع معًا. حاول مرة أخرى بعد بضع دقائق.',
      limitedFor: 'تم بلوغ حد معدل طلبات المنصة.',
      limitedForHelp: 'تُحسب طلبات الجميع معًا. حاول مرة أخرى بعد %{minutes} د.',
    },
  },
};
