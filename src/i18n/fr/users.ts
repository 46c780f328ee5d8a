import type { users as english } from '../en/users';

export const users: typeof english = {
  name: 'Utilisateur |||| Utilisateurs',
  kind: 'utilisateur',
  fields: {
    name: 'Nom d’utilisateur',
    email: 'Adresse e-mail',
    scope: 'Portée',
    account_sid: 'Compte',
    user_sid: 'SID de l’utilisateur',
    state: 'État',
    is_active: 'Utilisateur actif',
    is_view_only: 'Utilisateur en lecture seule',
    initial_password: 'Mot de passe provisoire',
    force_change: 'Imposer un changement de mot de passe',
  },
  helper: {
    is_view_only: 'Peut tout consulter dans sa portée, mais rien modifier.',
    initial_password: 'Laissez vide pour conserver le mot de passe.',
    force_change: 'L’utilisateur devra choisir un nouveau mot de passe à sa prochaine connexion.',
    noWiderScope:
      'La plateforme ne peut pas élargir la portée d’un utilisateur : créez plutôt un nouvel utilisateur.',
    otherProvider:
      'Cet utilisateur appartient à un autre fournisseur de services. Choisissez ce fournisseur pour modifier la portée ou le compte.',
    moved: 'L’enregistrement déconnecte cet utilisateur.',
    movedSelf: 'L’enregistrement vous déconnecte.',
    notForSelf: 'Seul un autre utilisateur peut modifier ceci pour vous.',
  },
  sections: {
    identity: 'Utilisateur',
    identityPurpose: 'Qui il est et comment il se connecte.',
    scope: 'Portée',
    scopePurpose: 'Ce à quoi l’utilisateur a accès.',
    password: 'Mot de passe',
    passwordPurpose: 'Un mot de passe provisoire, pour la première connexion ou en cas d’oubli.',
    danger: 'Supprimer l’utilisateur',
    dangerPurpose: 'L’utilisateur ne pourra plus se connecter. C’est irréversible.',
    dangerPurposeSelf: 'C’est votre propre utilisateur : vous serez aussitôt déconnecté.',
  },
  action: {
    create: 'Ajouter un utilisateur',
    delete: 'Supprimer l’utilisateur',
    self: 'Vous',
  },
  title: { create: 'Ajouter un utilisateur', edit: 'Utilisateur' },
  scope: {
    admin: 'Tout',
    account: 'Compte : %{name}',
    service_provider: 'Fournisseur de services : %{name}',
  },
  filters: {
    scope: 'Portée',
    all: 'Toutes les portées',
    allOfProvider: 'Fournisseur et compte',
  },
  state: {
    active: 'Actif',
    inactive: 'Inactif',
    viewOnly: 'Lecture seule',
    forceChange: 'Doit changer de mot de passe',
  },
  notifications: {
    created: 'Utilisateur créé',
    updated: 'Utilisateur enregistré',
    deleted: 'Utilisateur %{name} supprimé',
  },
  validation: {
    nameTaken: 'Un autre utilisateur porte ce nom.',
    emailTaken: 'Un autre utilisateur a cette adresse e-mail.',
    password: 'Mot de passe non valide.',
    noAccounts: 'Création impossible : le fournisseur de services n’a aucun compte.',
    ownSteps:
      'Vous ne pouvez pas déplacer votre propre administrateur vers un compte : un autre administrateur doit le faire.',
    lastAdmin:
      'C’est le dernier administrateur actif de la plateforme : il ne peut pas être supprimé.',
  },
  empty: {
    title: 'Aucun utilisateur.',
    text: 'Les utilisateurs se connectent à cette console. Chacun a accès à toute la plateforme, à un fournisseur de services ou à un compte.',
  },
};
