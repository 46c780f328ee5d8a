import type { serviceProviders as english } from '../en/serviceProviders';

export const serviceProviders: typeof english = {
  name: 'Fournisseur de services |||| Fournisseurs de services',
  fields: {
    name: 'Nom du fournisseur de services',
    root_domain: 'Domaine racine',
    has_ms_teams: 'Activer le routage direct MS Teams',
    ms_teams_fqdn: 'Nom de domaine du SBC',
  },
  helper: {
    root_domain:
      'Les domaines SIP des nouveaux comptes se terminent par ce domaine. Sans lui, personne ne peut s’inscrire.',
    ms_teams_fqdn:
      'Nom de domaine de votre contrôleur de session en périphérie (SBC) dans MS Teams.',
  },
  sections: {
    general: 'Fournisseur de services',
    generalPurpose: 'Nom affiché.',
    msTeams: 'MS Teams',
    msTeamsPurpose: 'Routage direct entre Microsoft Teams et la plateforme.',
    limits: 'Limites',
    limitsPurpose: 'Limites communes à tous les comptes.',
    apiKeys: 'Clés d’API',
    danger: 'Supprimer le fournisseur de services',
    dangerPurpose:
      'Supprime aussi ses opérateurs, services vocaux et clés d’API. Il ne doit plus avoir ni compte, ni utilisateur, ni table de routage. Cette action est irréversible.',
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
    blocked: 'Ce fournisseur de services ne peut pas être supprimé tant qu’il contient :',
    accounts: 'Comptes',
    users: 'Utilisateurs',
    phoneNumbers: 'Numéros de téléphone',
    tenants: 'Tenants Microsoft Teams',
    applications: 'Applications',
    routings: 'Tables de routage',
    sipAddresses: 'Adresses SIP, que seule l’API peut retirer',
    smppAddresses: 'Adresses SMPP, que seule l’API peut retirer',
  },
  validation: {
    nameTaken: 'Ce nom est déjà utilisé.',
    rootDomain: 'Saisissez un domaine, par exemple sip.example.com.',
    rootDomainTaken: 'Un autre fournisseur de services a ce domaine racine.',
    inUse:
      'Ce fournisseur de services a encore des comptes ou des utilisateurs. Supprimez-les d’abord.',
  },
  empty: 'Aucun fournisseur de services',
};
