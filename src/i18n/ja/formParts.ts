import type { formParts as english } from '../en/formParts';

export const formParts: typeof english = {
  password: {
    generate: 'パスワードを生成',
    copy: 'パスワードをコピー',
    edges: '先頭または末尾に空白があります。空白もパスワードの一部です。',
  },
  secret: { none: '未設定' },
  webhook: { only: '常に %{method}' },
  number: {
    shortened: '表計算ソフトによって番号の桁が省略されています。すべての桁を入力してください。',
    decimals:
      '表計算ソフトによって番号に小数点以下が付けられています。番号の数字だけを入力してください。',
  },
};
