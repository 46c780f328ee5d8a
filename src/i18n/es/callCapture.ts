import type { callCapture as english } from '../en/callCapture';

export const callCapture: typeof english = {
  title: 'Mensajes SIP',
  purpose: 'Señalización SIP de esta llamada, a partir de la captura de paquetes almacenada.',
  download: 'Descargar pcap',
  none: 'No hay captura de esta llamada',
  noneHelp:
    'Las capturas requieren un servidor de captura y se conservan durante un tiempo limitado.',
  failed: {
    tooLarge:
      'Esta captura es demasiado grande para mostrarla aquí. Descárguela y ábrala en Wireshark.',
    tooLong: 'Leer esta captura tardó demasiado. Descárguela y ábrala en Wireshark.',
    stopped: 'No se pudo analizar esta captura.',
  },
  platform: 'Plataforma',
  nothing: 'Nada que mostrar',
  problems: {
    empty: 'El archivo de captura está vacío.',
    notACapture: 'No es un archivo pcap o pcapng válido.',
    noPackets: 'La captura no contiene paquetes.',
    noSip: 'La captura no contiene mensajes SIP.',
    endsEarly: 'La captura está truncada. Se muestran los paquetes hasta ese punto.',
    damaged: 'La captura está dañada. Se muestra lo que se pudo leer.',
    unknownLink:
      '%{smart_count} paquete usa un tipo de enlace no admitido. |||| %{smart_count} paquetes usan un tipo de enlace no admitido.',
    ipsec:
      'No se lee %{smart_count} paquete de un túnel IPsec (ESP). |||| No se leen %{smart_count} paquetes de túneles IPsec (ESP).',
    macsec:
      'No se lee %{smart_count} paquete cifrado con MACsec. |||| No se leen %{smart_count} paquetes cifrados con MACsec.',
    trill:
      'No se lee %{smart_count} paquete de un túnel TRILL. |||| No se leen %{smart_count} paquetes de túneles TRILL.',
    l2tp3:
      'No se lee %{smart_count} paquete de un túnel L2TPv3. |||| No se leen %{smart_count} paquetes de túneles L2TPv3.',
    gre: 'No se lee %{smart_count} paquete de un túnel GRE de un tipo no admitido. |||| No se leen %{smart_count} paquetes de túneles GRE de un tipo no admitido.',
    lisp: 'No se lee %{smart_count} paquete de un túnel LISP. |||| No se leen %{smart_count} paquetes de túneles LISP.',
    capwap:
      'No se lee %{smart_count} paquete de un túnel CAPWAP. |||| No se leen %{smart_count} paquetes de túneles CAPWAP.',
    fragments:
      '1 mensaje fragmentado está incompleto y no se muestra. |||| %{smart_count} mensajes fragmentados están incompletos y no se muestran.',
    gaps: 'Falta una parte de una conexión TCP; pueden faltar mensajes. |||| Faltan %{smart_count} partes de conexiones TCP; pueden faltar mensajes.',
    cutPackets:
      '1 paquete se truncó, así que su mensaje está incompleto. |||| %{smart_count} paquetes se truncaron, así que sus mensajes están incompletos.',
    encrypted:
      '1 conexión está cifrada (TLS), así que sus mensajes no se pueden leer. |||| %{smart_count} conexiones están cifradas (TLS), así que sus mensajes no se pueden leer.',
    secureWebSocket:
      'Una conexión está cifrada (WSS o HTTPS), así que sus mensajes SIP no se pueden leer. |||| %{smart_count} conexiones están cifradas (WSS o HTTPS), así que sus mensajes SIP no se pueden leer.',
    compressed:
      'Un WebSocket está comprimido, así que sus mensajes no se pueden leer. |||| %{smart_count} WebSockets están comprimidos, así que sus mensajes no se pueden leer.',
    copies:
      '1 mensaje se capturó dos veces (puerto espejo o varias sondas) y se muestra una sola vez. |||| %{smart_count} mensajes se capturaron dos veces (puerto espejo o varias sondas) y se muestran una sola vez.',
    homerExport:
      'Las capturas de Homer muestran todos los mensajes como UDP, aunque se enviaran por TCP, TLS o WebSocket.',
    noTimes:
      '1 paquete no tiene marca de tiempo. Se usa la del paquete anterior. |||| %{smart_count} paquetes no tienen marca de tiempo. Se usa la del paquete anterior.',
    tooManyPackets: 'La captura tiene demasiados paquetes. Se muestran los primeros.',
    tooManyMessages:
      'La captura tiene más de %{most} mensajes SIP. Se muestran los primeros %{most}.',
    tooMuchWork: 'La captura es demasiado compleja. Se muestra un resultado parcial.',
  },
  messages: '%{smart_count} mensaje |||| %{smart_count} mensajes',
  parties: '%{smart_count} participante |||| %{smart_count} participantes',
  legs: '%{smart_count} tramo |||| %{smart_count} tramos',
  packets: '%{smart_count} paquete |||| %{smart_count} paquetes',
  view: 'Vista',
  ladder: 'Escalera',
  table: 'Tabla',
  time: 'Hora',
  relative: 'Relativa',
  absolute: 'Absoluta (%{zone})',
  leg: 'Tramo',
  legNumber: 'Tramo %{number}',
  allLegs: 'Todos los tramos',
  legChoice:
    'Tramo %{number}: %{callId} (%{smart_count} mensaje) |||| Tramo %{number}: %{callId} (%{smart_count} mensajes)',
  list: 'Mensajes SIP, en orden',
  listHelp: 'Use las flechas para pasar de un mensaje a otro y Enter para abrir uno.',
  sdp: 'SDP',
  retransmission: 'Retransmisión',
  withSdp: 'con SDP',
  between: 'de %{from} a %{to}',
  seconds: '%{seconds} s',
  columns: {
    number: 'N.º',
    from: 'Origen',
    to: 'Destino',
    message: 'Mensaje',
    cseq: 'CSeq',
    callId: 'Call-ID',
  },
  open: 'Abrir %{message}',
  message: {
    number: 'Mensaje %{number}',
    raw: 'Texto del mensaje',
    cut: 'Paquete truncado: el mensaje está incompleto.',
    answers: 'Respuesta al mensaje %{number} después de %{time}',
    over: '%{transport}, paquete %{packet}',
    copy: 'Copiar mensaje',
    copied: 'el mensaje',
    previous: 'Mensaje anterior',
    next: 'Mensaje siguiente',
    close: 'Cerrar mensaje',
  },
};
