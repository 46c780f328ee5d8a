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
        'La plataforma no pudo consultar las variables de este webhook. Su servidor puede estar caído, o la URL no es correcta.',
    },
  },
};
