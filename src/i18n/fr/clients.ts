import type { clients as english } from '../en/clients';

export const clients: typeof english = {
  name: 'Client SIP |||| Clients SIP',
  empty: 'Aucun client SIP.',
  purpose:
    'Les clients sont les utilisateurs SIP d’un compte : téléphones logiciels et postes fixes.',
  fields: { username: 'Nom d’utilisateur', is_active: 'État' },
};
