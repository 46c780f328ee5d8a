import type { recentCalls as english } from '../en/recentCalls';

export const recentCalls: typeof english = {
  name: '通話履歴',
  empty: {
    title: 'データがありません。',
    text: '終了した通話が新しい順に表示されます。',
  },
  call: '%{from} から %{to} への通話（%{time}）',
  oneAccount: 'このプラットフォームの通話は 1 アカウントずつ表示されます',
  fromTo: '%{from} から %{to} へ',
  notHere: '開いている通話はこの一覧にありません。',
  fields: {
    direction: '方向',
    from: '発信元',
    to: '着信先',
    answered: 'ステータス',
    duration: '通話時間',
    trunk: 'キャリア',
  },
  filters: {
    direction: '方向',
    anyDirection: 'すべての方向',
    inbound: '着信',
    outbound: '発信',
    status: 'ステータス',
    anyStatus: 'すべてのステータス',
    answered: '応答',
    notAnswered: '未応答',
  },
  action: {
    copyLink: 'リンクをコピー',
    linkCopied: 'リンクをコピーしました',
    openAlone: '全画面で開く',
  },
  state: {
    inbound: '着信',
    outbound: '発信',
    answered: '応答',
    notAnswered: '未応答',
    notAnsweredWith: '%{status} %{reason}',
  },
  tabs: '通話の詳細',
  files: { open: 'ファイルを開く' },
  now: '現在の通話',
};
