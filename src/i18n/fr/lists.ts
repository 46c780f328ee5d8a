import type { lists as english } from '../en/lists';

export const lists: typeof english = {
  related: 'Éléments liés',
  firstHour: {
    title: 'Préparez votre premier appel',
    progress: '%{done} sur %{all}',
    dismiss: 'Masquer ces étapes',
    done: 'fait',
    missing: 'à faire',
    steps: {
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
