import type { messages as english } from '../en/passwords';

export const messages: typeof english = {
  public: {
    createPassword: {
      title: '新しいパスワードの作成',
      intro: '続けるには、パスワードを変更する必要があります。',
      current: '現在のパスワード',
      password: '新しいパスワード',
      confirm: '新しいパスワード（確認）',
      submit: '保存',
      mismatch: 'パスワードが一致しません',
      mustAll: 'パスワードの条件：%{rules}',
      separator: '、',
      wrongCurrent: '現在のパスワードが正しくありません。',
      logOut: 'ログアウト',
      loggingOut: 'ログアウト中…',
    },
    forgotPassword: {
      title: 'パスワードをお忘れの場合',
      intro: 'メールアドレスを入力すると、パスワードを再設定するリンクを送信します。',
      whoFor:
        'リンクはアカウントのユーザーだけが使えます。管理者とサービスプロバイダーのユーザーは、仮パスワードの発行を管理者に依頼してください。',
      email: 'メールアドレス',
      submit: '再設定リンクを送信',
      invalidEmail: '有効なメールアドレスを入力してください。',
    },
    resetPassword: {
      title: '新しいパスワードの設定',
      intro: '今後はこのパスワードでログインします。',
      otherSession: '保存すると、このブラウザの %{name} はログアウトされます。',
      checking: 'リンクを確認中…',
      password: '新しいパスワード',
      confirm: '新しいパスワード（確認）',
      submit: '保存',
      busy: '保存中…',
      mismatch:
        '確認用パスワードが新しいパスワードと一致しません。同じパスワードを入力してください。',
      tooShort: 'パスワードは 7 文字以上にしてください。',
      barelyLongEnough: '使えますが、7 文字以上のほうが安全です。',
      noLetter: 'パスワードには英字が必要です。',
      unusableTitle: 'このリンクは使えません',
      unusable:
        '使用済み、期限切れ、または不完全なリンクです。新しいパスワードを設定したばかりの場合は、そのパスワードでログインしてください。',
      goneTitle: 'リンクをもう一度開いてください',
      gone: 'リンクがこのブラウザに保存されていません。メールからもう一度開くか、新しいリンクを請求してください。',
      withoutAccountTitle: 'このリンクはアカウントのユーザーだけが使えます',
      withoutAccount: '仮パスワードの設定を管理者に依頼してください。',
      failedTitle: 'リンクを確認できませんでした',
      retry: '再試行',
      newMail: '新しいリンクを送信',
    },
  },
};
