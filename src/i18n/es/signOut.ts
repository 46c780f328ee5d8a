import type { messages as english } from '../en/signOut';

export const messages: typeof english = {
  public: {
    signOut: {
      unconfirmed:
        'La sesión se cerró en este navegador, pero la plataforma todavía no lo confirmó.',
      until: 'Su sesión puede seguir siendo válida en la plataforma. Expira: %{time}.',
      untilExpiry: 'Su sesión puede seguir siendo válida en la plataforma hasta que expire.',
      offline:
        'Deje esta página abierta: el cierre de sesión se reintenta en cuanto vuelva la conexión.',
      retry: 'Reintentar',
      busy: 'Reintentando…',
    },
  },
};
