import type { clients as english } from '../en/clients';

export const clients: typeof english = {
  name: 'Client SIP |||| Clients SIP',
  fields: {
    client_sid: 'SID du client SIP',
    account_sid: 'Compte',
    username: 'Nom d’utilisateur',
    password: 'Mot de passe',
    is_active: 'Actif',
    state: 'État',
    allow_direct_app_calling: 'Autoriser les appels directs vers les applications',
    allow_direct_queue_calling: 'Autoriser les appels directs vers les files d’attente',
    allow_direct_user_calling: 'Autoriser les appels directs vers les autres utilisateurs',
  },
  helper: {
    username: 'Le nom d’utilisateur n’est pas modifiable après la création.',
    password: 'Pour changer le mot de passe, supprimez le client et recréez-le.',
    allow_direct_app_calling: 'Peut appeler les applications du compte par leur nom.',
    allow_direct_queue_calling: 'Peut appeler les files d’attente du compte par leur nom.',
    allow_direct_user_calling: 'Peut appeler les autres clients SIP du compte.',
  },
  sections: {
    client: 'Client SIP',
    clientPurpose: 'Identifiants d’enregistrement SIP.',
    calling: 'Appels directs',
    callingPurpose: 'Ce que le terminal peut appeler directement.',
    danger: 'Supprimer ce client SIP',
    dangerPurpose: 'Le terminal ne pourra plus s’enregistrer. Cette action est irréversible.',
  },
  realm: {
    name: 'Domaine SIP',
    is: 'Les terminaux s’enregistrent auprès de ce domaine SIP',
    missing: 'Ce compte n’a pas de domaine SIP : ses terminaux ne peuvent pas s’enregistrer.',
    associate: 'Définir un domaine SIP',
  },
  action: {
    create: 'Ajouter un client SIP',
    delete: 'Supprimer le client SIP',
    createAccount: 'Ajouter un compte',
    toggle: '%{name} est actif',
  },
  title: { create: 'Ajouter un client SIP', edit: 'Modifier le client SIP' },
  validation: {
    usernameTaken: 'Le nom d’utilisateur saisi est déjà utilisé dans ce compte.',
    noRealm: 'Le domaine SIP du compte n’est pas défini.',
  },
  notifications: {
    notChanged: 'Impossible de modifier %{name}.',
    created: 'Client SIP créé',
    updated: 'Client SIP mis à jour',
    deleted: 'Client SIP %{name} supprimé',
  },
  empty: {
    title: 'Aucun client SIP.',
    text: 'Les clients SIP sont les téléphones logiciels et fixes d’un compte.',
    noAccount: 'Vous devez créer un compte avant de pouvoir créer un client SIP.',
  },
};
