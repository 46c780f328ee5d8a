import type { callCompare as english } from '../en/callCompare';

export const callCompare: typeof english = {
  action: 'Comparar con…',
  title: 'Comparar llamadas',
  choose: 'Comparar con otra llamada',
  find: 'Número, SID de llamada o enlace',
  findHelp: 'Llamadas de esta cuenta de los últimos 30 días.',
  none: 'No se encontraron llamadas.',
  first: 'Llamada A',
  second: 'Llamada B',
  swap: 'Intercambiar',
  details: 'Detalles',
  messages: 'Mensajes SIP',
  fact: 'Campo',
  order: 'N.º',
  differs: 'Distinto',
  onlyHere: 'Solo en la llamada %{name}',
  longer: '%{seconds} más que en la llamada A',
  shorter: '%{seconds} menos que en la llamada A',
  differences: '%{smart_count} diferencia |||| %{smart_count} diferencias',
  more: 'Se muestran las primeras %{count} filas.',
  noCapture: 'Sin captura',
};
