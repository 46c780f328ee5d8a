import type { users as english } from '../en/users';

export const users: typeof english = {
  name: 'Utilisateur |||| Utilisateurs',
  fields: {
    name: 'Nom d’utilisateur',
    email: 'E-mail',
    scope: 'Portée',
    account_sid: 'Compte',
    user_sid: 'SID de l’utilisateur',
    state: 'État',
    is_active: 'Actif',
    is_view_only: 'Lecture seule',
    initial_password: 'Mot de passe provisoire',
    force_change: 'Exiger un changement de mot de passe à la prochaine connexion',
  },
  helper: {
    is_view_only: 'Peut tout consulter dans sa portée, sans rien modifier.',
    initial_password: 'Laissez vide pour conserver le mot de passe actuel.',
    noWiderScope: 'La portée ne peut pas être élargie. Créez plutôt un nouvel utilisateur.',
    otherProvider:
      'Cet utilisateur appartient à un autre fournisseur de services. Choisissez ce fournisseur pour modifier la portée ou le compte.',
    moved: 'L’enregistrement déconnecte cet utilisateur.',
    movedSelf: 'L’enregistrement vous déconnecte.',
    notForSelf: 'Seul un autre utilisateur peut modifier ceci pour vous.',
  },
  sections: {
    identity: 'Utilisateur',
    identityPurpose: 'Identifiants de connexion.',
    scope: 'Portée',
    scopePurpose: 'Niveau d’accès.',
    password: 'Mot de passe',
    passwordPurpose: 'Mot de passe provisoire, pour la première connexion ou après un oubli.',
    danger: 'Supprimer l’utilisateur',
    dangerPurpose: 'L’utilisateur ne pourra plus se connecter. Cette action est irréversible.',
    lastUser:
      'C’est le dernier utilisateur de votre compte. Pour partir, supprimez le compte lui-même : son abonnement prend fin aussi.',
    dangerPurposeSelf:
      'C’est votre propre utilisateur : vous serez aussitôt déconnecté. Cette action est irréversible.',
  },
  action: {
    create: 'Ajouter un utilisateur',
    delete: 'Supprimer l’utilisateur',
    self: 'Vous',
  },
  title: { create: 'Ajouter un utilisateur', edit: 'Utilisateur' },
  scope: {
    admin: 'Admin',
    account: 'Compte : %{name}',
    service_provider: 'Fournisseur : %{name}',
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
    forceChange: 'Mot de passe à changer',
  },
  notifications: {
    created: 'Utilisateur créé',
    updated: 'Utilisateur mis à jour',
    deleted: 'Utilisateur %{name} supprimé',
  },
  validation: {
    nameTaken: 'Ce nom d’utilisateur est déjà utilisé.',
    emailTaken: 'Cette adresse e-mail est déjà utilisée.',
    password: 'Mot de passe non valide.',
    noAccounts: 'Ce fournisseur de services n’a aucun compte.',
    ownSteps:
      'Vous ne pouvez pas rattacher votre propre utilisateur admin à un compte. Demandez à un autre admin.',
    lastAdmin: 'Le dernier admin actif ne peut pas être supprimé.',
  },
  empty: {
    title: 'Aucun utilisateur.',
    text: 'Chaque utilisateur a accès à toute la plateforme, à un fournisseur de services ou à un compte.',
  },
};
