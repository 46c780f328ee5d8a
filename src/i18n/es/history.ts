import type { messages as english } from '../en/history';

export const messages: typeof english = {
  app: {
    sent: {
      help: 'Todavía no se envió nada. En los comandos, $TOKEN es su clave de API y cada otro $NAME es un secreto o el SID que devuelve una llamada anterior a la API.',
      nothing: 'No se enviaría nada: todo está guardado.',
      does: {
        POST: 'Crear: %{name}',
        PUT: 'Cambiar: %{name}',
        DELETE: 'Eliminar: %{name}',
      },
      becomes: 'pasa a ser',
      secret: 'Un secreto, no se muestra',
      command: 'Comando cURL: %{name}',
      calls: 'Comandos cURL',
      copyAll: 'Copiar todos los comandos',
    },
    history: {
      purpose:
        'Solo lo que usted cambió desde este navegador, en este equipo. No es una auditoría: la plataforma no tiene ninguna, y los cambios hechos en otro lugar no aparecen aquí. Se conservan las 1000 entradas más recientes, sin contraseñas ni otros secretos.',
      search: 'Buscar nombre, campo o SID',
      resource: 'Tipo de elemento',
      allResources: 'Todos los tipos',
      result: 'Resultado',
      allResults: 'Todos los resultados',
      endings: {
        stored: 'Hecho',
        part: 'Hecho en parte',
        refused: 'Falló',
        unknown: 'Sin confirmar',
        open: 'Sin confirmar',
      },
      record: '%{type} %{name}',
      kinds: {
        made: 'Creación: %{record}',
        changed: 'Cambio: %{record}',
        deleted: 'Eliminación: %{record}',
        many: 'Cambio de varios: %{smart_count} %{record} |||| Cambio de varios: %{smart_count} %{record}',
        manyMade:
          'Creación de varios: %{smart_count} %{record} |||| Creación de varios: %{smart_count} %{record}',
        manyDeleted:
          'Eliminación de varios: %{smart_count} %{record} |||| Eliminación de varios: %{smart_count} %{record}',
      },
      states: {
        done: 'Hecho',
        refused: 'Rechazado',
        unknown: 'Sin respuesta',
        sent: 'Sin respuesta',
        waits: 'No enviado',
      },
      by: 'Por %{who}',
      open: 'Abrir %{name}',
      openEnd: 'No se sabe cómo terminó: la página se cerró antes de recibir una respuesta.',
      revert: 'Revertir',
      revertField: 'Revertir %{field}',
      revertAll: 'Revertir todos los campos',
      secret: 'Un secreto: no se conserva ni se puede revertir',
      calls: '%{smart_count} llamada a la API |||| %{smart_count} llamadas a la API',
      more: 'Y %{smart_count} llamada más |||| Y %{smart_count} llamadas más',
      older:
        'Mostrar anteriores (queda %{smart_count}) |||| Mostrar anteriores (quedan %{smart_count})',
      menu: 'Más acciones',
      exportCsv: 'Exportar como CSV',
      exportJson: 'Exportar como JSON',
      exported: 'Guardado como %{file}',
      clear: 'Eliminar el historial',
      clearTitle: '¿Eliminar el historial de este navegador?',
      clearText: 'Elimina sus entradas de este navegador. En la plataforma no cambia nada.',
      empty: 'Todavía no hay cambios',
      emptyText: 'Lo que usted cree, cambie y elimine desde este navegador aparece aquí.',
      blocked: 'Este navegador no conserva el historial',
      blockedText:
        'Su almacenamiento está lleno o bloqueado. Los cambios funcionan como siempre, pero no aparecen aquí.',
      notKept:
        'El almacenamiento de este navegador está lleno o bloqueado: pueden faltar los cambios más recientes.',
      notCleared:
        'Puede que no se haya eliminado todo: el almacenamiento de este navegador está bloqueado. Inténtelo de nuevo.',
      notFound: 'No hay entradas que coincidan',
      oneRecord: 'Solo cambios de %{name}.',
      showAll: 'Mostrar todo',
    },
  },
};
