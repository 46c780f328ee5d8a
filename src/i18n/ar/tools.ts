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
      silent: 'تعذر على المنصة سؤال Webhook هذا عن متغيراته. قد يكون خادمه متوقفًا أو عنوانه خاطئًا.',
    },
  },
};
