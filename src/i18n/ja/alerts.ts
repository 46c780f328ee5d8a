import type { alerts as english } from '../en/alerts';

export const alerts: typeof english = {
  name: 'アラート',
  empty: {
    title: 'データがありません。',
    text: 'プラットフォームが報告したエラーと上限超過を新しい順に表示します。',
  },
  oneAccount: 'このプラットフォームのアラートは 1 アカウントずつ表示されます',
  chooseAccount: '上でアカウントを選択してください。',
  alert: 'アラート「%{message}」（%{time}）',
  fields: { time: '時刻（%{zone}）', alert_type: '種類', message: 'メッセージ' },
  list: {
    anyKind: 'すべての種類',
    times: '%{time} 以降 %{smart_count} 回',
    alike: '%{smart_count} 回発生',
    moreAlike: 'ほか %{smart_count} 件',
    moreAccounts: '+ %{smart_count}',
    application: 'アプリケーション：',
    unnamed: 'これらのアラートにはアカウント情報がありません。',
    learn: 'アカウントを調べる（リクエスト %{smart_count} 回）',
    newestOnly: {
      part: 'アラート %{total} 件のうち最新の %{read} 件を表示しています。',
      on: '読み込み中… アラート %{total} 件のうち最新の %{read} 件を表示しています。',
      all: 'アラート %{total} 件をすべて表示しています。',
      further: 'さらに読み込む',
    },
  },
  kinds: {
    webhookUnreachable: 'Webhook 到達不可',
    webhookFailure: 'Webhook エラー',
    webhookInvalid: '無効な Webhook URL',
    webhookRefused: 'Webhook 認証拒否',
    invalidPayload: 'アプリケーションの無効な応答',
    audioNotFound: '音声ファイルなし',
    noTts: '音声合成なし',
    noStt: '音声認識なし',
    ttsFailure: '音声合成エラー',
    sttFailure: '音声認識エラー',
    noCarrier: 'キャリアなし',
    providerCallLimit: 'プロバイダーの通話上限',
    applicationCallLimit: 'アプリケーションの通話上限',
    callLimit: '通話上限',
    deviceLimit: '端末上限',
    apiLimit: 'API 上限',
    inactive: '無効なアカウント',
    fromApplication: 'アプリケーションからの通知',
    unknown: 'その他',
  },
  meanings: {
    webhookUnreachable:
      'Webhook に接続できませんでした。サーバーの停止、またはホスト名、ポート、証明書の誤りが考えられます。応答を待っていた通話は切断されました。',
    webhookFailure:
      'Webhook がエラーステータスを返したため、通話の処理内容を取得できませんでした。Webhook の URL とサーバーのログを確認してください。',
    webhookInvalid:
      'Webhook の URL が無効です。http、https、ws、wss のいずれかで始まる完全な URL が必要です。',
    webhookRefused:
      'Webhook がユーザー名とパスワードを拒否しました。アプリケーションの設定を確認してください。',
    invalidPayload:
      'アプリケーションの応答が無効です。サポートされている verb の JSON 配列が必要です。',
    audioNotFound:
      'アプリケーションが再生しようとした音声ファイルが URL に存在しません。アプリケーションの play verb の URL を確認してください。',
    noTts:
      '通話で音声合成が必要でしたが、該当するベンダーとラベルの音声サービスがアカウントにありません。追加するか、アプリケーションで別のベンダーを選択してください。',
    noStt:
      '通話で音声認識が必要でしたが、該当するベンダーとラベルの音声サービスがアカウントにありません。追加するか、アプリケーションで別のベンダーを選択してください。',
    ttsFailure:
      '音声ベンダーが音声ガイダンスを合成できませんでした。音声サービスをテストし、ベンダーの利用枠を確認してください。',
    sttFailure:
      '音声ベンダーが通話を認識できませんでした。音声サービスをテストし、ベンダーの利用枠を確認してください。',
    noCarrier:
      '発信に使えるキャリアがありませんでした。発信ゲートウェイのあるキャリア、またはキャリアへのルートを追加してください。',
    providerCallLimit: 'サービスプロバイダーの同時通話数が上限に達し、新しい通話は拒否されました。',
    applicationCallLimit: 'アプリケーションの同時通話数が上限に達し、新しい通話は拒否されました。',
    callLimit:
      'アカウントの同時通話数が上限に達し、新しい通話は拒否されました。上限を上げるか、通話の終了を待ってください。',
    deviceLimit:
      'アカウントまたはサービスプロバイダーの端末数が上限に達し、新しい登録は拒否されました。',
    apiLimit: 'アカウントまたはサービスプロバイダーが API のレート制限を超えました。',
    inactive: '無効なアカウントへの通話が拒否されました。',
    fromApplication: 'アプリケーションが出したアラートです。意味は開発者にお問い合わせください。',
    unknown: '不明な種類です。下のメッセージと詳細を参照してください。',
  },
  causes: {
    applications: 'アプリケーション',
    'speech-services': '音声サービス',
    carriers: 'キャリア',
    accounts: 'アカウントと上限',
    settings: 'サービスプロバイダーの設定と上限',
    callsOfMinute: 'この 1 分間の通話',
    call: '通話',
  },
};
