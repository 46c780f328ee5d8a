import type { formParts as english } from '../en/formParts';

export const formParts: typeof english = {
  password: { generate: 'Générer un mot de passe', copy: 'Copier le mot de passe' },
  secret: { none: 'Non défini' },
  webhook: { only: 'Toujours %{method}' },
};
