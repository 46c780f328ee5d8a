import type { lists as english } from '../en/lists';

export const lists: typeof english = {
  rowMenu: {
    label: 'Actions sur %{name}',
    open: 'Ouvrir',
    copySid: 'Copier le SID',
  },
};
