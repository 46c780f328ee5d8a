import type { messages as english } from '../en/bulk';

export const messages: typeof english = {
  app: {
    bulk: {
      drain: {
        title: 'Mover todos los números de «%{name}»',
        reading: 'Leyendo los números…',
        count:
          '%{smart_count} número llega por este operador. |||| %{smart_count} números llegan por este operador.',
        target: 'Al operador',
        switchOff: 'Desactivar «%{name}» cuando no quede ningún número',
        off: '«%{name}» está inactivo ahora.',
        notOff: '«%{name}» sigue activo.',
        left: 'Mientras tanto se le agregó un número. |||| Mientras tanto se le agregaron %{smart_count} números.',
        notKept:
          'Este navegador no puede conservar qué números se movieron: su almacenamiento está lleno o bloqueado. Solo puede devolverlos aquí, antes de cerrar.',
        moveLeft: 'Moverlos también',
        putBack: 'Devolver %{smart_count} número |||| Devolver %{smart_count} números',
        before:
          'Se movió %{smart_count} número a «%{name}»: %{time}. |||| Se movieron %{smart_count} números a «%{name}»: %{time}.',
      },
      putBack: {
        running: 'Devolviendo los números…',
        resultTitle: 'Números devueltos',
        home: '%{smart_count} número ya está en «%{name}». |||| %{smart_count} números ya están en «%{name}».',
        gone: '%{smart_count} número ya no está en el otro operador. |||| %{smart_count} números ya no están en el otro operador.',
        on: '«%{name}» está activo de nuevo.',
        notOn: '«%{name}» sigue inactivo.',
      },
      selected: 'Seleccionados: %{smart_count}',
      selectAll:
        'Seleccionar la única coincidencia |||| Seleccionar las %{smart_count} coincidencias',
      selectAllShort: 'Seleccionar todo (%{smart_count})',
      selecting: 'Seleccionando…',
      notSelected: 'No se pudieron seleccionar todas las coincidencias.',
      more: 'Más acciones',
      clear: 'Quitar la selección',
      label: 'Registros seleccionados',
      andMore: 'y %{smart_count} más',
      leftOut: 'Se omite %{smart_count}: |||| Se omiten %{smart_count}:',
      copied: 'Copiados: %{smart_count}',
      notCopied: 'Su navegador no permitió copiar.',
      inUse: 'En uso. %{uses}',
      usesListed: '%{list}; %{next}',
      goOn: 'Continuar con %{smart_count}',
      kinds: {
        route: 'Asignar aplicación',
        moveToCarrier: 'Cambiar de operador…',
        moveToAccount: 'Cambiar de cuenta…',
        activate: 'Activar…',
        deactivate: 'Desactivar…',
        delete: 'Eliminar…',
        copyNames: 'Copiar nombres',
        copySids: 'Copiar SID',
        export: 'Exportar…',
      },
      counts: {
        updated: 'Actualizados: %{smart_count}.',
        failed: 'Con error: %{smart_count}.',
        notTried: 'Sin intentar: %{smart_count}.',
        retry: 'Reintentar %{smart_count}',
      },
      delete: {
        title:
          '¿Eliminar el registro seleccionado? |||| ¿Eliminar los %{smart_count} registros seleccionados?',
        confirm: 'Eliminar |||| Eliminar %{smart_count}',
        consequence: 'Lo que aún está en uso no se elimina. El resultado dice qué lo usa.',
        self: 'Aquí no puede eliminar su propio usuario.',
        running: 'Eliminando…',
        resultTitle: 'Eliminación',
        updated: 'Eliminados: %{smart_count}.',
        failed: 'No eliminados: %{smart_count}.',
        notTried: 'Sin intentar: %{smart_count}.',
        retry: 'Reintentar %{smart_count}',
        done: '%{smart_count} registro eliminado |||| %{smart_count} registros eliminados',
      },
      activate: {
        title:
          '¿Activar el registro seleccionado? |||| ¿Activar los %{smart_count} registros seleccionados?',
        confirm: 'Activar |||| Activar %{smart_count}',
        consequence: 'Se usan desde ese momento.',
        already: 'Ya está activo.',
        running: 'Activando…',
        resultTitle: 'Activación',
        done: '%{smart_count} registro activado |||| %{smart_count} registros activados',
      },
      deactivate: {
        title:
          '¿Desactivar el registro seleccionado? |||| ¿Desactivar los %{smart_count} registros seleccionados?',
        confirm: 'Desactivar |||| Desactivar %{smart_count}',
        consequence: 'Quedan como están y se pueden activar de nuevo.',
        already: 'Ya está inactivo.',
        running: 'Desactivando…',
        resultTitle: 'Desactivación',
        done: '%{smart_count} registro desactivado |||| %{smart_count} registros desactivados',
      },
      moveToCarrier: {
        title:
          'Mover %{smart_count} número a otro operador |||| Mover %{smart_count} números a otro operador',
        confirm: 'Mover |||| Mover %{smart_count} números',
        consequence:
          'Un número conserva su operador. Por eso cada uno se agrega en el nuevo operador con la misma cuenta y aplicación, y después se elimina en el anterior. Recibe un SID nuevo.',
        already: 'Ya está en este operador.',
        running: 'Moviendo números…',
        resultTitle: 'Números movidos',
        done: '%{smart_count} número movido a «%{name}» |||| %{smart_count} números movidos a «%{name}»',
      },
      moveToAccount: {
        title:
          'Mover %{smart_count} número a otra cuenta |||| Mover %{smart_count} números a otra cuenta',
        confirm: 'Mover |||| Mover %{smart_count} números',
        consequence:
          'Su operador no cambia. La cuenta nueva tiene otras aplicaciones: elija una o ninguna.',
        already: 'Ya está en esta cuenta.',
        ownCarrier: 'Su operador pertenece a su cuenta.',
        running: 'Moviendo números…',
        resultTitle: 'Números movidos',
        done: '%{smart_count} número movido a «%{name}» |||| %{smart_count} números movidos a «%{name}»',
      },
      since: {
        gone: 'Alguien lo eliminó o lo movió después.',
        moved: 'Alguien lo movió a otro operador o cuenta después.',
        changed: 'Alguien lo cambió después.',
      },
      progress: '%{done} de %{total}',
      stop: 'Detener',
      stopping: 'Deteniendo…',
      outcomes: 'Resultados',
      outcome: 'Resultado',
      states: {
        new: 'Nuevo',
        done: 'Hecho',
        refused: 'Falló',
        planned: 'Aún sin hacer',
        notTried: 'Sin intentar',
        skipped: 'Omitido',
        invalid: 'No válido, se omite',
        duplicate: 'Duplicado, se omite',
        exists: 'Ya existe, se omite',
      },
    },
  },
};
