import type { columns as english } from '../en/columns';

/** The columns of a list. */
export const columns: typeof english = {
  title: 'Columnas',
  help: 'La primera columna siempre se muestra. Las vistas guardadas conservan las columnas, la altura de las filas y el tamaño de página.',
  up: 'Subir %{name}',
  down: 'Bajar %{name}',
  moved: '%{name}: %{place} de %{count}',
  reset: 'Restablecer',
};
