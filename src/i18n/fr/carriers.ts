import type { carriers as english } from '../en/carriers';

export const carriers: typeof english = {
  name: 'Opérateur |||| Opérateurs',
  empty: 'Aucun opérateur.',
  purpose: 'Les opérateurs relient la plateforme au réseau téléphonique.',
  fields: {
    name: 'Nom',
    is_active: 'État',
    register_status: 'Enregistrement',
  },
  state: { registered: 'Enregistré', unregistered: 'Non enregistré' },
};
