import type { msTeamsTenants as english } from '../en/msTeamsTenants';

export const msTeamsTenants: typeof english = {
  name: 'Locataire Microsoft Teams |||| Locataires MS Teams',
  kind: 'le locataire Microsoft Teams',
  fields: {
    ms_teams_tenant_sid: 'SID du locataire',
    tenant_fqdn: 'Nom de domaine',
    account_sid: 'Compte',
    application_sid: 'Application',
  },
  helper: {
    tenant_fqdn: 'Le nom de domaine sous lequel Microsoft Teams connaît le locataire.',
    application_sid: 'Ce qui traite les appels du locataire.',
  },
  sections: {
    tenant: 'Locataire',
    tenantPurpose: 'Le domaine du locataire, à qui il est, et où vont ses appels.',
    danger: 'Supprimer ce locataire',
    dangerPurpose:
      'Ses utilisateurs ne peuvent plus appeler par la plateforme. Cette action est définitive.',
  },
  action: {
    create: 'Ajouter un locataire MS Teams',
    delete: 'Supprimer le locataire',
    createAccount: 'Ajouter un compte',
  },
  title: {
    create: 'Ajouter un locataire Microsoft Teams',
    edit: 'Modifier le locataire Microsoft Teams',
  },
  validation: {
    domainTaken: 'Le nom de domaine saisi est déjà utilisé.',
    domain: 'Entrez un nom de domaine complet, comme client.teams.example.com.',
    noDomain: '%{name} n’a pas de nom de domaine complet pour MS Teams',
  },
  notifications: {
    created: 'Le locataire Microsoft Teams a été créé',
    updated: 'Le locataire Microsoft Teams a été mis à jour',
    deleted: 'Locataire Microsoft Teams %{name} supprimé',
  },
  empty: {
    title: 'Aucun locataire Microsoft Teams.',
    text: 'Les locataires permettent aux utilisateurs de Microsoft Teams d’appeler par la plateforme.',
    noAccount: 'Vous devez créer un compte avant de pouvoir créer un locataire Microsoft Teams.',
  },
};
