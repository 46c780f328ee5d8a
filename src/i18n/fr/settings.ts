import type { settings as english } from '../en/settings';

export const settings: typeof english = {
  title: 'Paramètres',
  recordName: 'Paramètres d’administration',
  tabs: {
    label: 'Paramètres',
    admin: 'Admin',
    serviceProvider: 'Fournisseur de services',
  },
  fields: {
    domain_name: 'Nom de domaine',
    sip_domain_name: 'Nom de domaine SIP',
    monitoring_domain_name: 'Nom de domaine de supervision',
    private_network_cidr: 'Réseaux privés (CIDR)',
    log_level: 'Niveau de journalisation',
    min_password_length: 'Longueur minimale du mot de passe',
    require_digit: 'Exiger un chiffre',
    require_special_character: 'Exiger un caractère spécial',
  },
  helper: {
    private_network_cidr:
      'Adresses et réseaux IPv4, par exemple 10.0.0.0/8, séparés par des virgules.',
    log_level: 'Niveau de détail des journaux de la plateforme.',
    password: 'S’applique aux nouveaux mots de passe.',
  },
  logLevels: { info: 'Info', debug: 'Débogage' },
  sections: {
    system: 'Informations système',
    systemPurpose: 'Domaines et réseaux de la plateforme.',
    password: 'Règles des mots de passe',
    passwordPurpose: 'Exigences de mot de passe pour tous les utilisateurs.',
  },
  unlinkedTerms:
    'L’inscription fait accepter des documents sans lien. Définissez %{names} dans config.js.',
  notifications: { updated: 'Paramètres d’administration enregistrés' },
  validation: { cidr: 'CIDR de réseau privé non valide : « %{value} »' },
};
