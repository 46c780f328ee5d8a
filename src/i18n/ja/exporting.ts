import type { exporting as english } from '../en/exporting';

export const exporting: typeof english = {
  title: '%{name}のエクスポート',
  format: '形式',
  csv: 'CSV（表計算ソフト用）',
  json: 'JSON（プログラム用）',
  rows: '%{number} 行',
  filtered: 'フィルターに一致する全ページの行。',
  selected: '選択した行。',
  secrets: 'パスワードなどのシークレットは含まれません。',
  cost: 'リクエスト %{requests} 回、約 %{smart_count} 分かかります。プラットフォームのレート制限は全員で共有されます。',
  start: 'エクスポート',
  cancel: 'キャンセル',
  stop: '停止',
  close: '閉じる',
  retry: '再試行',
  reading: '%{done} / %{total}',
  writing: 'ファイルを書き込み中…',
  remaining: '全員で使える残りのリクエスト：%{requests}',
  done: '%{number} 行を %{file} に保存しました。',
  stopped: '停止しました。ファイルは保存されていません。',
};
