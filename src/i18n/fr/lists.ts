import type { lists as english } from '../en/lists';

export const lists: typeof english = {
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
  },
};
