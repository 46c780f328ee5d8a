import type { callLogs as english } from '../en/callLogs';

export const callLogs: typeof english = {
  title: 'ログ',
  missing: 'この通話のログはありません',
  gone: 'プラットフォームにこのログはもうありません。以前に読み込んだ行を表示しています。',
  none: 'ログが見つかりません',
  copied: 'ログをクリップボードにコピーしました',
  copyFailed: 'ログをコピーできませんでした',
  search: 'ログを検索',
  levels: 'レベル',
  lines: 'ログの行',
  count: '%{all} 行中 %{shown} 行',
  level: {
    fatal: '致命的',
    error: 'エラー',
    warn: '警告',
    info: '情報',
    debug: 'デバッグ',
    trace: 'トレース',
    none: 'レベルなし',
  },
  action: {
    retrieveAgain: '再読み込み',
    copy: 'コピー',
    download: 'ダウンロード',
    details: 'ログの行全体',
  },
};
