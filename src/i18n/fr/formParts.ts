import type { formParts as english } from '../en/formParts';

export const formParts: typeof english = {
  password: { generate: 'Générer un mot de passe', copy: 'Copier le mot de passe' },
  secret: { none: 'Non défini' },
  webhook: { only: 'Toujours %{method}' },
  carrierStart: {
    title: 'Point de départ',
    purpose: 'Un formulaire vide, ou les réglages et les passerelles d’un opérateur connu.',
    blank: 'Vide',
    search: 'Rechercher un modèle',
    fromTemplate:
      'Les passerelles et les réglages viennent du modèle %{name}. L’opérateur s’ouvre dès sa création pour que vous saisissiez vos identifiants.',
  },
};
