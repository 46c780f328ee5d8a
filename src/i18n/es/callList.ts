import type { callList as english } from '../en/callList';

export const callList: typeof english = {
  time: 'Hora (%{zone})',
  whatFails: 'Qué falla',
  application: 'Aplicación',
  marks: 'Mensajes SIP, traza y grabación',
  recording: 'Grabación',
  alertsOfCall: 'Alertas durante esta llamada',
  sipStatus: 'Código SIP',
  anySipStatus: 'Cualquier código SIP',
  anyTrunk: 'Cualquier operador',
  withoutCarrier: {
    user: 'Cliente SIP',
    device: 'Dispositivo SIP',
    teams: 'Microsoft Teams',
    sip: 'Dirección SIP',
  },
  newestOnly: {
    part: 'Coincidencias en las %{read} llamadas más recientes de %{total}.',
    on: 'Buscando… Hasta ahora: las %{read} llamadas más recientes de %{total}.',
    all: 'Se buscó en las %{total} llamadas.',
    further: 'Seguir buscando',
  },
};
