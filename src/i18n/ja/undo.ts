import type { messages as english } from '../en/undo';

/** What is said of a deletion that can be taken back, or only in part. */
export const messages: typeof english = {
  app: {
    undo: {
      before: {
        made: '削除したあとで元に戻せますが、SID は新しくなります。',
        form: 'シークレットは復元できません。削除したあとで、新しいシークレットを使ってもう一度追加できます。',
      },
      action: '元に戻す',
      again: 'もう一度追加',
      busy: '復元中…',
      done: '%{name} を復元しました。SID は新しくなりました。',
      part: '%{name} は一部だけ復元されました。',
      failed: '%{name} は復元されませんでした。',
      unread: '値を読み取れなかったため、復元されなかった項目：%{fields}。',
      retry: '再試行',
      open: '開く',
      changedSince: 'ほかのユーザーがそのあとに変更しました。',
      many: {
        busy: '復元中… %{done} / %{total}',
        stop: '停止',
        done: '復元済み：%{count} 件。',
        left: '未復元：%{count} 件。',
      },
    },
  },
};
