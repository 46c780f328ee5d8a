import type { messages as english } from '../en/signOut';

export const messages: typeof english = {
  public: {
    signOut: {
      unconfirmed: 'このブラウザからはログアウトしましたが、プラットフォームで確認できていません。',
      until: 'セッションは %{time} まで有効なままになる可能性があります。',
      untilExpiry: 'セッションは期限切れまで有効なままになる可能性があります。',
      offline:
        'このページを開いたままにしてください。オンラインに戻り次第、ログアウトを再試行します。',
      retry: '再試行',
      busy: '再試行中…',
    },
  },
};
