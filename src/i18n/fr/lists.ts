import type { lists as english } from '../en/lists';

export const lists: typeof english = {
  related: 'Éléments liés',
  raw: {
    show: 'Afficher les données brutes',
    hide: 'Masquer les données brutes',
    label: 'Données brutes',
  },
  usedBy: {
    title: 'Utilisé par',
    purpose: 'Ce qui en dépend.',
    none: 'Rien ne l’utilise.',
    noneYet: 'Rien trouvé pour l’instant.',
    looked: 'Parmi les %{at} premiers sur %{of}.',
    notLooked: '%{of} à examiner.',
    all: 'Tout examiner',
    looking: 'Examen en cours…',
  },
  firstSteps: {
    title: 'Préparez votre premier appel',
    progress: '%{done} sur %{all}',
    dismiss: 'Masquer ces étapes',
    done: 'fait',
    missing: 'à faire',
    waits: 'Attend l’étape « %{title} ».',
    steps: {
      accounts: {
        title: 'Ajoutez un compte',
        purpose: 'Un client, avec ses applications, ses numéros et ses utilisateurs.',
      },
      carriers: {
        title: 'Raccordez un opérateur',
        purpose: 'Le trunk par lequel les appels entrent et sortent.',
      },
      'speech-services': {
        title: 'Ajoutez un service vocal',
        purpose: 'Synthèse et reconnaissance vocales pour vos applications.',
      },
      applications: {
        title: 'Créez une application',
        purpose: 'Le webhook qui répond aux appels.',
      },
      'phone-numbers': {
        title: 'Ajoutez un numéro',
        purpose: 'Achemine les appels de l’opérateur vers l’application.',
      },
    },
  },
  timeZone: {
    label: 'Fuseau horaire',
    browser: 'Fuseau du navigateur (%{zone})',
    now: 'Maintenant : %{time}',
    done: 'Terminé',
  },
  sorting: {
    never: 'Cette colonne ne peut pas être triée.',
    tooLong: 'Trop de lignes pour un tri. Filtrez d’abord la liste.',
  },
  narrowing: { remove: 'Retirer le filtre : %{name}', removeShort: 'Retirer le filtre' },
  rowMenu: {
    label: 'Actions sur %{name}',
    open: 'Ouvrir',
    copySid: 'Copier le SID',
    duplicate: 'Dupliquer',
  },
};
