import type { formParts as english } from '../en/formParts';

export const formParts: typeof english = {
  password: {
    generate: 'Passwort erzeugen',
    copy: 'Passwort kopieren',
    edges: 'Beginnt oder endet mit einem Leerzeichen, das zum Passwort gehört.',
  },
  secret: { none: 'Nicht gesetzt' },
  webhook: { only: 'Immer %{method}' },
  number: {
    shortened: 'Ein Tabellenprogramm hat diese Nummer gekürzt. Geben Sie alle Ziffern ein.',
    decimals:
      'Ein Tabellenprogramm hat Nachkommastellen an diese Nummer gehängt. Geben Sie nur ihre Ziffern ein.',
  },
};
