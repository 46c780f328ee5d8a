import type { forms as english } from '../en/forms';

export const forms: typeof english = {
  sid: 'SID',
  sections: 'Secciones de esta página',
  createAnother: 'Crear y seguir agregando',
  noChanges: 'No hay cambios sin guardar',
  copyOf: 'Copia de %{name}',
  willBeSent: 'Qué se enviará',
  history: 'Historial',
};
