import type { messages as english } from '../en/configFile';

const problems = {
  syntax: '有効な YAML ではありません：%{reason}',
  alias: 'アンカーとエイリアスはサポートされていません。値を直接書いてください。',
  notADocument: '構成ファイルではありません。',
  noFormat: 'このファイルには形式の指定がありません。ファイルの先頭付近に「format: 1」が必要です。',
  wrongFormat:
    '形式 %{format} はサポートされていません。ファイルの先頭付近に「format: 1」が必要です。',
  noRoot: 'ファイルには「provider」または「account」が必要ですが、どちらもありません。',
  twoRoots: 'ファイルに書けるのは「provider」と「account」のどちらか一方ですが、両方あります。',
  otherRoot:
    'このファイルは別の対象のものです。上でアカウントまたはサービスプロバイダーを選択してください。',
  unknownKey: '「%{key}」はここでは使えません。',
  unknownKeyNear: '「%{key}」はここでは使えません。「%{suggestion}」のことですか？',
  missingKey: '「%{key}」がありません。',
  doubledKey: '「%{key}」が 2 回あります。',
  doubledRecord:
    '「%{name}」が複数あります。それぞれの「sid」を追加するか、別の名前にしてください。',
  wrongValue: '「%{key}」の値が正しくありません。必要な値：%{wanted}。',
  unknownAccount: 'アカウント「%{name}」は存在しません。',
  unknownRecord: '「%{key}」が参照する「%{name}」は存在しません。',
  unclearRecord:
    '「%{key}」が参照する「%{name}」は複数あります。「account」または「sid」を追加してください。',
};

const wanted = {
  text: 'テキスト',
  number: '数値',
  flag: 'true または false',
  scalar: 'テキストまたは数値',
  any: '値',
  list: 'リスト',
  group: '項目のグループ',
  provider: 'プロバイダー',
};

const errors = {
  waits: '未実行：「%{name}」が存在しません。',
  secretMissing: '%{name} の値がありません。',
  tableOfAccount:
    'サービスプロバイダーのユーザーは、アカウントのルーティングテーブルを作成できません。',
};

const deeds = {
  make: '作成',
  change: '変更',
  link: '参照先を変更',
  replace: '削除して再作成',
  release: '参照を解除',
  remove: '削除',
};

const records = {
  root: 'サービスプロバイダーまたはアカウント',
  accounts: 'アカウント',
  speech_services: '音声サービス',
  applications: 'アプリケーション',
  carriers: 'キャリア',
  phone_numbers: '電話番号',
  routing_tables: 'ルーティングテーブル',
  sip_clients: 'SIP クライアント',
  ms_teams_tenants: 'MS Teams テナント',
  users: 'ユーザー',
};

const page = {
  title: '構成',
  intro:
    'サービスプロバイダーまたはアカウントの内容すべてを 1 つの YAML ファイルとして保存、比較、適用します。シークレットはプレースホルダーになります。',
  of: '対象',
  wholeProvider: 'サービスプロバイダー全体',
  export: 'エクスポート',
  exportText: '読み取りだけを行います。規模が大きい場合は、多くのリクエストが必要です。',
  read: '構成を読み取る',
  reading: '読み取り中… 約 %{known} 件中 %{done} 件のリクエスト',
  requests:
    'リクエストを %{count} 件使用しました。5 分間に 600 件の上限は、全ユーザーで共有されます。',
  download: 'ダウンロード',
  schema: 'JSON スキーマをダウンロード',
  preview: 'ファイル',
  compare: '比較と適用',
  compareText: 'ファイルを選択してください。適用するまで何も変更されません。',
  choose: 'ファイルを選択',
  drop: 'またはここにドロップ',
  tooLarge: 'ファイルが 20 MB を超えています。',
  problemsTitle: 'ファイルに問題が %{smart_count} 件あります',
  place: '%{line} 行 %{column} 列：%{text}',
  record: '%{type}「%{name}」',
  step: '%{deed}：%{record}',
  again: 'もう一度比較',
  same: '相違はありません。%{count} 件が一致しています。',
  differs: '%{smart_count} 件に相違があります',
  more: '%{count} 件中 %{shown} 件を表示しています。ほかを表示するには、絞り込んでください。',
  sameCount: '一致 %{count} 件',
  unseen: '表示できないため比較していません：%{names}。',
  filter: 'フィルター',
  columns: {
    record: '対象',
    field: '項目',
    before: 'プラットフォーム',
    after: 'ファイル',
  },
  only: 'プラットフォームのみ',
  new: '新規',
  empty: '空',
  secrets: '保存済みのシークレットは比較できません。指定した値は新規の項目にだけ使われます。',
  fixed: {
    once: '後から変更できません。削除して再作成してください',
    scope: '現在の権限では変更できません',
  },
  removes: 'プラットフォームにだけあるものを削除し、変更できないものを再作成',
  removesText: '削除の一覧は下にあります。この操作は取り消せません。',
  replaces: '保存済みのシークレットを下の値で置き換え',
  values: 'プレースホルダーの値',
  valuesText: 'どこにも保存されません。このページを離れると失われます。',
  steps: '実行内容',
  nothing: '実行する内容はありません。',
  all: 'すべて選択',
  applyCount: '%{smart_count} 件の変更を適用',
  missing: '値がありません：%{names}',
  result: '結果',
  resume: 'もう一度比較して再開',
  ended: '完了 %{done}、失敗 %{failed}、未実行 %{rest}',
};

export const messages: typeof english = {
  app: { configFile: { ...page, problems, wanted, errors, deeds, records } },
};
