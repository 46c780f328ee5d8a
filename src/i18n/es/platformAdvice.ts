import type { platformAdvice as english } from '../en/platformAdvice';

export const platformAdvice: typeof english = {
  callLimit:
    'La rechazó la plataforma, no el operador: había tantas llamadas en curso como permite el límite. Revise las alertas de esa hora y los límites de la cuenta y del proveedor de servicios.',
  401: 'La rechazó la plataforma: no llegaron un nombre de usuario y una contraseña válidos. Revise el cliente SIP, su contraseña y el realm SIP de la cuenta.',
  403: 'La rechazó la plataforma, no el operador. Compruebe que la dirección de quien la envía sea un gateway SIP entrante de un operador, y revise las credenciales del cliente SIP y los límites de la cuenta.',
  404: 'La rechazó la plataforma: el número no lleva a ningún lugar. Compruebe que el número de teléfono exista en este formato, con su operador y una aplicación.',
  407: 'La rechazó la plataforma: no llegaron un nombre de usuario y una contraseña válidos. Revise el cliente SIP, su contraseña y el realm SIP de la cuenta.',
  408: 'La aplicación o el destinatario no respondió a tiempo. Revise la traza, los webhooks de la aplicación y los otros tramos.',
  480: 'La aplicación o el destinatario no contestó. Revise la traza y los otros tramos, y compruebe que el dispositivo esté registrado.',
  486: 'El destinatario estaba ocupado. Si ocurre en todas las llamadas, revise la traza y los otros tramos.',
  487: 'El llamante colgó antes de la respuesta. Si es frecuente, revise el tiempo de timbrado.',
  488: 'La rechazó la plataforma: no hay ningún códec o tipo de medio en común. Compare el SDP del INVITE con uno que funcionó y revise SRTP.',
  500: 'Falló la aplicación o lo que la ejecuta. Revise la traza, las alertas de esa hora y los webhooks de la aplicación.',
  503: 'La rechazó la plataforma, no el operador: no se pudo atender la llamada. Revise las alertas de esa hora, la traza y los webhooks de la aplicación, y compruebe que haya un feature server en marcha.',
  600: 'El destinatario estaba ocupado. Si ocurre en todas las llamadas, revise la traza y los otros tramos.',
  603: 'La aplicación o el destinatario la rechazó. Revise la traza y los otros tramos.',
  other:
    'La rechazó la plataforma, no el operador. Revise las alertas de esa hora, la traza y los mensajes SIP.',
};
