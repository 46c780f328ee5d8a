import type { lists as english } from '../en/lists';

export const lists: typeof english = {
  related: 'Elementos relacionados',
  raw: {
    show: 'Mostrar los datos sin procesar',
    hide: 'Ocultar los datos sin procesar',
    label: 'Datos sin procesar',
  },
  usedBy: {
    title: 'Se usa en',
    purpose: 'Lo que depende de este elemento.',
    none: 'No se usa en ningún lugar.',
    noneYet: 'Nada por ahora.',
    looked: 'Entre los primeros %{at} de %{of}.',
    notLooked: '%{of} sin revisar.',
    all: 'Revisar todo',
    looking: 'Revisando…',
  },
  firstSteps: {
    title: 'Prepare su primera llamada',
    progress: '%{done} de %{all}',
    dismiss: 'Ocultar estos pasos',
    done: 'hecho',
    missing: 'pendiente',
    waits: 'Requiere el paso «%{title}».',
    steps: {
      accounts: {
        title: 'Agregue una cuenta',
        purpose: 'Un cliente, con sus aplicaciones, números de teléfono y usuarios.',
      },
      carriers: {
        title: 'Conecte un operador',
        purpose: 'Es su conexión con la red telefónica.',
      },
      'speech-services': {
        title: 'Agregue un servicio de voz',
        purpose: 'Síntesis y reconocimiento de voz para sus aplicaciones.',
      },
      applications: {
        title: 'Cree una aplicación',
        purpose: 'Decide qué ocurre en una llamada.',
      },
      'phone-numbers': {
        title: 'Agregue un número de teléfono',
        purpose: 'Dirige las llamadas del operador a la aplicación.',
      },
    },
  },
  timeZone: {
    label: 'Zona horaria',
    browser: 'Zona horaria del navegador (%{zone})',
    now: 'Ahora: %{time}',
    done: 'Listo',
  },
  sorting: {
    never: 'Esta columna no se puede ordenar.',
    tooLong: 'Hay demasiadas filas para ordenarlas. Filtre primero la lista.',
  },
  narrowing: { remove: 'Quitar el filtro: %{name}', removeShort: 'Quitar el filtro' },
  rowMenu: {
    label: 'Acciones para %{name}',
    open: 'Abrir',
    copySid: 'Copiar SID',
    duplicate: 'Duplicar',
  },
};
