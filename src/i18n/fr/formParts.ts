import type { formParts as english } from '../en/formParts';

export const formParts: typeof english = {
  password: {
    generate: 'Générer un mot de passe',
    copy: 'Copier le mot de passe',
    edges: 'Commence ou se termine par une espace, qui fait partie du mot de passe.',
  },
  secret: { none: 'Non défini' },
  webhook: { only: 'Toujours %{method}' },
  number: {
    shortened: 'Un tableur a abrégé ce numéro. Saisissez tous ses chiffres.',
    decimals: 'Un tableur a ajouté des décimales à ce numéro. Saisissez ses chiffres seuls.',
  },
};
