import type { forms as english } from '../en/forms';

export const forms: typeof english = {
  sid: 'SID',
  sections: 'このページのセクション',
  createAnother: '作成して続けて追加',
  noChanges: '未保存の変更なし',
  copyOf: '%{name} のコピー',
  willBeSent: '送信内容',
  history: '履歴',
};
