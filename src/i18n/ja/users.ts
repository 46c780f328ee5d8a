import type { users as english } from '../en/users';

export const users: typeof english = {
  name: 'ユーザー',
  fields: {
    name: 'ユーザー名',
    email: 'メールアドレス',
    scope: 'スコープ',
    account_sid: 'アカウント',
    user_sid: 'ユーザー SID',
    state: 'ステータス',
    is_active: '有効',
    is_view_only: '閲覧のみ',
    initial_password: '仮パスワード',
    force_change: '次回ログイン時にパスワードの変更を求める',
  },
  helper: {
    is_view_only: 'スコープ内のすべてを閲覧できますが、変更はできません。',
    initial_password: '現在のパスワードを維持する場合は空にします。',
    noWiderScope: 'スコープは広げられません。代わりに新しいユーザーを作成してください。',
    otherProvider:
      'このユーザーは別のサービスプロバイダーのものです。スコープまたはアカウントを変更するには、そのプロバイダーに切り替えてください。',
    moved: '保存すると、このユーザーはログアウトされます。',
    movedSelf: '保存すると、ログアウトされます。',
    notForSelf: '自分では変更できません。ほかのユーザーだけが変更できます。',
  },
  sections: {
    identity: 'ユーザー',
    identityPurpose: 'ログイン情報。',
    scope: 'スコープ',
    scopePurpose: 'このユーザーが閲覧、変更できる範囲。',
    password: 'パスワード',
    passwordPurpose: '初回ログインまたは再設定後の仮パスワード。',
    danger: 'ユーザーを削除',
    dangerPurpose: 'このユーザーはログインできなくなります。この操作は取り消せません。',
    lastUser:
      'アカウントの最後のユーザーです。退会するにはアカウント自体を削除してください。サブスクリプションも終了します。',
    dangerPurposeSelf:
      '自分自身のユーザーです。すぐにログアウトされます。この操作は取り消せません。',
  },
  action: {
    create: 'ユーザーを追加',
    delete: 'ユーザーを削除',
    self: '自分',
  },
  title: { create: 'ユーザーの追加', edit: 'ユーザー' },
  scope: {
    admin: '管理者',
    account: 'アカウント：%{name}',
    service_provider: 'サービスプロバイダー：%{name}',
  },
  filters: {
    scope: 'スコープ',
    all: 'すべてのスコープ',
    allOfProvider: 'サービスプロバイダーとアカウント',
  },
  state: {
    active: '有効',
    inactive: '無効',
    viewOnly: '閲覧のみ',
    forceChange: 'パスワード変更が必要',
  },
  notifications: {
    created: 'ユーザーを作成しました',
    updated: 'ユーザーを更新しました',
    deleted: 'ユーザー %{name} を削除しました',
  },
  validation: {
    nameTaken: 'このユーザー名はすでに使われています。',
    emailTaken: 'このメールアドレスはすでに使われています。',
    password: 'パスワードが無効です。',
    noAccounts: '作成できません。サービスプロバイダーにアカウントがありません。',
    ownSteps:
      '自分の管理者ユーザーをアカウントに移すことはできません。ほかの管理者に依頼してください。',
    lastAdmin: '最後の有効な管理者は削除できません。',
  },
  empty: {
    title: 'ユーザーがいません。',
    text: 'ユーザーごとに、プラットフォーム全体、1 つのサービスプロバイダー、または 1 つのアカウントにアクセスできます。',
  },
};
