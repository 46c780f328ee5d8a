import type { messages as english } from '../en/configuration';

export const messages: typeof english = {
  public: {
    configuration: {
      title: 'Trunkline ne peut pas démarrer',
      intro: 'La configuration de ce déploiement est incorrecte. Corrigez config.js et rechargez.',
      flag: '%{name} vaut « %{value} » : il faut true ou false.',
      url: '%{name} vaut « %{value} » : il faut une URL absolue sans nom d’utilisateur, ou un chemin qui commence par un seul /.',
      base: '%{name} vaut « %{value} » : il faut une URL absolue ou un chemin qui commence par un seul /, sans nom d’utilisateur, ni ?, ni #.',
      mixed:
        '%{name} vaut « %{value} », mais cette page vient de %{page} : les navigateurs bloquent les appels en http depuis une page en https. Servez la plateforme en https et corrigez l’adresse.',
      number: '%{name} vaut « %{value} » : il faut un nombre entier de secondes.',
      object: 'window.%{name} vaut %{value} : il faut un objet, tel que { ENABLE_LCR: true }.',
      unread: '%{name} n’a pas pu être chargé. Vérifiez la connexion et rechargez.',
      status:
        '%{name} n’a pas pu être chargé (%{value}). Placez le config.js de la version construite à côté de index.html.',
      type: '%{name} n’est pas un script (%{value}) : le serveur web répond autre chose à sa place. Placez le config.js de la version construite à côté de index.html.',
      broken: '%{name} est incorrect à la ligne %{line} : %{value}',
      silent: '%{name} ne contient aucun réglage. Il doit au moins contenir window.TRUNKLINE = {};',
      unknown: '%{name} dans config.js n’est pas un réglage.',
      similar: '%{name} dans config.js n’est pas un réglage. Vouliez-vous dire %{similar} ?',
      image:
        '%{name} vaut « %{value} » et n’est pas utilisé : indiquez un chemin de cette origine qui commence par un seul /, ou une image sous forme d’URL data:.',
      link: '%{name} vaut « %{value} » et n’est pas utilisé : indiquez une URL https sans nom d’utilisateur, ou un chemin de cette origine qui commence par un seul /.',
      support:
        '%{name} vaut « %{value} » et n’est pas utilisé : indiquez une URL https sans nom d’utilisateur, une adresse mailto:, ou un chemin de cette origine qui commence par un seul /.',
      color:
        '%{name} vaut « %{value} » et n’est pas utilisé : indiquez une couleur comme #5B5BD6, ou deux séparées par une espace, pour le thème clair et le thème sombre.',
      contrastLight:
        '%{name} n’est pas utilisé : dans le thème clair, %{value} n’a qu’un contraste de %{contrast}:1, et un texte demande 4.5:1. La couleur la plus proche qui convient est %{nearest}.',
      contrastDark:
        '%{name} n’est pas utilisé : dans le thème sombre, %{value} n’a qu’un contraste de %{contrast}:1, et un texte demande 4.5:1. La couleur la plus proche qui convient est %{nearest}.',
      missingImage: '%{name} vaut « %{value} », qui n’a pas pu être chargé comme image.',
      menuList:
        'MENU vaut « %{value} » et n’est pas utilisé : indiquez une liste de liens, comme [{ "label": "Wiki", "url": "https://wiki.example.com" }].',
      menuEntry:
        'L’entrée %{entry} de MENU est ignorée : indiquez un objet avec label et url, et non « %{value} ».',
      menuUnknown:
        'L’entrée %{entry} de MENU est ignorée : « %{value} » n’y signifie rien. Utilisez label, labels, url et scopes.',
      menuLabel:
        'L’entrée %{entry} de MENU est ignorée : son label doit être un texte, et non « %{value} ».',
      menuLabels:
        'L’entrée %{entry} de MENU est ignorée : ses labels doivent être des textes par langue, comme { "fr": "Wiki" }, et non « %{value} ».',
      menuUrl:
        'L’entrée %{entry} de MENU est ignorée : son url vaut « %{value} ». Indiquez une URL absolue sans nom d’utilisateur, ou un chemin qui commence par un seul /.',
      menuScopes:
        'L’entrée %{entry} de MENU est ignorée : ses scopes valent « %{value} ». Indiquez une liste de admin, service_provider et account.',
      texts:
        '%{name} vaut « %{value} » et n’est pas utilisé : indiquez un chemin de cette origine qui contient {locale}, comme /texts/{locale}.json.',
      localesList:
        'LOCALES vaut « %{value} » et n’est pas utilisé : indiquez une liste de langues, comme [{ "locale": "pt", "name": "Português" }].',
      localesEntry:
        'L’entrée %{entry} de LOCALES est ignorée : « %{value} » est incorrect. Indiquez un locale que la console n’a pas, comme pt, un name et, si besoin, une direction (ltr ou rtl) et un fallback, qui est une langue de la console.',
      localesAlone:
        'LOCALES n’est pas utilisé sans TEXTS_URL, d’où viennent les textes de ses langues.',
      textsUnread: '%{name} n’a pas pu être lu (%{value}). Les textes de la console sont utilisés.',
      textUnknown: '%{name} : « %{key} » n’est pas un texte de la console.',
      textType: '%{name} : « %{key} » n’est pas utilisé, car ce n’est pas un texte.',
      textHtml: '%{name} : « %{key} » n’est pas utilisé, car il contient du HTML.',
      textArgs: '%{name} : « %{key} » n’est pas utilisé, car ses variables doivent être %{value}.',
      textArgsNone:
        '%{name} : « %{key} » n’est pas utilisé, car il ne doit pas avoir de variables.',
      textForms:
        '%{name} : « %{key} » n’est pas utilisé, car le nombre de ses formes plurielles doit être %{value}.',
      textMore: '%{name} : il y en a encore %{value}.',
    },
    platform: {
      forbidden: 'La politique de sécurité de cette page n’autorise pas %{origin}.',
      forbiddenHelp:
        'Ajoutez %{origin} à connect-src dans l’en-tête Content-Security-Policy du serveur web, ou corrigez API_BASE_URL.',
      open: 'Ouvrir l’adresse dans un nouvel onglet',
      silent: 'Cette page ne reçoit aucune réponse de %{address}.',
      silentHelp:
        'Rien n’y fonctionne, le navigateur refuse son certificat, ou ce qui répond se ferme aux autres sites. Seul un onglet à part le montre. Corrigez API_BASE_URL, démarrez la plateforme ou remplacez le certificat.',
      unreadable: '%{address} répond, mais cette page n’a pas le droit de le lire.',
      unreadableHelp:
        'Vérifiez API_BASE_URL, qui ne doit pas rediriger, et autorisez %{page} dans les réglages CORS de la plateforme. Si cela fonctionnait, sa limite de requêtes est peut-être atteinte : réessayez dans quelques minutes.',
      foreign: 'Aucune plateforme ne répond à l’adresse %{address} (%{answer}).',
      foreignHelp:
        'Vérifiez API_BASE_URL, qui se termine en général par /v1, et que la plateforme est démarrée derrière le serveur web.',
      moved:
        'Aucune plateforme ne répond à l’adresse %{address}, qui redirige vers %{to} (%{answer}).',
      movedHelp: 'Indiquez dans API_BASE_URL l’adresse à laquelle la plateforme elle-même répond.',
      led: 'Aucune plateforme ne répond à l’adresse %{address}, qui redirige ailleurs.',
      ledHelp: 'Indiquez dans API_BASE_URL l’adresse à laquelle la plateforme elle-même répond.',
      limited: 'La limite de requêtes de la plateforme est atteinte.',
      limitedHelp: 'Elle compte les requêtes de tous ensemble. Réessayez dans quelques minutes.',
      limitedFor: 'La limite de requêtes de la plateforme est atteinte.',
      limitedForHelp: 'Elle compte les requêtes de tous ensemble. Réessayez dans %{minutes} min.',
    },
  },
};
