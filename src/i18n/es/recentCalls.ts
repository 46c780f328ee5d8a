import type { recentCalls as english } from '../en/recentCalls';

export const recentCalls: typeof english = {
  name: 'Llamada reciente |||| Llamadas recientes',
  empty: {
    title: 'No hay datos.',
    text: 'Aquí aparecen las llamadas terminadas, primero las más recientes.',
  },
  call: 'la llamada de %{from} a %{to}, %{time}',
  oneAccount: 'Esta plataforma muestra las llamadas de una sola cuenta a la vez',
  fromTo: 'De %{from} a %{to}',
  now: 'Llamadas en curso',
  notHere: 'La llamada abierta no está en esta lista.',
  fields: {
    direction: 'Sentido',
    from: 'Origen',
    to: 'Destino',
    answered: 'Estado',
    duration: 'Duración',
    trunk: 'Operador',
  },
  filters: {
    direction: 'Sentido',
    anyDirection: 'Cualquier sentido',
    inbound: 'Entrante',
    outbound: 'Saliente',
    status: 'Estado',
    anyStatus: 'Cualquier estado',
    answered: 'Contestada',
    notAnswered: 'No contestada',
  },
  action: {
    copyLink: 'Copiar enlace',
    linkCopied: 'Enlace copiado',
    openAlone: 'Abrir en página completa',
  },
  state: {
    inbound: 'Entrante',
    outbound: 'Saliente',
    answered: 'Contestada',
    notAnswered: 'No contestada',
    notAnsweredWith: '%{status} %{reason}',
  },
  tabs: 'Detalles de la llamada',
  files: { open: 'Abrir un archivo' },
};
