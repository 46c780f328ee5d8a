import type { messages as english } from '../en/undo';

export const messages: typeof english = {
  app: {
    undo: {
      before: {
        made: 'Vous pourrez annuler ensuite, mais le SID sera nouveau.',
        form: 'Ses secrets ne peuvent pas être rétablis. Vous pourrez ensuite l’ajouter à nouveau avec d’autres.',
      },
      action: 'Annuler la suppression',
      again: 'Ajouter à nouveau',
      busy: 'Rétablissement…',
      done: '%{name} : rétabli. Son SID est nouveau.',
      part: '%{name} : rétabli en partie seulement.',
      failed: '%{name} : non rétabli.',
      unread: 'Non rétabli, car les valeurs étaient illisibles : %{fields}.',
      retry: 'Réessayer',
      open: 'Ouvrir',
      changedSince: 'Quelqu’un l’a modifié depuis.',
      many: {
        busy: 'Rétablissement… %{done} sur %{total}',
        stop: 'Arrêter',
        done: 'Rétablis : %{count}.',
        left: 'Non rétablis : %{count}.',
      },
    },
  },
};
