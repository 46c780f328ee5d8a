import type { callCompare as english } from '../en/callCompare';

export const callCompare: typeof english = {
  action: '比較…',
  title: '通話の比較',
  choose: '別の通話と比較',
  find: '番号、通話 SID またはリンク',
  findHelp: 'このアカウントの過去 30 日間の通話。',
  none: '通話が見つかりません。',
  first: '通話 A',
  second: '通話 B',
  swap: '入れ替え',
  details: '詳細',
  messages: 'SIP メッセージ',
  fact: '項目',
  order: '番号',
  differs: '相違あり',
  onlyHere: '通話 %{name} のみ',
  longer: '通話 A より %{seconds} 長い',
  shorter: '通話 A より %{seconds} 短い',
  differences: '相違点 %{smart_count} 件',
  more: '先頭の %{count} 行を表示しています。',
  noCapture: 'キャプチャなし',
};
