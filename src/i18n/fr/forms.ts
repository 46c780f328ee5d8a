import type { forms as english } from '../en/forms';

export const forms: typeof english = {
  sid: 'SID',
  createAnother: 'Créer et ajouter un autre',
  noChanges: 'Aucune modification non enregistrée',
};
