import type { messages as english } from '../en/live';

type Live = (typeof english)['live'];

const limits: Live['limits'] = {
  now: '現在の数：着信 %{inbound}、発信 %{outbound}。',
  ofLimit: '現在の数：着信 %{inbound}、発信 %{outbound}（上限は各 %{limit}）。',
  near: '上限に近づいています。',
  reached: '上限に達しました。これ以上の通話は拒否されます。',
};

const calls: Live['calls'] = {
  count: '通話 %{number} 件',
  search: '番号を検索',
  chooseAccount: 'アカウントを選択',
  oneAccount: 'アカウントを選択してください',
  oneAccountText: 'プラットフォームの通話は 1 アカウントずつ表示されます。',
  none: '現在の通話はありません。',
  noneText: '呼び出し中と通話中の通話がここに表示されます。',
  notFound: 'この番号の通話は現在ありません。',
  queues: 'キューで待機中：%{queues}',
  traps:
    '1 時間を超えて続いている通話は、ここに表示されないことがあります。開始時刻の情報がないため、時間はこのページが最初に確認した時点から数えます。',
  watchOnly: 'これらの通話はここで確認できますが、操作はできません。%{reason}',
  stale: 'これらの通話を更新できませんでした。%{reason}',
  leg: '上の通話から発信：',
  heads: {
    since: '経過時間',
    from: '発信元',
    to: '着信先',
    state: 'ステータス',
    application: 'アプリケーション',
  },
  since: {
    atLeast: '少なくとも',
    beginning: 'この通話が現れてからの時間',
    older: 'ここで確認してからの時間。このページを開く前から続いています。',
  },
  states: {
    queued: '待機中',
    trying: '接続中',
    ringing: '呼び出し中',
    'early-media': '呼び出し中（音声あり）',
    'in-progress': '通話中',
    completed: '終了',
    failed: '失敗',
    busy: '話し中',
    'no-answer': '応答なし',
  },
  trace: {
    open: '%{from} から %{to} への通話のトレース',
    refresh: 'トレースを再読み込み',
  },
  acts: {
    copy: '通話 SID をコピー',
    mute: 'ミュート',
    unmute: 'ミュート解除',
    keypad: 'キーを送信…',
    pauseRecording: '録音を一時停止',
    resumeRecording: '録音を再開',
    tag: 'データを追加…',
    move: '別のアプリケーションへ移す…',
    hangUp: '切断',
    refuse: '通話を拒否',
    cancel: '発信を取り消す',
  },
  ask: {
    hangUp: '%{from} から %{to} への通話は双方とも直ちに終了します。',
    refuse: '%{from} から %{to} への通話はまだ応答されていません。発信者は拒否されます。',
    cancel: '%{from} から %{to} への通話の呼び出しを止めます。',
    pauseRecording:
      '%{from} から %{to} への通話は、再開するまで録音されません。録音中でない場合は何も変わりません。',
  },
  done: {
    hangUp: 'プラットフォームが通話を終了します。',
    mute: 'ミュートを要求しました。相手と接続中、または会議中に有効です。',
    unmute: 'ミュート解除を要求しました。',
    pauseRecording: '一時停止を要求しました。録音中に有効です。',
    resumeRecording: '再開を要求しました。録音の一時停止中に有効です。',
    sendDigit: 'キーを送信しました。',
    tag: 'データを追加しました。以後、この通話の Webhook に送られます。',
    move: '通話をアプリケーションに移します。',
  },
  notDone: '通話は変更されませんでした。',
  keypad: {
    title: 'キーの送信',
    sent: '送信済み：%{digits}',
    key: 'キー %{key}',
    close: '閉じる',
  },
  tag: {
    about: '%{from} から %{to} への通話の Webhook がこのデータを受け取ります。',
    label: 'JSON データ',
    help: 'オブジェクトで指定します。以前のデータは置き換えられ、プラットフォームで再表示はできません。',
    wrong: 'JSON オブジェクトではありません。',
    set: 'データを追加',
  },
  move: {
    title: '別のアプリケーションへ移す',
    about:
      '%{from} から %{to} への通話は現在の処理を離れ、アプリケーションの通話 Webhook の応答に従って続行します。',
    application: 'アプリケーション',
    confirm: '通話を移す',
  },
  errors: {
    gone: 'この通話は終了しました。',
    incompatible: '通話がこの操作のできる状態ではありません。終了した直後の可能性があります。',
    noEngine: 'プラットフォームが、この通話を処理しているサーバーに接続できません。',
  },
};

const devices: Live['devices'] = {
  column: '登録',
  registered: '登録済み（端末 %{smart_count} 台）',
  registeredAs: '%{name} として登録済み',
  notRegistered: '未登録',
  until: '%{time} まで',
  unknown: 'SIP クライアントなしで登録済み：%{names}。',
  failed: '登録状況を読み取れませんでした。',
  section: '登録',
  purpose: '端末が現在登録されているかどうかと、その接続先。',
  expires: '有効期限',
  seenSince: 'ここでの確認開始',
  transport: 'トランスポート',
  contact: 'Contact',
  proxy: '送信元',
  namesOnly: '閲覧のみのユーザーには、登録中の端末の名前だけが表示され、接続先は表示されません。',
};

export const messages: typeof english = { live: { limits, calls, devices } };
