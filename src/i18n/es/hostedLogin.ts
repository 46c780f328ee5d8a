import type { messages as english } from '../en/hostedLogin';

export const messages: typeof english = {
  public: {
    hosted: {
      or: 'o',
      register: 'Crear una cuenta',
      noAccount: '¿Todavía no tiene cuenta?',
      signInWith: 'Iniciar sesión con %{provider}',
    },
  },
};
