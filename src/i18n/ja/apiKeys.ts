import type { apiKeys as english } from '../en/apiKeys';

export const apiKeys: typeof english = {
  name: 'API キー',
  named: '末尾が %{end} の API キー',
  fields: { token: 'API キー', last_used: '最終使用' },
  sections: {
    purpose: 'API リクエストを認証するキーです。人に知られないように保管してください。',
    created: '新しい API キー',
    failed: 'API キーを作成できませんでした',
    dangerPurpose:
      'このキーを使うサービスはすぐにアクセスできなくなります。この操作は取り消せません。',
  },
  action: {
    create: 'API キーを追加',
    show: '%{name} を表示',
    hide: '%{name} を隠す',
  },
  lost: {
    made: 'キーは作成されましたが、応答がありませんでした。ここでコピーするか、不要であれば削除してください。',
    unknown:
      '接続が切れました。キーは作成された可能性があります。一覧を確認し、不要なキーを削除してください。',
  },
  rotation: {
    rotate: 'ローテーション',
    keep: 'このキーを残す',
    next: '末尾が %{end} の古いキーはまだ使えます。新しいキーをプログラムに設定してから、古いキーを削除してください。一覧にも表示されます。',
    waiting:
      '置き換え済みのキー %{smart_count} 個がまだ有効です。自動では削除されません。使われなくなったら削除してください。',
    until: '%{at} に置き換え済み。%{until} を過ぎたら削除してください。',
    due: '%{at} に置き換え済み。削除の時期です。',
    stillUsed: '置き換え後も使用あり',
    deleteNow: '今すぐ削除',
    notKept: '置き換えたキーをこのブラウザに記録できません。',
  },
  notifications: { created: 'API キーを作成しました', deleted: 'API キーを削除しました' },
  empty: 'API キーはまだありません。',
};
