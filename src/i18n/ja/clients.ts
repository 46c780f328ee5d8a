import type { clients as english } from '../en/clients';

export const clients: typeof english = {
  name: 'SIP クライアント',
  fields: {
    client_sid: 'SIP クライアント SID',
    account_sid: 'アカウント',
    username: 'ユーザー名',
    password: 'パスワード',
    is_active: '有効',
    state: 'ステータス',
    allow_direct_app_calling: 'アプリケーションへの直接発信を許可',
    allow_direct_queue_calling: 'キューへの直接発信を許可',
    allow_direct_user_calling: 'ほかのユーザーへの直接発信を許可',
  },
  helper: {
    username: 'ユーザー名は作成後に変更できません。',
    password: 'パスワードを変更するには、クライアントを削除して作り直してください。',
    allow_direct_app_calling: 'アカウントのアプリケーションに名前で発信できます。',
    allow_direct_queue_calling: 'アカウントのキューに名前で発信できます。',
    allow_direct_user_calling: 'アカウントのほかの SIP クライアントに発信できます。',
  },
  sections: {
    client: 'SIP クライアント',
    clientPurpose: 'SIP 登録の認証情報。',
    calling: '直接発信',
    callingPurpose: '端末が直接発信できる相手。',
    danger: 'この SIP クライアントを削除',
    dangerPurpose: '端末は登録できなくなります。この操作は取り消せません。',
  },
  realm: {
    name: 'SIP レルム',
    is: '端末はこの SIP レルムで登録します',
    missing: 'このアカウントには SIP レルムがないため、端末を登録できません。',
    associate: 'SIP レルムを設定',
  },
  action: {
    create: 'SIP クライアントを追加',
    delete: 'SIP クライアントを削除',
    createAccount: 'アカウントを追加',
    toggle: '%{name} を有効にする',
  },
  title: { create: 'SIP クライアントの追加', edit: 'SIP クライアントの編集' },
  validation: {
    usernameTaken: 'このユーザー名はこのアカウントですでに使われています。',
    noRealm: 'アカウントに SIP レルムが設定されていません。',
  },
  notifications: {
    notChanged: '%{name} を変更できませんでした。',
    created: 'SIP クライアントを作成しました',
    updated: 'SIP クライアントを更新しました',
    deleted: 'SIP クライアント %{name} を削除しました',
  },
  empty: {
    title: 'SIP クライアントがありません。',
    text: 'SIP クライアントは、アカウントのソフトフォンや卓上電話機です。',
    noAccount: 'SIP クライアントを作成するには、先にアカウントを作成してください。',
  },
};
