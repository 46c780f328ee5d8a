import type { clients as english } from '../en/clients';

export const clients: typeof english = {
  name: 'Client |||| Clients',
  kind: 'le client SIP',
  fields: {
    client_sid: 'SID du client',
    account_sid: 'Appartient à',
    username: 'Nom d’utilisateur',
    password: 'Mot de passe',
    is_active: 'Actif',
    state: 'État',
    allow_direct_app_calling: 'Autoriser les appels directs vers les applications',
    allow_direct_queue_calling: 'Autoriser les appels directs vers les files d’attente',
    allow_direct_user_calling: 'Autoriser les appels directs vers les autres utilisateurs',
  },
  helper: {
    username: 'La plateforme garde un nom d’utilisateur tel qu’il a été créé.',
    password:
      'La plateforme ne montre jamais un mot de passe, et cette console n’en modifie aucun.',
    allow_direct_app_calling: 'L’appareil peut appeler une application du compte par son nom.',
    allow_direct_queue_calling: 'L’appareil peut appeler une file d’attente du compte par son nom.',
    allow_direct_user_calling: 'L’appareil peut appeler les autres appareils du compte.',
  },
  sections: {
    client: 'Client',
    clientPurpose: 'Ce avec quoi l’appareil s’enregistre.',
    calling: 'Appels directs',
    callingPurpose: 'Ce que l’appareil peut appeler sans passer par une application.',
    danger: 'Supprimer ce client',
    dangerPurpose: 'L’appareil ne peut plus s’enregistrer. Cette action est définitive.',
  },
  realm: {
    name: 'Domaine SIP',
    is: 'Les appareils s’enregistrent auprès du domaine SIP',
    missing: 'Ce compte n’a pas de domaine SIP : aucun appareil ne peut s’enregistrer.',
    associate: 'Définir un domaine SIP',
  },
  action: {
    create: 'Ajouter un client',
    delete: 'Supprimer le client',
    createAccount: 'Ajouter un compte',
    toggle: '%{name} est actif',
  },
  title: { create: 'Ajouter un client', edit: 'Modifier le client' },
  validation: {
    usernameTaken: 'Le nom d’utilisateur saisi est déjà utilisé dans ce compte.',
    noRealm: 'Le domaine SIP du compte n’est pas défini.',
  },
  notifications: {
    created: 'Le client a été créé',
    updated: 'Le client a été mis à jour',
    deleted: 'Le client a été supprimé',
    deletedNamed: 'Client SIP %{name} supprimé',
  },
  empty: {
    title: 'Aucun client SIP.',
    text: 'Les clients sont les utilisateurs SIP d’un compte : téléphones logiciels et fixes.',
    noAccount: 'Vous devez créer un compte avant de pouvoir créer un client.',
  },
};
