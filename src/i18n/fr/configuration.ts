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
