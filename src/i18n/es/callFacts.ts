import type { callFacts as english } from '../en/callFacts';
import { platformAdvice } from './platformAdvice';
import { q850Causes } from './q850Causes';
import { sipAdvice } from './sipAdvice';

export const callFacts: typeof english = {
  record: {
    from: 'Origen',
    to: 'Destino',
    direction: 'Sentido',
    started: 'Inicio',
    answered: 'Contestada',
    after: '%{time} (después de %{span})',
    ended: 'Fin',
    duration: 'Duración',
    result: 'Resultado',
    end: 'Cómo terminó',
    trunk: 'Operador',
    application: 'Aplicación',
    account: 'Cuenta',
    peer: 'Dirección remota',
    callId: 'Call-ID',
    callSid: 'SID de la llamada',
    otherLegs: 'Otros tramos',
    never: 'No contestada',
    others: {
      messages: 'Las fuentes no coinciden. Mensajes SIP: %{value}',
      trace: 'Las fuentes no coinciden. Traza: %{value}',
    },
  },
  terminations: {
    caller_hungup: 'Colgó el llamante',
    called_party_hungup: 'Colgó el destinatario',
    caller_abandoned: 'El llamante colgó antes de la respuesta',
    application_error: 'Error de la aplicación',
    application_hangup: 'Colgó la aplicación',
    no_answer: 'Sin respuesta',
    busy: 'Línea ocupada',
    declined: 'El destinatario rechazó la llamada',
    number_not_found: 'Número no encontrado',
    service_unavailable: 'Servicio no disponible',
    call_limit_exceeded: 'Límite de llamadas superado',
    max_duration: 'Duración máxima alcanzada',
  },
  legs: {
    title: 'Otros tramos de esta llamada',
    cause: 'Originó esta llamada',
    caused: 'Originada por esta llamada',
    callId: 'Call-ID %{callId}',
    noRecord: 'No se encontró ninguna llamada cerca de esta hora.',
    noCapture: 'Sin captura',
    failed: 'No se pudo cargar su captura.',
    more: '%{smart_count} tramo más no se dibuja. |||| %{smart_count} tramos más no se dibujan.',
    searchFailed: 'No se pudieron buscar los otros tramos.',
  },
  title: 'Establecimiento de la llamada',
  leg: 'Tramo %{number}: de %{from} a %{to}',
  postDialDelay: 'Retardo tras marcar (PDD)',
  ring: 'Tiempo de timbrado',
  setup: 'Tiempo de establecimiento',
  talk: 'Tiempo de conversación',
  codec: 'Códec',
  noCodec: 'Ningún códec en común',
  dtmf: 'DTMF como eventos (RFC 4733)',
  inBandDtmf: 'DTMF dentro de banda o por SIP INFO',
  outcome: 'Resultado',
  outcomes: {
    answered: 'Contestada',
    redirected: 'Redirigida',
    refused: 'Rechazada',
    cancelled: 'Cancelada',
    pending: 'Sin respuesta final',
  },
  endedBy: 'Terminada por',
  sides: { caller: 'Llamante', callee: 'Destinatario', platform: 'Plataforma' },
  byMessage: '%{side} (%{message})',
  outcomeBy: '%{outcome} · %{message}',
  reasonHeader: 'Reason',
  warningHeader: 'Warning',
  noted: '%{code} %{words}',
  said: '%{cause}: «%{text}»',
  by: '%{cause}, por %{agent}',
  unknownCause: 'Causa desconocida',
  warnings: {
    300: 'Protocolo de red incompatible',
    301: 'Formatos de dirección de red incompatibles',
    302: 'Protocolo de transporte incompatible',
    303: 'Unidades de ancho de banda incompatibles',
    304: 'Tipo de medio no disponible',
    305: 'Formato de medios incompatible',
    306: 'Atributo no comprendido',
    307: 'Parámetro de descripción de la sesión no comprendido',
    330: 'Multicast no disponible',
    331: 'Unicast no disponible',
    370: 'Ancho de banda insuficiente',
    399: 'Otra advertencia',
  },
  message: 'Mensaje %{number}',
  showMessage: 'Mostrar el mensaje %{number}',
  check: 'Qué revisar',
  hints: {
    privateAddress:
      'Se llega a %{host} por una dirección pública, pero pide el audio en %{address}, que es privada. Revise allí el NAT: dirección externa, SIP ALG o RTP simétrico.',
    privateInside:
      '%{host} envía esto a una dirección pública, pero pide el audio en %{address}, que es privada. Revise allí el NAT: dirección externa, SIP ALG o RTP simétrico.',
    noSdpAnswer:
      'La oferta no tiene respuesta SDP, así que no puede pasar audio. Revise la configuración de medios de quien envía este mensaje.',
    direction: {
      sendonly:
        'Audio en un solo sentido: este mensaje dice sendonly sin que la llamada esté en espera. Revise la configuración de medios de quien lo envía.',
      recvonly:
        'Audio en un solo sentido: este mensaje dice recvonly sin que la llamada esté en espera. Revise la configuración de medios de quien lo envía.',
      inactive:
        'Sin audio en ningún sentido: este mensaje detiene el audio sin que la llamada esté en espera. Revise la configuración de medios de quien lo envía.',
    },
    audioRefused:
      'La respuesta rechaza el flujo de audio (puerto 0). Revise los códecs y SRTP de ambos extremos.',
    noCodec:
      'La oferta y la respuesta no tienen ningún códec en común. Revise las listas de códecs de ambos extremos.',
    noAck:
      'La respuesta se envió una y otra vez y no llegó ningún ACK, así que la llamada se corta a los 32 s. Revise las cabeceras Contact y Record-Route y el NAT.',
    ackLost:
      'La respuesta se envió %{smart_count} veces más después de este ACK: el ACK no llega, así que la llamada se corta a los 32 s. Revise las cabeceras Contact y Record-Route, el NAT y el firewall.',
    noResponse:
      'El INVITE se envió una y otra vez y no llegó nada. Revise la dirección y el puerto del gateway, el DNS y el firewall.',
    oneWay: {
      caller:
        'Audio en un solo sentido: aquí no llega RTP del llamante, así que el destinatario no oye nada. Debería ir de %{address} a %{target}. Revise el NAT, el firewall y la configuración de medios del lado del llamante.',
      callee:
        'Audio en un solo sentido: aquí no llega RTP del destinatario, así que el llamante no oye nada. Debería ir de %{address} a %{target}. Revise el NAT, el firewall y la configuración de medios del lado del destinatario.',
    },
    wrongCodec: {
      caller:
        'El RTP del llamante (%{address}) tiene el tipo de carga útil %{type}, que ningún SDP de la llamada menciona: es posible que el destinatario no oiga nada, o solo ruido. Revise las listas de códecs del lado del llamante.',
      callee:
        'El RTP del destinatario (%{address}) tiene el tipo de carga útil %{type}, que ningún SDP de la llamada menciona: es posible que el llamante no oiga nada, o solo ruido. Revise las listas de códecs del lado del destinatario.',
    },
    stopsEarly: {
      caller:
        'El RTP del llamante (%{address}) se detiene %{seconds} antes del final, mientras que el del otro lado continúa. Revise la red, los tiempos de espera del NAT y el dispositivo del lado del llamante.',
      callee:
        'El RTP del destinatario (%{address}) se detiene %{seconds} antes del final, mientras que el del otro lado continúa. Revise la red, los tiempos de espera del NAT y el dispositivo del lado del destinatario.',
    },
    bothStop:
      'El RTP se detiene en ambos sentidos %{seconds} antes del final, sin que la llamada esté en espera. Revise el servidor de medios, la red entre ambos lados y los tiempos de espera del NAT.',
    startsLate: {
      caller:
        'El RTP del llamante (%{address}) empieza %{seconds} después de la respuesta: hasta entonces el destinatario no oye nada. Revise el NAT, el firewall y el dispositivo del lado del llamante.',
      callee:
        'El RTP del destinatario (%{address}) empieza %{seconds} después de la respuesta: hasta entonces el llamante no oye nada. Revise el dispositivo, la aplicación y el firewall del lado del destinatario.',
    },
    loss: {
      caller:
        'Se pierde el %{percent} del RTP del llamante (%{address}) antes del punto de captura. Revise la red del lado del llamante.',
      callee:
        'Se pierde el %{percent} del RTP del destinatario (%{address}) antes del punto de captura. Revise la red del lado del destinatario.',
    },
    retransmissions:
      '%{smart_count} mensaje se envió de nuevo. Busque una pérdida de paquetes, un firewall o un extremo lento. |||| %{smart_count} mensajes se enviaron de nuevo. Busque una pérdida de paquetes, un firewall o un extremo lento.',
  },
  q850Causes,
  advice: sipAdvice,
  ownAdvice: platformAdvice,
};
