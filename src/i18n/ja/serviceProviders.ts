import type { serviceProviders as english } from '../en/serviceProviders';

export const serviceProviders: typeof english = {
  name: 'サービスプロバイダー',
  fields: {
    name: 'サービスプロバイダー名',
    root_domain: 'ルートドメイン',
    has_ms_teams: 'MS Teams ダイレクトルーティングを有効にする',
    ms_teams_fqdn: 'SBC ドメイン名',
  },
  helper: {
    root_domain:
      '新しいアカウントの SIP レルムの末尾になるドメイン。設定しないと、新規登録はできません。',
    ms_teams_fqdn: 'MS Teams でのセッションボーダーコントローラーのドメイン名。',
  },
  sections: {
    general: 'サービスプロバイダー',
    generalPurpose: '表示名。',
    msTeams: 'MS Teams',
    msTeamsPurpose: 'Microsoft Teams とプラットフォームの間のダイレクトルーティング。',
    limits: '上限',
    limitsPurpose: '全アカウントの合計に対する上限。',
    apiKeys: 'API キー',
    danger: 'サービスプロバイダーを削除',
    dangerPurpose:
      'キャリア、音声サービス、API キーも削除されます。アカウント、ユーザー、ルーティングテーブルが残っていると削除できません。この操作は取り消せません。',
  },
  action: {
    create: 'サービスプロバイダーを追加',
    delete: 'サービスプロバイダーを削除',
  },
  notifications: {
    created: 'サービスプロバイダーを追加しました',
    updated: '設定を更新しました',
    deleted: 'サービスプロバイダーを削除しました',
  },
  usage: {
    blocked: '次の項目が残っているため、このサービスプロバイダーは削除できません：',
    accounts: 'アカウント',
    users: 'ユーザー',
    phoneNumbers: '電話番号',
    tenants: 'Microsoft Teams テナント',
    applications: 'アプリケーション',
    routings: 'ルーティングテーブル',
    sipAddresses: 'SIP アドレス（API でのみ削除可能）',
    smppAddresses: 'SMPP アドレス（API でのみ削除可能）',
  },
  validation: {
    nameTaken: 'この名前はすでに使われています。',
    rootDomain: 'sip.example.com のようなドメインを入力してください。',
    rootDomainTaken: 'このルートドメインは別のサービスプロバイダーが使っています。',
    inUse:
      'このサービスプロバイダーにはまだアカウントまたはユーザーがあります。先に削除してください。',
  },
  empty: 'サービスプロバイダーなし',
};
