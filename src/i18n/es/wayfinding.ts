import type { wayfinding as english } from '../en/wayfinding';

export const wayfinding: typeof english = {
  guide: {
    link: 'Guía',
    about: 'Guía de esta página, en inglés, en una pestaña nueva',
  },
  terms: { ask: '¿Qué significa «%{name}»?' },
  keys: { title: 'Atajos de teclado' },
  views: {
    label: 'Vistas',
    save: 'Guardar vista…',
    manage: 'Gestionar vistas…',
    saveTitle: 'Guardar vista',
    name: 'Nombre',
    nameOf: 'Nombre de %{name}',
    saved: 'Vista guardada: %{name}',
    failed: 'No se pudo guardar en este navegador.',
    help: 'Se guarda para usted en este navegador. «Últimos 7 días» se mantiene al día.',
    manageTitle: 'Gestionar vistas',
    notAnsweredToday: 'No contestadas hoy',
    notAnsweredYesterday: 'No contestadas ayer',
  },
  palette: {
    label: 'Búsqueda y comandos',
    open: 'Buscar',
    placeholder: 'Busque o escriba un comando',
    searching: 'Buscando…',
    results: '%{smart_count} resultado |||| %{smart_count} resultados',
    failed: 'No se pudo buscar en %{name}. Reintentar',
    showAll: 'Mostrar los %{smart_count} resultados',
    searchCalls: 'Buscar llamadas: «%{words}»',
    addMany: 'Agregar varios números',
    density: 'Densidad de las filas',
    roomyRows: 'Filas estándar',
    groups: {
      recent: 'Abierto recientemente',
      views: 'Vistas',
      goTo: 'Ir a',
      commands: 'Comandos',
    },
  },
};
