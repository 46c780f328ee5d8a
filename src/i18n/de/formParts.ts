import type { formParts as english } from '../en/formParts';

export const formParts: typeof english = {
  password: { generate: 'Passwort erzeugen', copy: 'Passwort kopieren' },
  secret: { none: 'Nicht gesetzt' },
  webhook: { only: 'Immer %{method}' },
  number: {
    shortened: 'Ein Tabellenprogramm hat diese Nummer gekürzt. Geben Sie alle Ziffern ein.',
    decimals:
      'Ein Tabellenprogramm hat Nachkommastellen an diese Nummer gehängt. Geben Sie nur ihre Ziffern ein.',
  },
};
