import type { unsavedWork as english } from '../en/unsavedWork';

export const unsavedWork: typeof english = {
  errors: {
    brokenPart: 'Se produjo un error en esta sección. El resto del formulario sigue funcionando.',
    unreadableFields:
      'La plataforma envió valores no válidos para: %{fields}. Al guardar no se modifican.',
    unreadableErased: 'El valor guardado no se puede leer. Escríbalo de nuevo para guardar.',
    maybeSaved:
      'Se perdió la conexión al guardar. Es posible que algunos cambios se hayan guardado. Lo que escribió sigue aquí. Revíselo y guarde otra vez; nada se crea dos veces.',
    maybeDone:
      'Se perdió la conexión. Es posible que ya se haya hecho. Vuelva a intentarlo para asegurarse.',
    maybeSent:
      'Se perdió la conexión. Es posible que se haya guardado. Reintentar no hace nada dos veces.',
    offline: 'No hay conexión. No se envió nada. Inténtelo de nuevo cuando vuelva la conexión.',
    rateLimited:
      'Límite de solicitudes alcanzado. Vuelva a intentarlo en un minuto. |||| Límite de solicitudes alcanzado. Vuelva a intentarlo en %{smart_count} minutos.',
    platformSaid: 'Respuesta de la plataforma: «%{text}»',
    notWaited: 'Sin guardar: dejó de esperar.',
    refused:
      'La plataforma rechaza las solicitudes, probablemente porque se alcanzó su límite. Vuelva a intentarlo en unos minutos.',
    refusedSaving:
      'La plataforma rechaza las solicitudes, probablemente porque se alcanzó su límite. Lo más probable es que no se haya guardado nada. Vuelva a intentarlo en unos minutos.',
    deletedMeanwhile:
      'Alguien eliminó esto mientras usted lo editaba. Lo que escribió sigue aquí: copie lo que necesite.',
  },
  badValues: {
    unreadable: 'Ilegible',
    row: 'No se puede mostrar esta fila.',
    panel: 'Se produjo un error en este panel. El resto de la página sigue funcionando.',
  },
  connection: {
    offline: 'Sin conexión. Se muestran datos anteriores (%{time}).',
    retrying: 'Sin conexión, reintentando… Se muestran datos anteriores (%{time}).',
  },
  rateLimit: {
    loading:
      'Límite de solicitudes alcanzado. Se reanuda en %{smart_count} segundo… |||| Límite de solicitudes alcanzado. Se reanuda en %{smart_count} segundos…',
    saving:
      'Límite de solicitudes alcanzado. Los cambios se guardarán en %{smart_count} segundo… |||| Límite de solicitudes alcanzado. Los cambios se guardarán en %{smart_count} segundos…',
    unread: 'La plataforma rechaza las solicitudes, probablemente porque se alcanzó su límite.',
    retrying:
      'Se reintenta en %{smart_count} segundo… |||| Se reintenta en %{smart_count} segundos…',
    savingLater:
      'Los cambios se guardarán en %{smart_count} segundo… |||| Los cambios se guardarán en %{smart_count} segundos…',
    stop: 'Dejar de esperar',
  },
  session: {
    endsAt: 'Su sesión expira pronto (%{time}).',
    ended: 'Su sesión expiró (%{time}).',
    stay: 'Mantener la sesión',
    again: 'Iniciar sesión',
    title: 'Inicie sesión para continuar',
    expired:
      'Su sesión expiró. Lo que escribió sigue aquí. Inicie sesión para terminar de guardar.',
    expiredElsewhere:
      'Su sesión expiró. Inicie sesión para continuar aquí y conservar los cambios sin guardar de sus otras pestañas.',
    ahead: 'Inicie sesión ahora para mantenerla abierta.',
    username: 'Nombre de usuario',
    password: 'Contraseña',
    submit: 'Iniciar sesión',
    busy: 'Iniciando sesión…',
    later: 'Más tarde',
    leave: 'Iniciar sesión con otro usuario',
  },
  drafts: {
    found: 'Tiene cambios sin guardar (%{time}).',
    foundMaybe:
      'Es posible que se hayan guardado cambios (%{time}): no llegó ninguna respuesta. Restáurelos y guarde otra vez; nada se crea dos veces.',
    foundPart:
      'Una parte de sus cambios se guardó (%{time}). Restaure el resto y guarde otra vez; nada se crea dos veces.',
    foundDeletion:
      'La eliminación no terminó (%{time}). Restaure las filas que quitó y luego guarde.',
    restore: 'Restaurar',
    discard: 'Descartar',
    typeAgain: 'Los secretos no se conservan. Vuelva a escribir: %{fields}.',
    deleted: 'Ya no existe',
    onItsWay: 'Guardando…',
    maybe: 'Quizá se guardó',
    part: 'Guardado en parte',
    deleting: 'Eliminando…',
    maybeDeleted: 'Quizá se eliminó',
    lateFailed: 'No se pudo guardar: %{name}.',
    lateNotDeleted: 'No se pudo eliminar: %{name}.',
    lateMaybe:
      'Se perdió la conexión. Es posible que algunos cambios se hayan guardado. Abra el formulario para comprobarlo.',
    lateOpen: 'Abrir',
    menu: 'Cambios sin guardar',
    title: 'Cambios sin guardar',
    empty: 'No hay cambios sin guardar.',
    new: 'Nuevo',
    close: 'Cerrar',
    help: 'Se conservan 7 días en este navegador, sin contraseñas ni otros secretos. Cualquiera que use este navegador puede leerlos.',
    copy: 'Copiar los cambios',
    addressPassword: 'contraseñas en direcciones web',
    notKept: 'Este navegador no puede conservarlos: su almacenamiento está lleno o bloqueado.',
    elsewhere: 'Otra pestaña tiene cambios sin guardar.',
    elsewhereLost:
      'Otra pestaña tiene cambios sin guardar o sigue trabajando: lo que no esté guardado allí se perderá.',
    signOutTitle: '¿Cerrar sesión sin guardar?',
    signOutText: 'Los cambios sin guardar se conservan 7 días en este navegador.',
    signOutLost:
      'Los cambios sin guardar se perderán: el almacenamiento de este navegador está lleno o bloqueado.',
    signOut: 'Cerrar sesión',
  },
  conflict: {
    title: 'Otra persona cambió esto',
    help: 'Usted y otra persona cambiaron estos campos desde que abrió el formulario. Elija qué valores guardar.',
    keepMine: 'Conservar mi valor',
    takeTheirs: 'Usar el otro valor',
    save: 'Guardar',
    cancel: 'Volver al formulario',
    empty: 'Vacío',
    rows: '1 fila |||| %{smart_count} filas',
    yes: 'Sí',
    no: 'No',
    deleted: 'Eliminado',
    changed: 'Modificado',
  },
};
