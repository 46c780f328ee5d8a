import type { msTeamsTenants as english } from '../en/msTeamsTenants';

export const msTeamsTenants: typeof english = {
  name: 'Tenant Microsoft Teams |||| Tenants MS Teams',
  fields: {
    ms_teams_tenant_sid: 'SID du tenant',
    tenant_fqdn: 'Nom de domaine',
    account_sid: 'Compte',
    application_sid: 'Application',
  },
  helper: {
    tenant_fqdn: 'Nom de domaine du tenant dans Microsoft Teams.',
    application_sid: 'Traite les appels du tenant.',
  },
  sections: {
    tenant: 'Tenant',
    tenantPurpose: 'Nom de domaine, compte propriétaire et application.',
    danger: 'Supprimer ce tenant',
    dangerPurpose: 'Ses utilisateurs ne pourront plus appeler par la plateforme.',
  },
  action: {
    create: 'Ajouter un tenant MS Teams',
    delete: 'Supprimer le tenant',
    createAccount: 'Ajouter un compte',
  },
  title: {
    create: 'Ajouter un tenant Microsoft Teams',
    edit: 'Modifier le tenant Microsoft Teams',
  },
  validation: {
    domainTaken: 'Le nom de domaine saisi est déjà utilisé.',
    domain: 'Saisissez un nom de domaine complet, comme client.teams.example.com.',
    noDomain: '%{name} n’a pas de nom de domaine complet pour MS Teams',
  },
  notifications: {
    created: 'Tenant Microsoft Teams créé',
    updated: 'Tenant Microsoft Teams mis à jour',
    deleted: 'Tenant Microsoft Teams %{name} supprimé',
  },
  empty: {
    title: 'Aucun tenant Microsoft Teams.',
    text: 'Les tenants permettent aux utilisateurs de Microsoft Teams d’appeler par la plateforme.',
    noAccount: 'Vous devez créer un compte avant de pouvoir créer un tenant Microsoft Teams.',
  },
};
