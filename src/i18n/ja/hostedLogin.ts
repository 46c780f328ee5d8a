import type { messages as english } from '../en/hostedLogin';

export const messages: typeof english = {
  public: {
    hosted: {
      or: 'または',
      register: '新規登録',
      noAccount: 'アカウントをお持ちでない場合',
      signInWith: '%{provider} でログイン',
    },
  },
};
