import type { messages as english } from '../en/configFile';

const problems = {
  syntax: 'Ce n’est pas du YAML valide : %{reason}',
  alias: 'Les ancres et les alias ne sont pas pris en charge ici. Écrivez la valeur en entier.',
  notADocument: 'Ce n’est pas un fichier de configuration.',
  noFormat:
    'Ce fichier n’indique pas son format. Les premières lignes d’un fichier contiennent « format: 1 ».',
  wrongFormat:
    'Le format %{format} n’est pas pris en charge. Les premières lignes d’un fichier contiennent « format: 1 ».',
  noRoot: 'Un fichier décrit un « provider » ou un « account ». Celui-ci n’a ni l’un ni l’autre.',
  twoRoots: 'Un fichier décrit un « provider » ou un « account ». Celui-ci a les deux.',
  otherRoot:
    'Ce fichier décrit autre chose. Choisissez ci-dessus le compte ou le fournisseur de services.',
  unknownKey: '« %{key} » est inconnu ici.',
  unknownKeyNear: '« %{key} » est inconnu ici. Vouliez-vous dire « %{suggestion} » ?',
  missingKey: '« %{key} » manque.',
  doubledKey: '« %{key} » figure deux fois.',
  doubledRecord:
    '« %{name} » figure plusieurs fois. Ajoutez le « sid » de chacun, ou donnez-leur des noms différents.',
  wrongValue: '« %{key} » a une mauvaise valeur. Valeur attendue : %{wanted}.',
  unknownAccount: 'Le compte « %{name} » n’existe pas.',
  unknownRecord: '« %{key} » renvoie à « %{name} », qui n’existe pas.',
  unclearRecord:
    '« %{key} » peut désigner plusieurs enregistrements nommés « %{name} ». Ajoutez « account » ou « sid ».',
};

const wanted = {
  text: 'du texte',
  number: 'un nombre',
  flag: 'true ou false',
  scalar: 'du texte ou un nombre',
  any: 'une valeur',
  list: 'une liste',
  group: 'un groupe de champs',
  provider: 'provider',
};

const errors = {
  waits: 'Non traité : « %{name} » n’existe pas.',
  secretMissing: 'La valeur de %{name} manque.',
  tableOfAccount:
    'Les utilisateurs du fournisseur de services ne peuvent pas créer la table de routage d’un compte.',
};

const deeds = {
  make: 'Créer',
  change: 'Modifier',
  link: 'Modifier ses références',
  replace: 'Supprimer et recréer',
  release: 'Retirer ses références',
  remove: 'Supprimer',
};

const records = {
  root: 'Fournisseur de services ou compte',
  accounts: 'Compte',
  speech_services: 'Service vocal',
  applications: 'Application',
  carriers: 'Opérateur',
  phone_numbers: 'Numéro de téléphone',
  routing_tables: 'Table de routage',
  sip_clients: 'Client SIP',
  ms_teams_tenants: 'Tenant MS Teams',
  users: 'Utilisateur',
};

const page = {
  title: 'Configuration',
  intro:
    'Tout ce qui dépend d’un fournisseur de services ou d’un compte, dans un fichier YAML : à conserver, à comparer et à appliquer. Les secrets y sont des variables.',
  of: 'Configuration de',
  wholeProvider: 'Tout le fournisseur de services',
  export: 'Exporter',
  exportText: 'Lecture seule. Une grande installation demande beaucoup de requêtes.',
  read: 'Lire la configuration',
  reading: 'Lecture… %{done} requêtes sur %{known} environ',
  requests:
    '%{count} requêtes utilisées. La limite de 600 en 5 minutes est partagée par tous les utilisateurs.',
  download: 'Télécharger',
  schema: 'Télécharger le schéma JSON',
  preview: 'Fichier',
  compare: 'Comparer et appliquer',
  compareText: 'Choisissez un fichier. Rien n’est modifié avant que vous l’appliquiez.',
  choose: 'Choisir un fichier',
  drop: 'ou déposez-le ici',
  tooLarge: 'Ce fichier dépasse 20 Mo.',
  problemsTitle:
    '%{smart_count} problème dans ce fichier |||| %{smart_count} problèmes dans ce fichier',
  place: 'Ligne %{line}, colonne %{column} : %{text}',
  record: '%{type} %{name}',
  step: '%{deed} : %{record}',
  again: 'Comparer à nouveau',
  same: 'Aucune différence. %{count} enregistrements sont identiques.',
  differs: '%{smart_count} enregistrement diffère |||| %{smart_count} enregistrements diffèrent',
  more: '%{shown} affichés sur %{count}. Filtrez pour voir les autres.',
  sameCount: '%{count} identiques',
  unseen: 'Non comparé, faute d’accès : %{names}.',
  filter: 'Filtrer',
  columns: {
    record: 'Enregistrement',
    field: 'Champ',
    before: 'Sur la plateforme',
    after: 'Dans le fichier',
  },
  only: 'Seulement sur la plateforme',
  new: 'Nouveau',
  empty: 'Vide',
  secrets:
    'Les secrets enregistrés ne peuvent pas être comparés. Une valeur indiquée ne sert qu’aux nouveaux enregistrements.',
  fixed: {
    once: 'Ne peut plus être modifié : supprimez et recréez',
    scope: 'Votre rôle ne permet pas de modifier ceci',
  },
  removes:
    'Supprimer ce qui n’existe que sur la plateforme, et recréer ce qui ne peut pas être modifié',
  removesText: 'Les suppressions figurent ci-dessous. Cette action est irréversible.',
  replaces: 'Remplacer les secrets enregistrés par les valeurs ci-dessous',
  values: 'Valeurs des variables',
  valuesText: 'Conservées nulle part. Perdues lorsque vous quittez cette page.',
  steps: 'Ce qui sera fait',
  nothing: 'Rien à faire.',
  all: 'Tout sélectionner',
  applyCount: 'Appliquer %{smart_count} modification |||| Appliquer %{smart_count} modifications',
  missing: 'Valeurs manquantes : %{names}',
  result: 'Résultat',
  resume: 'Comparer à nouveau et reprendre',
  ended: '%{done} faits, %{failed} en échec, %{rest} non traités',
};

export const messages: typeof english = {
  app: { configFile: { ...page, problems, wanted, errors, deeds, records } },
};
