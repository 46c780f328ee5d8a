import type { messages as english } from '../en/hostedLogin';

export const messages: typeof english = {
  public: {
    hosted: {
      or: 'ou',
      register: 'S’inscrire',
      noAccount: 'Pas encore de compte ?',
      signInWith: 'Se connecter avec %{provider}',
    },
  },
};
