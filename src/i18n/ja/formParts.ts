import type { formParts as english } from '../en/formParts';

export const formParts: typeof english = {
  password: { generate: 'パスワードを生成', copy: 'パスワードをコピー' },
  secret: { none: '未設定' },
  webhook: { only: '常に %{method}' },
};
