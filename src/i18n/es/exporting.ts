import type { exporting as english } from '../en/exporting';

export const exporting: typeof english = {
  title: 'Exportar: %{name}',
  format: 'Formato',
  csv: 'CSV para hojas de cálculo',
  json: 'JSON para programas',
  rows: '%{number} fila |||| %{number} filas',
  filtered: 'Lo que muestran los filtros, todas las páginas.',
  selected: 'Las filas seleccionadas.',
  secrets: 'Se omiten las contraseñas y otros secretos.',
  cost: 'Requiere %{requests} solicitudes, alrededor de %{smart_count} minuto. Todos comparten el límite de solicitudes de la plataforma. |||| Requiere %{requests} solicitudes, alrededor de %{smart_count} minutos. Todos comparten el límite de solicitudes de la plataforma.',
  start: 'Exportar',
  cancel: 'Cancelar',
  stop: 'Detener',
  close: 'Cerrar',
  retry: 'Reintentar',
  reading: '%{done} de %{total}',
  writing: 'Escribiendo el archivo…',
  remaining: 'Solicitudes restantes para todos: %{requests}',
  done: '%{number} fila guardada como %{file}. |||| %{number} filas guardadas como %{file}.',
  stopped: 'Detenido. No se guardó ningún archivo.',
};
