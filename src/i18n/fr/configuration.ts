import type { messages as english } from '../en/configuration';

export const messages: typeof english = {
  public: {
    configuration: {
      title: 'Trunkline ne peut pas démarrer',
      intro: 'La configuration de ce déploiement est incorrecte. Corrigez config.js et rechargez.',
      flag: '%{name} vaut « %{value} » : il faut true ou false.',
      url: '%{name} vaut « %{value} » : il faut une URL absolue ou un chemin qui commence par /.',
      number: '%{name} vaut « %{value} » : il faut un nombre entier de secondes.',
    },
  },
};
