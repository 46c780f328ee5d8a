import type { forms as english } from '../en/forms';

export const forms: typeof english = {
  sid: 'SID',
  sections: 'Abschnitte dieser Seite',
  createAnother: 'Anlegen und neu',
  noChanges: 'Alles gespeichert',
  copyOf: 'Kopie von %{name}',
  willBeSent: 'Was gesendet wird',
  history: 'Verlauf',
};
