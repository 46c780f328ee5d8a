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
        'プラットフォームがこの Webhook に変数を問い合わせできませんでした。サーバーの停止、または URL の誤りが考えられます。',
    },
  },
};
