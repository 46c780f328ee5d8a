import { health } from './health';
import { hear } from './hear';
import { testCall } from './testCall';

/** Trying out what is set up, and the screen of health: these come with the pages that have them. */
export const messages = {
  app: {
    testCall,
    hear,
    health,
    webhook: {
      silent:
        'The platform couldn’t ask this webhook for its variables. Its server may be down, or the URL may be wrong.',
    },
  },
};
