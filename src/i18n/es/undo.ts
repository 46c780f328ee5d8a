import type { messages as english } from '../en/undo';

export const messages: typeof english = {
  app: {
    undo: {
      before: {
        made: 'Después podrá deshacerlo, pero el SID será nuevo.',
        form: 'Sus secretos no se pueden restaurar. Después podrá agregarlo de nuevo con otros.',
      },
      action: 'Deshacer',
      again: 'Agregar de nuevo',
      busy: 'Restaurando…',
      done: '%{name}: restaurado. Su SID es nuevo.',
      part: '%{name}: restaurado solo en parte.',
      failed: '%{name}: no restaurado.',
      unread: 'No restaurado, porque los valores no se podían leer: %{fields}.',
      retry: 'Reintentar',
      open: 'Abrir',
      changedSince: 'Alguien lo cambió después.',
      many: {
        busy: 'Restaurando… %{done} de %{total}',
        stop: 'Detener',
        done: 'Restaurados: %{count}.',
        left: 'No restaurados: %{count}.',
      },
    },
  },
};
