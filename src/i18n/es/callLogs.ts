import type { callLogs as english } from '../en/callLogs';

export const callLogs: typeof english = {
  title: 'Logs',
  missing: 'No hay logs de esta llamada',
  gone: 'La plataforma ya no tiene este log. Se muestran las líneas cargadas antes.',
  none: 'No se encontraron logs',
  copied: 'Logs copiados en el portapapeles',
  copyFailed: 'No se pudieron copiar los logs',
  search: 'Buscar en los logs',
  levels: 'Niveles',
  lines: 'Líneas de log',
  count: '%{shown} de %{all} línea |||| %{shown} de %{all} líneas',
  level: {
    fatal: 'Fatal',
    error: 'Error',
    warn: 'Advertencia',
    info: 'Información',
    debug: 'Depuración',
    trace: 'Traza',
    none: 'Sin nivel',
  },
  action: {
    retrieveAgain: 'Recargar',
    copy: 'Copiar',
    download: 'Descargar',
    details: 'Línea completa',
  },
};
