import type { messages as english } from '../en/configuration';

export const messages: typeof english = {
  public: {
    configuration: {
      title: 'Trunkline no puede iniciarse',
      intro: 'Este despliegue está mal configurado. Corrija config.js y recargue la página.',
      flag: '%{name} es «%{value}»: debe ser true o false.',
      url: '%{name} es «%{value}»: debe ser una URL absoluta sin nombre de usuario, o una ruta que empiece con una sola /.',
      base: '%{name} es «%{value}»: debe ser una URL absoluta o una ruta que empiece con una sola /, sin nombre de usuario, ? ni #.',
      mixed:
        '%{name} es «%{value}», pero esta página viene de %{page}: los navegadores bloquean las solicitudes por http desde una página por https. Sirva la plataforma por https y corrija la dirección.',
      number: '%{name} es «%{value}»: debe ser un número entero de segundos.',
      object: 'window.%{name} es %{value}: debe ser un objeto, como { ENABLE_LCR: true }.',
      unread: 'No se pudo cargar %{name}. Revise la conexión y recargue la página.',
      status:
        'No se pudo cargar %{name} (%{value}). Coloque el config.js de la compilación junto a index.html.',
      type: '%{name} no es un script (%{value}): el servidor web responde otra cosa en su lugar. Coloque el config.js de la compilación junto a index.html.',
      broken: '%{name} tiene un error en la línea %{line}: %{value}',
      silent:
        '%{name} no contiene ninguna configuración. Como mínimo debe decir window.TRUNKLINE = {};',
      unknown: '%{name}, en config.js, no es una opción de configuración.',
      similar: '%{name}, en config.js, no es una opción de configuración. ¿Quiso decir %{similar}?',
      image:
        '%{name} es «%{value}» y no se usa: debe ser una ruta de este origen que empiece por una sola /, o una imagen como URL data:.',
      link: '%{name} es «%{value}» y no se usa: debe ser una URL https sin nombre de usuario, o una ruta de este origen que empiece por una sola /.',
      support:
        '%{name} es «%{value}» y no se usa: debe ser una URL https sin nombre de usuario, una dirección mailto:, o una ruta de este origen que empiece por una sola /.',
      color:
        '%{name} es «%{value}» y no se usa: debe ser un color como #5B5BD6, o dos separados por un espacio, para el tema claro y el oscuro.',
      contrastLight:
        '%{name} no se usa: en el tema claro, %{value} solo tiene un contraste de %{contrast}:1, y el texto necesita 4.5:1. El color más cercano que sirve es %{nearest}.',
      contrastDark:
        '%{name} no se usa: en el tema oscuro, %{value} solo tiene un contraste de %{contrast}:1, y el texto necesita 4.5:1. El color más cercano que sirve es %{nearest}.',
      missingImage: '%{name} es «%{value}», que no se pudo cargar como imagen.',
      menuList:
        'MENU es «%{value}» y no se usa: debe ser una lista de enlaces, como [{ "label": "Wiki", "url": "https://wiki.example.com" }].',
      menuEntry:
        'La entrada %{entry} de MENU se omite: debe ser un objeto con label y url, no «%{value}».',
      menuUnknown:
        'La entrada %{entry} de MENU se omite: «%{value}» no significa nada ahí. Use label, labels, url y scopes.',
      menuLabel: 'La entrada %{entry} de MENU se omite: su label debe ser un texto, no «%{value}».',
      menuLabels:
        'La entrada %{entry} de MENU se omite: sus labels deben ser textos por idioma, como { "fr": "Wiki" }, no «%{value}».',
      menuUrl:
        'La entrada %{entry} de MENU se omite: su url es «%{value}». Debe ser una URL absoluta sin nombre de usuario, o una ruta que empiece por una sola /.',
      menuScopes:
        'La entrada %{entry} de MENU se omite: sus scopes son «%{value}». Deben ser una lista de admin, service_provider y account.',
      texts:
        '%{name} es «%{value}» y no se usa: debe ser una ruta de este origen que contenga {locale}, como /texts/{locale}.json.',
      localesList:
        'LOCALES es «%{value}» y no se usa: debe ser una lista de idiomas, como [{ "locale": "pt", "name": "Português" }].',
      localesEntry:
        'La entrada %{entry} de LOCALES se omite: «%{value}» es incorrecto. Indique un locale que la consola no tenga, como pt, un name y, si hace falta, una direction (ltr o rtl) y un fallback, que es un idioma de la consola.',
      localesAlone: 'LOCALES no se usa sin TEXTS_URL, de donde vienen los textos de sus idiomas.',
      textsUnread: 'No se pudo leer %{name} (%{value}). Se usan los textos de la consola.',
      textUnknown: '%{name}: «%{key}» no es un texto de la consola.',
      textType: '%{name}: «%{key}» no se usa porque no es un texto.',
      textHtml: '%{name}: «%{key}» no se usa porque contiene HTML.',
      textArgs: '%{name}: «%{key}» no se usa porque sus variables deben ser %{value}.',
      textArgsNone: '%{name}: «%{key}» no se usa porque no debe tener variables.',
      textForms:
        '%{name}: «%{key}» no se usa porque el número de sus formas de plural debe ser %{value}.',
      textMore: '%{name}: hay %{value} más.',
    },
    platform: {
      forbidden: 'La política de seguridad de esta página no permite %{origin}.',
      forbiddenHelp:
        'Agregue %{origin} a connect-src en la cabecera Content-Security-Policy del servidor web, o corrija API_BASE_URL.',
      open: 'Abrir la dirección en una pestaña nueva',
      silent: 'Esta página no recibe respuesta de %{address}.',
      silentHelp:
        'No hay nada en marcha ahí, el navegador no confía en su certificado, o lo que responde se cierra a otros sitios. Solo una pestaña propia muestra cuál es el caso. Corrija API_BASE_URL, inicie la plataforma o reemplace el certificado.',
      unreadable: '%{address} responde, pero esta página no puede leerlo.',
      unreadableHelp:
        'Revise API_BASE_URL, que no debe redirigir, y permita %{page} en la configuración de CORS de la plataforma. Si antes funcionaba, puede haberse alcanzado el límite de solicitudes de la plataforma: vuelva a intentarlo en unos minutos.',
      foreign: 'En %{address} no responde ninguna plataforma (%{answer}).',
      foreignHelp:
        'Revise API_BASE_URL, que normalmente termina en /v1, y compruebe que la plataforma esté en marcha detrás del servidor web.',
      moved:
        'En %{address} no responde ninguna plataforma: la dirección redirige a %{to} (%{answer}).',
      movedHelp: 'Indique en API_BASE_URL la dirección en la que responde la propia plataforma.',
      led: 'En %{address} no responde ninguna plataforma: la dirección redirige a otro lugar.',
      ledHelp: 'Indique en API_BASE_URL la dirección en la que responde la propia plataforma.',
      limited: 'Se alcanzó el límite de solicitudes de la plataforma.',
      limitedHelp:
        'Cuenta las solicitudes de todos los usuarios. Vuelva a intentarlo en unos minutos.',
      limitedFor: 'Se alcanzó el límite de solicitudes de la plataforma.',
      limitedForHelp:
        'Cuenta las solicitudes de todos los usuarios. Vuelva a intentarlo en %{minutes} min.',
    },
  },
};
