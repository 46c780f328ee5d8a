import type { columns as english } from '../en/columns';

/** The columns of a list. */
export const columns: typeof english = {
  title: '列',
  help: '先頭の列は常に表示されます。保存したビューには、列、行の高さ、1 ページの行数が保存されます。',
  up: '%{name} を上へ移動',
  down: '%{name} を下へ移動',
  moved: '%{name}：%{count} 列中 %{place} 番目',
  reset: 'リセット',
};
