import type { messages as english } from '../en/signUp';

export const messages: typeof english = {
  public: {
    register: {
      title: '新規登録',
      intro: '無料でお試しいただけます。カードは不要です。',
      accept: '%{terms}と%{privacy}に同意します。',
      terms: '利用規約',
      privacy: 'プライバシーポリシー',
      unlinked: {
        terms: '利用規約へのリンクがありません。このサービスの運営者にお問い合わせください。',
        privacy:
          'プライバシーポリシーへのリンクがありません。このサービスの運営者にお問い合わせください。',
        both: 'どちらにもリンクがありません。このサービスの運営者にお問い合わせください。',
      },
      acceptFirst: '先に利用規約とプライバシーポリシーに同意してください。',
      withEmail: 'メールアドレスで登録',
      withProvider: '%{provider} で登録',
      hasAccount: 'アカウントをお持ちの場合',
      login: 'ログイン',
      closedTitle: '新規登録はまだ受け付けていません',
      closed:
        'この環境には、新しいアカウント用のサービスプロバイダーがありません。管理者が DEFAULT_SERVICE_PROVIDER_SID を設定する必要があります。',
    },
    registerEmail: {
      title: 'メールアドレスで登録',
      intro: 'ご本人のアドレスであることを確認するため、このアドレスにコードを送信します。',
      againTitle: '新しいコードを送信',
      againIntro:
        '新しいコードは前のコードに置き換わります。必要に応じてアドレスを修正し、パスワードをもう一度設定してください。',
      email: 'メールアドレス',
      password: 'パスワード',
      passwordHint: '6 文字以上',
      submit: 'コードを送信',
      busy: '送信中…',
      invalidEmail: '有効なメールアドレスを入力してください。',
      taken:
        'このメールアドレスのアカウントはすでに存在します。ご自身のアカウントの場合は、ログインしてください。',
      maybe:
        '応答がありませんでした。アカウントはすでに作成された可能性があります。ログインするか、コードをもう一度送信してください。',
      tooShort: 'パスワードは 6 文字以上にしてください。',
      otherWays: 'ほかの方法で登録',
      back: 'コードの入力に戻る',
    },
    verifyEmail: {
      title: 'メールアドレスの確認',
      intro: '%{email} にコードを送信しました。届くまで少し時間がかかることがあります。',
      code: 'コード',
      codeHint: '6 桁',
      sixDigits: 'コードの 6 桁を入力してください。',
      wrong: '最後に送信したコードではありません。',
      submit: '確認',
      busy: '確認中…',
      again: '新しいコードを送信',
      sending: '新しいコードを送信中…',
      sent: '%{email} に新しいコードを送信しました。前のコードは使えません。',
      unanswered:
        '応答がありませんでした。前のメールのコードを使うか、新しいコードを送信してください。',
      otherAddress: '別のアドレスを使う',
      logOut: 'ログアウト',
      loggingOut: 'ログアウト中…',
    },
    subdomain: {
      title: 'サブドメインの選択',
      intro: 'キャリアが通話を送り、端末が登録するドメインです。後で変更できます。',
      label: 'サブドメイン',
      whole: 'ドメイン：%{realm}',
      submit: '登録を完了',
      busy: '完了処理中…',
      empty: '3 文字以上。英字、数字、ハイフン',
      short: '3 文字以上',
      long: '63 文字以下',
      characters: '英字、数字、ハイフンのみ。先頭と末尾にハイフンは使えません',
      checking: '確認中…',
      available: '使えます',
      taken: 'すでに使われています',
      failed: '使えるかどうかを確認できませんでした',
      checkAgain: 'もう一度確認',
      noRootDomain:
        'プラットフォームに新しいアカウント用のドメインがまだありません。管理者に連絡し、後でもう一度お越しください。アカウントは保存されています。',
      stored:
        'サブドメインは確保しましたが、DNS レコードを作成できませんでした。管理者にお問い合わせください。',
      goOn: 'アカウントに進む',
      logOut: 'ログアウト',
      loggingOut: 'ログアウト中…',
    },
    signUpUnknown: {
      title: 'アカウントを読み込めませんでした',
      retry: '再試行',
    },
  },
};
