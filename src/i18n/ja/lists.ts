import type { lists as english } from '../en/lists';

export const lists: typeof english = {
  related: '関連項目',
  raw: {
    show: '元データを表示',
    hide: '元データを隠す',
    label: '元データ',
  },
  usedBy: {
    title: '使用元',
    purpose: 'これに依存している項目。',
    none: 'どこからも使われていません。',
    noneYet: 'これまでのところ見つかっていません。',
    looked: '%{of} 件のうち先頭の %{at} 件を確認。',
    notLooked: '%{of}は未確認です。',
    all: 'すべて確認',
    looking: '確認中…',
  },
  firstSteps: {
    title: '最初の通話の準備',
    progress: '%{all} 件中 %{done} 件完了',
    dismiss: '手順を隠す',
    done: '完了',
    missing: '未完了',
    waits: '「%{title}」の完了待ち。',
    steps: {
      accounts: {
        title: 'アカウントを追加',
        purpose: '1 顧客の単位。アプリケーション、電話番号、ユーザーを持ちます。',
      },
      carriers: {
        title: 'キャリアを接続',
        purpose: '電話網につなぎます。',
      },
      'speech-services': {
        title: '音声サービスを追加',
        purpose: 'アプリケーションで使う音声合成と音声認識。',
      },
      applications: {
        title: 'アプリケーションを作成',
        purpose: '通話の処理方法を決めます。',
      },
      'phone-numbers': {
        title: '電話番号を追加',
        purpose: 'キャリアからの通話をアプリケーションに振り分けます。',
      },
    },
  },
  timeZone: {
    label: 'タイムゾーン',
    browser: 'ブラウザのタイムゾーン（%{zone}）',
    now: '現在：%{time}',
    done: '完了',
  },
  sorting: {
    never: 'この列では並べ替えできません。',
    tooLong: '行が多すぎて並べ替えできません。先にフィルターで絞り込んでください。',
  },
  narrowing: { remove: 'フィルターを解除：%{name}', removeShort: 'フィルターを解除' },
  rowMenu: {
    label: '%{name} の操作',
    open: '開く',
    copySid: 'SID をコピー',
    duplicate: '複製',
  },
};
