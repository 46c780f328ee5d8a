import type { serviceProviders as english } from '../en/serviceProviders';

export const serviceProviders: typeof english = {
  name: 'Fournisseur de services |||| Fournisseurs de services',
  kind: 'fournisseur de services',
  fields: {
    name: 'Nom du fournisseur de services',
    has_ms_teams: 'Activer le routage direct MS Teams',
    ms_teams_fqdn: 'Nom de domaine du SBC',
  },
  helper: {
    ms_teams_fqdn:
      'Le nom de domaine de votre contrôleur de session en périphérie, tel que MS Teams le connaît.',
  },
  sections: {
    general: 'Fournisseur de services',
    generalPurpose: 'Le nom qui l’identifie dans toute la console.',
    msTeams: 'MS Teams',
    msTeamsPurpose: 'Routage direct des appels de et vers Microsoft Teams.',
    limits: 'Limites',
    limitsPurpose: 'Ce que tous ses comptes peuvent utiliser ensemble.',
    apiKeys: 'Clés d’API',
    danger: 'Supprimer le fournisseur de services',
    dangerPurpose:
      'Ses opérateurs, ses identifiants vocaux et ses clés d’API sont supprimés avec lui. Il ne doit plus avoir ni compte ni utilisateur.',
  },
  action: {
    create: 'Ajouter un fournisseur de services',
    delete: 'Supprimer le fournisseur de services',
  },
  notifications: {
    created: 'Fournisseur de services ajouté',
    updated: 'Paramètres enregistrés',
    deleted: 'Fournisseur de services supprimé',
  },
  usage: {
    blocked: 'Ce fournisseur de services n’est pas vide. Supprimez d’abord ce qui lui appartient.',
    accounts: 'Comptes',
    users: 'Utilisateurs',
    phoneNumbers: 'Numéros de téléphone',
    tenants: 'Locataires MS Teams',
  },
  validation: {
    nameTaken: 'Un autre fournisseur de services porte ce nom.',
    inUse:
      'Ce fournisseur de services a encore des comptes ou des utilisateurs. Supprimez-les d’abord.',
  },
  empty: 'Aucun fournisseur de services',
};
