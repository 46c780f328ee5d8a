import type { messages as english } from '../en/oauth';

export const messages: typeof english = {
  public: {
    oauth: {
      title: '%{provider} でログイン中',
      busy: '%{provider} で本人確認をしています…',
      invalidProvider: '%{provider} は有効な OAuth プロバイダーではありません',
      unnamedProvider: '有効な OAuth プロバイダーではありません',
      invalidState: '無効な state',
      invalidStateDetail:
        'この応答は、このタブで始めたログインのものではないか、すでに使われています。ここからやり直してください。',
      denied: '%{provider} でのログインが許可されませんでした。',
      deniedDetail: '何も変わっていません。もう一度試すか、別の方法でログインしてください。',
      refused: '%{provider} でログインできませんでした。',
      refusedDetail: 'もう一度試すか、別の方法でログインしてください。',
      unknownUser: 'この %{provider} アカウントで登録されたユーザーはいません。',
      unknownUserDetail: '「新規登録」を選んで登録するか、パスワードでログインしてください。',
      otherWay: 'このメールアドレスのアカウントはすでに存在します。',
      otherWayDetail: '登録したときの方法でログインしてください。',
      noEmail: '%{provider} からメールアドレスが提供されませんでした。',
      noEmailDetail: '提供を許可するか、メールアドレスで登録してください。',
      failed: '%{provider} でログインできませんでした。',
    },
  },
};
