import type { version as english, about as englishAbout } from '../en/version';

export const version: typeof english = {
  newer: '新しいバージョンがあります。',
  missing: '読み込めませんでした。',
  connection: '読み込めませんでした。接続を確認してもう一度お試しください。',
  part: 'ページの一部を読み込めませんでした。接続を確認するか、ページを再読み込みしてください。',
  outdated: 'このページはサーバーより古いバージョンです。再読み込みしてください。',
  incomplete:
    'このバージョンの一部がサーバーになく、再読み込みしても解決しませんでした。管理者にお問い合わせください。',
  kept: 'シークレットを除き、未保存の変更は再読み込み後に復元されます。',
  lost: '先に保存してください。このブラウザのストレージがいっぱいかブロックされているため、未保存の変更は失われます。',
  unkept: '先に完了または保存してください。ここの未保存の変更は再読み込みで失われます。',
  dismiss: '閉じる',
};

export const about: typeof englishAbout = {
  title: 'バージョン情報',
  version: 'バージョン',
  fromSources: '開発ビルド',
  commit: 'コミット',
  built: 'ビルド日時',
  platform: 'プラットフォーム',
  features: '機能',
  scope: 'スコープ',
  language: '言語',
  timeZone: 'タイムゾーン',
  browser: 'ブラウザ',
  changelog: '更新内容',
  licences: 'ライセンス',
  help: '不具合の報告に貼り付けてください。プラットフォームの名前は含まれますが、ユーザー、登録データ、シークレットは含まれません。',
};
