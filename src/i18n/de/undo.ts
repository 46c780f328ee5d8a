import type { messages as english } from '../en/undo';

export const messages: typeof english = {
  app: {
    undo: {
      before: {
        made: 'Sie können das danach rückgängig machen; die SID ist dann aber eine neue.',
        form: 'Die Secrets lassen sich nicht wiederherstellen. Sie können den Eintrag danach mit neuen wieder hinzufügen.',
      },
      action: 'Rückgängig machen',
      again: 'Wieder hinzufügen',
      busy: 'Wird wiederhergestellt…',
      done: '%{name} wiederhergestellt. Die SID ist neu.',
      part: '%{name} ist nur teilweise wiederhergestellt.',
      failed: '%{name} wurde nicht wiederhergestellt.',
      unread: 'Nicht wiederhergestellt, weil die Werte nicht lesbar waren: %{fields}.',
      retry: 'Erneut versuchen',
      open: 'Öffnen',
      changedSince: 'Jemand hat das inzwischen geändert.',
      many: {
        busy: 'Wird wiederhergestellt… %{done} von %{total}',
        stop: 'Anhalten',
        done: 'Wiederhergestellt: %{count}.',
        left: 'Nicht wiederhergestellt: %{count}.',
      },
    },
  },
};
