import type { ladderTools as english } from '../en/ladderTools';

export const ladderTools: typeof english = {
  search: 'メッセージを検索',
  noMatch: 'このテキストを含むメッセージはありません。',
  delta: '前からの差',
  mergeHosts: 'ポートをまとめる',
  export: 'エクスポート',
  exports: { svg: 'SVG 画像', mermaid: 'Mermaid 図', text: 'テキスト' },
  copyLink: 'メッセージへのリンクをコピー',
  linkName: 'リンク',
  compare: '別のメッセージと比較',
  stopComparing: '比較を終了',
  comparing: 'メッセージ %{number} と比較中です。比較するメッセージを開いてください。',
  compared: 'メッセージ %{number} からの変更',
  same: '両方のメッセージの内容は同じです。',
  removed: '削除',
  added: '追加',
};
