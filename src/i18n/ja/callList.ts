import type { callList as english } from '../en/callList';

export const callList: typeof english = {
  whatFails: '失敗の理由',
  time: '時刻（%{zone}）',
  application: 'アプリケーション',
  marks: 'SIP メッセージ、トレース、録音',
  recording: '録音',
  alertsOfCall: 'この通話中のアラート',
  sipStatus: 'SIP ステータス',
  anySipStatus: 'すべての SIP ステータス',
  anyTrunk: 'すべてのキャリア',
  withoutCarrier: {
    user: 'SIP クライアント',
    device: 'SIP 端末',
    teams: 'Microsoft Teams',
    sip: 'SIP アドレス',
  },
  newestOnly: {
    part: '通話 %{total} 件のうち最新の %{read} 件から一致したものを表示しています。',
    on: '検索中… これまでに通話 %{total} 件のうち最新の %{read} 件を検索しました。',
    all: '通話 %{total} 件をすべて検索しました。',
    further: 'さらに検索',
  },
};
