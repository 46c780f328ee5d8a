import type { msTeamsTenants as english } from '../en/msTeamsTenants';

export const msTeamsTenants: typeof english = {
  name: 'Microsoft Teams テナント',
  fields: {
    ms_teams_tenant_sid: 'テナント SID',
    tenant_fqdn: 'ドメイン名',
    account_sid: 'アカウント',
    application_sid: 'アプリケーション',
  },
  helper: {
    tenant_fqdn: 'Microsoft Teams でのテナントのドメイン名。',
    application_sid: 'テナントからの通話を処理します。',
  },
  sections: {
    tenant: 'テナント',
    tenantPurpose: 'ドメイン名、所属アカウント、アプリケーション。',
    danger: 'このテナントを削除',
    dangerPurpose: 'テナントのユーザーはプラットフォーム経由で通話できなくなります。',
  },
  action: {
    create: 'MS Teams テナントを追加',
    delete: 'テナントを削除',
    createAccount: 'アカウントを追加',
  },
  title: {
    create: 'Microsoft Teams テナントの追加',
    edit: 'Microsoft Teams テナントの編集',
  },
  validation: {
    domainTaken: 'このドメイン名はすでに使われています。',
    domain: 'customer.teams.example.com のような完全修飾ドメイン名を入力してください。',
    noDomain: '%{name} には MS Teams 用の完全修飾ドメイン名がありません',
  },
  notifications: {
    created: 'Microsoft Teams テナントを作成しました',
    updated: 'Microsoft Teams テナントを更新しました',
    deleted: 'Microsoft Teams テナント %{name} を削除しました',
  },
  empty: {
    title: 'Microsoft Teams テナントがありません。',
    text: 'テナントを追加すると、Microsoft Teams のユーザーがプラットフォーム経由で通話できます。',
    noAccount: 'Microsoft Teams テナントを作成するには、先にアカウントを作成してください。',
  },
};
