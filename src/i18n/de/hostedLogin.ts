import type { messages as english } from '../en/hostedLogin';

export const messages: typeof english = {
  public: {
    hosted: {
      or: 'oder',
      register: 'Registrieren',
      noAccount: 'Noch kein Konto?',
      signInWith: 'Mit %{provider} anmelden',
    },
  },
};
