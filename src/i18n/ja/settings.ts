import type { settings as english } from '../en/settings';

export const settings: typeof english = {
  title: '設定',
  recordName: '管理者設定',
  tabs: { label: '設定', admin: '管理者', serviceProvider: 'サービスプロバイダー' },
  fields: {
    domain_name: 'ドメイン名',
    sip_domain_name: 'SIP ドメイン名',
    monitoring_domain_name: '監視ドメイン名',
    private_network_cidr: 'プライベートネットワーク CIDR',
    log_level: 'ログレベル',
    min_password_length: 'パスワードの最小文字数',
    require_digit: '数字を必須にする',
    require_special_character: '記号を必須にする',
  },
  helper: {
    private_network_cidr: '10.0.0.0/8 のような IPv4 アドレスとネットワーク。コンマ区切り。',
    log_level: 'プラットフォームのログの詳しさ。',
    password: '新しいパスワードに適用されます。',
  },
  logLevels: { info: '情報', debug: 'デバッグ' },
  sections: {
    system: 'システム情報',
    systemPurpose: 'プラットフォームのドメインとネットワーク。',
    password: 'パスワードポリシー',
    passwordPurpose: '全ユーザーのパスワードの条件。',
  },
  unlinkedTerms:
    '新規登録で同意を求める文書にリンクがありません。config.js で %{names} を設定してください。',
  notifications: { updated: '管理者設定を更新しました' },
  validation: { cidr: 'プライベートネットワーク CIDR「%{value}」は無効です' },
};
