import type { forms as english } from '../en/forms';

export const forms: typeof english = {
  sid: 'SID',
  sections: 'Sections de la page',
  createAnother: 'Créer et ajouter un autre',
  noChanges: 'Aucune modification',
  copyOf: 'Copie de %{name}',
  willBeSent: 'Ce qui sera envoyé',
  history: 'Historique',
};
