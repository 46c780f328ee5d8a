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
        'Die Plattform konnte diesen Webhook nicht nach seinen Variablen fragen. Vielleicht läuft sein Server nicht, oder die URL ist falsch.',
    },
  },
};
