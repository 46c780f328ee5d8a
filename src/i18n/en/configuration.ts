/** What the console says of a setting that makes no sense, in the place of every page. */
export const messages = {
  public: {
    configuration: {
      title: 'Trunkline can’t start',
      intro: 'This deployment is misconfigured. Correct config.js and reload.',
      flag: '%{name} is “%{value}”: it must be true or false.',
      url: '%{name} is “%{value}”: it must be an absolute URL without a username, or a path that starts with a single /.',
      base: '%{name} is “%{value}”: it must be an absolute URL or a path that starts with a single /, without a username, a ? or a #.',
      mixed:
        '%{name} is “%{value}”, but this page comes from %{page}: browsers block calls over http from a page over https. Serve the platform over https and correct the address.',
      number: '%{name} is “%{value}”: it must be a whole number of seconds.',
      object: 'window.%{name} is %{value}: it must be an object, such as { ENABLE_LCR: true }.',
      unread: '%{name} couldn’t be loaded. Check the connection and reload.',
      status:
        '%{name} couldn’t be loaded (%{value}). Put the config.js of the build beside index.html.',
      type: '%{name} isn’t a script (%{value}): the web server answers something else in its place. Put the config.js of the build beside index.html.',
      broken: '%{name} is broken in line %{line}: %{value}',
      silent: '%{name} holds no settings. It must say window.TRUNKLINE = {}; at least.',
      unknown: '%{name} in config.js isn’t a setting.',
      similar: '%{name} in config.js isn’t a setting. Did you mean %{similar}?',
      image:
        '%{name} is “%{value}” and isn’t used: it must be a path of this origin that starts with a single /, or an image as a data: URL.',
      link: '%{name} is “%{value}” and isn’t used: it must be an https URL without a username, or a path of this origin that starts with a single /.',
      support:
        '%{name} is “%{value}” and isn’t used: it must be an https URL without a username, a mailto: address, or a path of this origin that starts with a single /.',
      color:
        '%{name} is “%{value}” and isn’t used: it must be a color such as #5B5BD6, or two with a space between them, for the light and the dark theme.',
      contrastLight:
        '%{name} isn’t used: in the light theme %{value} has a contrast of only %{contrast}:1, and text needs 4.5:1. The nearest color that passes is %{nearest}.',
      contrastDark:
        '%{name} isn’t used: in the dark theme %{value} has a contrast of only %{contrast}:1, and text needs 4.5:1. The nearest color that passes is %{nearest}.',
      missingImage: '%{name} is “%{value}”, which couldn’t be loaded as an image.',
      menuList:
        'MENU is “%{value}” and isn’t used: it must be a list of links, such as [{ "label": "Wiki", "url": "https://wiki.example.com" }].',
      menuEntry:
        'Entry %{entry} of MENU is left out: it must be an object with a label and a url, not “%{value}”.',
      menuUnknown:
        'Entry %{entry} of MENU is left out: “%{value}” means nothing there. Use label, labels, url and scopes.',
      menuLabel: 'Entry %{entry} of MENU is left out: its label must be a text, not “%{value}”.',
      menuLabels:
        'Entry %{entry} of MENU is left out: its labels must be texts by language, such as { "fr": "Wiki" }, not “%{value}”.',
      menuUrl:
        'Entry %{entry} of MENU is left out: its url is “%{value}”. It must be an absolute URL without a username, or a path that starts with a single /.',
      menuScopes:
        'Entry %{entry} of MENU is left out: its scopes are “%{value}”. They must be a list of admin, service_provider and account.',
      texts:
        '%{name} is “%{value}” and isn’t used: it must be a path of this origin with {locale} in it, such as /texts/{locale}.json.',
      localesList:
        'LOCALES is “%{value}” and isn’t used: it must be a list of languages, such as [{ "locale": "pt", "name": "Português" }].',
      localesEntry:
        'Entry %{entry} of LOCALES is left out: “%{value}” is wrong. Give a locale that the console doesn’t have, such as pt, a name, and where needed a direction (ltr or rtl) and a fallback, which is a language of the console.',
      localesAlone:
        'LOCALES isn’t used without TEXTS_URL, from which the texts of its languages come.',
      textsUnread: '%{name} couldn’t be read (%{value}). The texts of the console are used.',
      textUnknown: '%{name}: “%{key}” isn’t a text of the console.',
      textType: '%{name}: “%{key}” isn’t used, because it isn’t a text.',
      textHtml: '%{name}: “%{key}” isn’t used, because it contains HTML.',
      textArgs: '%{name}: “%{key}” isn’t used, because its placeholders must be %{value}.',
      textArgsNone: '%{name}: “%{key}” isn’t used, because it must have no placeholders.',
      textForms:
        '%{name}: “%{key}” isn’t used, because its number of plural forms must be %{value}.',
      textMore: '%{name}: there are %{value} more of these.',
    },
    platform: {
      forbidden: 'The security policy of this page doesn’t allow %{origin}.',
      forbiddenHelp:
        'Add %{origin} to connect-src in the Content-Security-Policy header of the web server, or correct API_BASE_URL.',
      open: 'Open the address in a new tab',
      silent: 'This page gets no answer from %{address}.',
      silentHelp:
        'Nothing runs there, the browser doesn’t trust its certificate, or what answers keeps itself from other sites. Only a tab of its own shows which. Correct API_BASE_URL, start the platform or replace the certificate.',
      unreadable: '%{address} answers, but this page may not read it.',
      unreadableHelp:
        'Check API_BASE_URL, which must not redirect, and allow %{page} in the CORS settings of the platform. If it worked before, the platform’s rate limit may be reached: try again in a few minutes.',
      foreign: 'No platform answers at %{address} (%{answer}).',
      foreignHelp:
        'Check API_BASE_URL, which usually ends in /v1, and that the platform runs behind the web server.',
      moved: 'No platform answers at %{address}, which redirects to %{to} (%{answer}).',
      movedHelp: 'Set API_BASE_URL to the address at which the platform itself answers.',
      led: 'No platform answers at %{address}, which redirects elsewhere.',
      ledHelp: 'Set API_BASE_URL to the address at which the platform itself answers.',
      limited: 'The platform’s rate limit is reached.',
      limitedHelp: 'It counts everybody’s requests together. Try again in a few minutes.',
      limitedFor: 'The platform’s rate limit is reached.',
      limitedForHelp: 'It counts everybody’s requests together. Try again in %{minutes} min.',
    },
  },
};
