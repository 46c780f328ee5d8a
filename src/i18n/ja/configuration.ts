import type { messages as english } from '../en/configuration';

export const messages: typeof english = {
  public: {
    configuration: {
      title: 'Trunkline を起動できません',
      intro: 'この環境の設定に誤りがあります。config.js を修正して再読み込みしてください。',
      flag: '%{name} が「%{value}」になっています。true または false にしてください。',
      url: '%{name} が「%{value}」になっています。ユーザー名を含まない絶対 URL、または / 1 つで始まるパスにしてください。',
      base: '%{name} が「%{value}」になっています。ユーザー名、?、# を含まない絶対 URL、または / 1 つで始まるパスにしてください。',
      mixed:
        '%{name} が「%{value}」ですが、このページは %{page} から配信されています。ブラウザは https のページから http への呼び出しをブロックします。プラットフォームを https で提供し、アドレスを修正してください。',
      number: '%{name} が「%{value}」になっています。秒数を整数で指定してください。',
      object:
        'window.%{name} が %{value} になっています。{ ENABLE_LCR: true } のようなオブジェクトにしてください。',
      unread: '%{name} を読み込めませんでした。接続を確認して再読み込みしてください。',
      status:
        '%{name} を読み込めませんでした（%{value}）。ビルドに含まれる config.js を index.html と同じ場所に置いてください。',
      type: '%{name} はスクリプトではありません（%{value}）。Web サーバーが別の内容を返しています。ビルドに含まれる config.js を index.html と同じ場所に置いてください。',
      broken: '%{name} の %{line} 行目に誤りがあります：%{value}',
      silent: '%{name} に設定がありません。少なくとも window.TRUNKLINE = {}; が必要です。',
      unknown: 'config.js の %{name} という設定はありません。',
      similar: 'config.js の %{name} という設定はありません。%{similar} のことですか？',
      image:
        '%{name} は「%{value}」のため使用されません。/ 1 つで始まるこのオリジンのパス、または画像の data: URL にしてください。',
      link: '%{name} は「%{value}」のため使用されません。ユーザー名を含まない https の URL、または / 1 つで始まるこのオリジンのパスにしてください。',
      support:
        '%{name} は「%{value}」のため使用されません。ユーザー名を含まない https の URL、mailto: アドレス、または / 1 つで始まるこのオリジンのパスにしてください。',
      color:
        '%{name} は「%{value}」のため使用されません。#5B5BD6 のような色、またはライトテーマとダークテーマの 2 色を空白で区切って指定してください。',
      contrastLight:
        '%{name} は使用されません。ライトテーマでの %{value} のコントラストは %{contrast}:1 しかなく、文字には 4.5:1 が必要です。条件を満たす最も近い色は %{nearest} です。',
      contrastDark:
        '%{name} は使用されません。ダークテーマでの %{value} のコントラストは %{contrast}:1 しかなく、文字には 4.5:1 が必要です。条件を満たす最も近い色は %{nearest} です。',
      missingImage: '%{name} の「%{value}」を画像として読み込めませんでした。',
      menuList:
        'MENU は「%{value}」のため使用されません。[{ "label": "Wiki", "url": "https://wiki.example.com" }] のようなリンクの一覧にしてください。',
      menuEntry:
        'MENU の %{entry} 番目は表示されません。「%{value}」ではなく、label と url を持つオブジェクトにしてください。',
      menuUnknown:
        'MENU の %{entry} 番目は表示されません。「%{value}」は使えません。label、labels、url、scopes を使ってください。',
      menuLabel:
        'MENU の %{entry} 番目は表示されません。label は「%{value}」ではなく、テキストにしてください。',
      menuLabels:
        'MENU の %{entry} 番目は表示されません。labels は「%{value}」ではなく、{ "fr": "Wiki" } のような言語ごとのテキストにしてください。',
      menuUrl:
        'MENU の %{entry} 番目は表示されません。url が「%{value}」になっています。ユーザー名を含まない絶対 URL、または / 1 つで始まるパスにしてください。',
      menuScopes:
        'MENU の %{entry} 番目は表示されません。scopes が「%{value}」になっています。admin、service_provider、account の一覧にしてください。',
      texts:
        '%{name} は「%{value}」のため使用されません。/texts/{locale}.json のように、{locale} を含むこのオリジンのパスにしてください。',
      localesList:
        'LOCALES は「%{value}」のため使用されません。[{ "locale": "pt", "name": "Português" }] のような言語の一覧にしてください。',
      localesEntry:
        'LOCALES の %{entry} 番目は使用されません。「%{value}」が正しくありません。pt のようなコンソールにない locale と name、必要に応じて direction（ltr または rtl）と、コンソールの言語である fallback を指定してください。',
      localesAlone:
        'LOCALES の言語のテキストは TEXTS_URL から読み込むため、TEXTS_URL がない場合は使用されません。',
      textsUnread: '%{name} を読み込めませんでした（%{value}）。コンソールのテキストを使用します。',
      textUnknown: '%{name}：「%{key}」というテキストはコンソールにありません。',
      textType: '%{name}：「%{key}」はテキストではないため使用されません。',
      textHtml: '%{name}：「%{key}」は HTML を含むため使用されません。',
      textArgs: '%{name}：「%{key}」は使用されません。プレースホルダーを %{value} にしてください。',
      textArgsNone: '%{name}：「%{key}」は使用されません。プレースホルダーを含めないでください。',
      textForms: '%{name}：「%{key}」は使用されません。複数形の数を %{value} にしてください。',
      textMore: '%{name}：ほかに %{value} 件あります。',
    },
    platform: {
      forbidden: 'このページのセキュリティポリシーが %{origin} を許可していません。',
      forbiddenHelp:
        'Web サーバーの Content-Security-Policy ヘッダーの connect-src に %{origin} を追加するか、API_BASE_URL を修正してください。',
      open: 'アドレスを新しいタブで開く',
      silent: '%{address} から応答がありません。',
      silentHelp:
        '何も動作していないか、ブラウザが証明書を信頼していないか、ほかのサイトからのアクセスが拒否されています。どれかは、新しいタブで開かないとわかりません。API_BASE_URL を修正するか、プラットフォームを起動するか、証明書を交換してください。',
      unreadable: '%{address} は応答していますが、このページからは読み取れません。',
      unreadableHelp:
        'API_BASE_URL がリダイレクトしないことを確認し、プラットフォームの CORS 設定で %{page} を許可してください。以前は動作していた場合、プラットフォームのレート制限に達した可能性があります。数分後にもう一度お試しください。',
      foreign: '%{address} にプラットフォームがありません（%{answer}）。',
      foreignHelp:
        'API_BASE_URL（通常は末尾が /v1）と、Web サーバーの背後でプラットフォームが動作していることを確認してください。',
      moved: '%{address} にプラットフォームがなく、%{to} にリダイレクトされます（%{answer}）。',
      movedHelp: 'API_BASE_URL に、プラットフォーム自体が応答するアドレスを設定してください。',
      led: '%{address} にプラットフォームがなく、ほかの場所にリダイレクトされます。',
      ledHelp: 'API_BASE_URL に、プラットフォーム自体が応答するアドレスを設定してください。',
      limited: 'プラットフォームのレート制限に達しました。',
      limitedHelp: '全員のリクエストが合算されます。数分後にもう一度お試しください。',
      limitedFor: 'プラットフォームのレート制限に達しました。',
      limitedForHelp: '全員のリクエストが合算されます。%{minutes} 分後にもう一度お試しください。',
    },
  },
};
