import type { msTeamsTenants as english } from '../en/msTeamsTenants';

export const msTeamsTenants: typeof english = {
  name: 'Locataire Microsoft Teams |||| Locataires MS Teams',
  empty: 'Aucun locataire Microsoft Teams.',
  purpose:
    'Les locataires permettent aux utilisateurs de Microsoft Teams d’appeler par la plateforme.',
  fields: { tenant_fqdn: 'Nom de domaine', application_sid: 'Application' },
};
