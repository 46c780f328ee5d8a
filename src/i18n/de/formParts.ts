import type { formParts as english } from '../en/formParts';

export const formParts: typeof english = {
  password: { generate: 'Passwort erzeugen', copy: 'Passwort kopieren' },
  secret: { none: 'Nicht gesetzt' },
  webhook: { only: 'Immer %{method}' },
};
