import type { messages as english } from '../en/configuration';

export const messages: typeof english = {
  public: {
    configuration: {
      title: 'Trunkline kann nicht starten',
      intro:
        'Diese Installation ist falsch konfiguriert. Korrigieren Sie config.js und laden Sie die Seite neu.',
      flag: '%{name} ist „%{value}“: Erlaubt sind true und false.',
      url: '%{name} ist „%{value}“: Erlaubt ist eine absolute URL ohne Benutzernamen oder ein Pfad, der mit einem einzelnen / beginnt.',
      base: '%{name} ist „%{value}“: Erlaubt ist eine absolute URL oder ein Pfad, der mit einem einzelnen / beginnt, ohne Benutzernamen, ? und #.',
      mixed:
        '%{name} ist „%{value}“, diese Seite kommt aber von %{page}: Browser blockieren Anfragen über http von einer Seite über https. Stellen Sie die Plattform über https bereit und korrigieren Sie die Adresse.',
      number: '%{name} ist „%{value}“: Erlaubt ist eine ganze Zahl von Sekunden.',
      object: 'window.%{name} ist %{value}: Es muss ein Objekt sein, z. B. { ENABLE_LCR: true }.',
      unread:
        '%{name} konnte nicht geladen werden. Prüfen Sie die Verbindung und laden Sie die Seite neu.',
      status:
        '%{name} konnte nicht geladen werden (%{value}). Legen Sie die config.js des Builds neben index.html.',
      type: '%{name} ist kein Skript (%{value}): Der Webserver liefert stattdessen etwas anderes. Legen Sie die config.js des Builds neben index.html.',
      broken: '%{name} ist in Zeile %{line} fehlerhaft: %{value}',
      silent: '%{name} enthält keine Einstellungen. Mindestens nötig ist window.TRUNKLINE = {};.',
      unknown: '%{name} in config.js ist keine Einstellung.',
      similar: '%{name} in config.js ist keine Einstellung. Meinten Sie %{similar}?',
      image:
        '%{name} ist „%{value}“ und wird nicht verwendet: Es muss ein Pfad dieses Ursprungs sein, der mit einem einzigen / beginnt, oder ein Bild als data:-URL.',
      link: '%{name} ist „%{value}“ und wird nicht verwendet: Es muss eine https-URL ohne Benutzernamen sein oder ein Pfad dieses Ursprungs, der mit einem einzigen / beginnt.',
      support:
        '%{name} ist „%{value}“ und wird nicht verwendet: Es muss eine https-URL ohne Benutzernamen sein, eine mailto:-Adresse oder ein Pfad dieses Ursprungs, der mit einem einzigen / beginnt.',
      color:
        '%{name} ist „%{value}“ und wird nicht verwendet: Es muss eine Farbe wie #5B5BD6 sein, oder zwei mit einem Leerzeichen dazwischen, für das helle und das dunkle Design.',
      contrastLight:
        '%{name} wird nicht verwendet: Im hellen Design hat %{value} nur einen Kontrast von %{contrast}:1, und Text braucht 4.5:1. Die nächste Farbe, die genügt, ist %{nearest}.',
      contrastDark:
        '%{name} wird nicht verwendet: Im dunklen Design hat %{value} nur einen Kontrast von %{contrast}:1, und Text braucht 4.5:1. Die nächste Farbe, die genügt, ist %{nearest}.',
      missingImage: '%{name} ist „%{value}“ und ließ sich nicht als Bild laden.',
      menuList:
        'MENU ist „%{value}“ und wird nicht verwendet: Es muss eine Liste von Links sein, etwa [{ "label": "Wiki", "url": "https://wiki.example.com" }].',
      menuEntry:
        'Eintrag %{entry} von MENU fehlt im Menü: Er muss ein Objekt mit label und url sein, nicht „%{value}“.',
      menuUnknown:
        'Eintrag %{entry} von MENU fehlt im Menü: „%{value}“ hat dort keine Bedeutung. Möglich sind label, labels, url und scopes.',
      menuLabel:
        'Eintrag %{entry} von MENU fehlt im Menü: Sein label muss ein Text sein, nicht „%{value}“.',
      menuLabels:
        'Eintrag %{entry} von MENU fehlt im Menü: Seine labels müssen Texte nach Sprache sein, etwa { "fr": "Wiki" }, nicht „%{value}“.',
      menuUrl:
        'Eintrag %{entry} von MENU fehlt im Menü: Seine url ist „%{value}“. Sie muss eine absolute URL ohne Benutzernamen sein oder ein Pfad, der mit einem einzigen / beginnt.',
      menuScopes:
        'Eintrag %{entry} von MENU fehlt im Menü: Seine scopes sind „%{value}“. Sie müssen eine Liste aus admin, service_provider und account sein.',
      texts:
        '%{name} ist „%{value}“ und wird nicht verwendet: Es muss ein Pfad dieses Ursprungs mit {locale} darin sein, etwa /texts/{locale}.json.',
      localesList:
        'LOCALES ist „%{value}“ und wird nicht verwendet: Es muss eine Liste von Sprachen sein, etwa [{ "locale": "pt", "name": "Português" }].',
      localesEntry:
        'Eintrag %{entry} von LOCALES fehlt: „%{value}“ ist falsch. Nötig sind eine locale, die die Konsole nicht hat, etwa pt, und ein name, bei Bedarf auch eine direction (ltr oder rtl) und ein fallback, das eine Sprache der Konsole ist.',
      localesAlone:
        'LOCALES wird ohne TEXTS_URL nicht verwendet, woher die Texte dieser Sprachen kommen.',
      textsUnread:
        '%{name} ließ sich nicht lesen (%{value}). Die Texte der Konsole werden verwendet.',
      textUnknown: '%{name}: „%{key}“ ist kein Text der Konsole.',
      textType: '%{name}: „%{key}“ wird nicht verwendet, weil es kein Text ist.',
      textHtml: '%{name}: „%{key}“ wird nicht verwendet, weil es HTML enthält.',
      textArgs:
        '%{name}: „%{key}“ wird nicht verwendet, weil die Platzhalter %{value} sein müssen.',
      textArgsNone: '%{name}: „%{key}“ wird nicht verwendet, weil es keine Platzhalter haben darf.',
      textForms:
        '%{name}: „%{key}“ wird nicht verwendet, weil die Zahl der Pluralformen %{value} sein muss.',
      textMore: '%{name}: Es sind noch %{value} weitere.',
    },
    platform: {
      forbidden: 'Die Sicherheitsrichtlinie dieser Seite erlaubt %{origin} nicht.',
      forbiddenHelp:
        'Ergänzen Sie %{origin} bei connect-src im Content-Security-Policy-Header des Webservers oder korrigieren Sie API_BASE_URL.',
      open: 'Adresse in neuem Tab öffnen',
      silent: 'Diese Seite bekommt keine Antwort von %{address}.',
      silentHelp:
        'Dort läuft nichts, der Browser vertraut dem Zertifikat nicht, oder was antwortet, ist für andere Websites gesperrt. Was davon zutrifft, zeigt nur ein eigener Tab. Korrigieren Sie API_BASE_URL, starten Sie die Plattform oder ersetzen Sie das Zertifikat.',
      unreadable: '%{address} antwortet, aber diese Seite darf die Antwort nicht lesen.',
      unreadableHelp:
        'Prüfen Sie API_BASE_URL, die nicht weiterleiten darf, und erlauben Sie %{page} in den CORS-Einstellungen der Plattform. Hat es vorher funktioniert, ist vielleicht das Anfragelimit der Plattform erreicht: Versuchen Sie es in einigen Minuten erneut.',
      foreign: 'Unter %{address} antwortet keine Plattform (%{answer}).',
      foreignHelp:
        'Prüfen Sie API_BASE_URL, die meist auf /v1 endet, und ob die Plattform hinter dem Webserver läuft.',
      moved:
        'Unter %{address} antwortet keine Plattform, sondern eine Weiterleitung zu %{to} (%{answer}).',
      movedHelp:
        'Setzen Sie API_BASE_URL auf die Adresse, unter der die Plattform selbst antwortet.',
      led: 'Unter %{address} antwortet keine Plattform, sondern eine Weiterleitung.',
      ledHelp: 'Setzen Sie API_BASE_URL auf die Adresse, unter der die Plattform selbst antwortet.',
      limited: 'Das Anfragelimit der Plattform ist erreicht.',
      limitedHelp:
        'Es zählt die Anfragen aller zusammen. Versuchen Sie es in einigen Minuten erneut.',
      limitedFor: 'Das Anfragelimit der Plattform ist erreicht.',
      limitedForHelp:
        'Es zählt die Anfragen aller zusammen. Versuchen Sie es in %{minutes} min erneut.',
    },
  },
};
