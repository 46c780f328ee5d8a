import type { wayfinding as english } from '../en/wayfinding';

export const wayfinding: typeof english = {
  guide: {
    link: 'ガイド',
    about: 'このページのガイド（英語、新しいタブ）',
  },
  terms: { ask: '「%{name}」とは？' },
  keys: { title: 'キーボードショートカット' },
  views: {
    label: 'ビュー',
    save: 'ビューを保存…',
    manage: 'ビューを管理…',
    saveTitle: 'ビューの保存',
    name: '名前',
    nameOf: '%{name} の名前',
    saved: 'ビューを保存しました：%{name}',
    failed: 'このブラウザに保存できませんでした。',
    help: 'このブラウザに自分用として保存されます。「過去 7 日間」は常に最新の状態になります。',
    manageTitle: 'ビューの管理',
    notAnsweredToday: '今日の未応答',
    notAnsweredYesterday: '昨日の未応答',
  },
  palette: {
    label: '検索とコマンド',
    open: '検索',
    placeholder: '検索またはコマンドを入力',
    searching: '検索中…',
    results: '結果 %{smart_count} 件',
    failed: '%{name}を検索できませんでした。再試行',
    showAll: '%{smart_count} 件をすべて表示',
    searchCalls: '通話を検索：「%{words}」',
    addMany: '番号をまとめて追加',
    density: '行間',
    roomyRows: '標準の行間',
    groups: {
      recent: '最近開いた項目',
      views: 'ビュー',
      goTo: '移動',
      commands: 'コマンド',
    },
  },
};
