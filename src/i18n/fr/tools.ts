import type { messages as english } from '../en/tools';
import { health } from './health';
import { hear } from './hear';
import { testCall } from './testCall';

export const messages: typeof english = {
  app: {
    testCall,
    hear,
    health,
    webhook: {
      silent:
        'La plateforme n’a pas pu demander ses variables à ce webhook. Son serveur est peut-être arrêté, ou l’URL est incorrecte.',
    },
  },
};
