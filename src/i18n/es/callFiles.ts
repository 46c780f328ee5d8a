import type { callFiles as englishFiles, callMedia as englishMedia } from '../en/callFiles';

export const callFiles: typeof englishFiles = {
  title: 'Abrir una captura o una grabación',
  drop: 'Arrastre aquí una captura (pcap, pcapng) o una grabación (WAV, MP3)',
  privacy: 'El archivo se lee en este navegador y no se envía a ningún lugar.',
  choose: 'Elegir un archivo',
  chooseOther: 'Elegir otro archivo',
  reading: 'Leyendo la captura…',
  stop: 'Detener',
  readingStopped: 'La lectura se detuvo.',
  readAgain: 'Leer de nuevo',
  failed: {
    tooLarge:
      'Esta captura supera los 500 MB, demasiado para leerla en un navegador. Recórtela con editcap o ábrala en Wireshark.',
    tooLong:
      'Leer esta captura tardó demasiado y se detuvo. Recórtela con editcap a un tiempo más corto.',
    stopped: 'No se pudo analizar esta captura. Recargue la página y vuelva a intentarlo.',
  },
  problems: {
    largeSound:
      'Esta grabación supera los 500 MB, demasiado para reproducirla en un navegador. Recórtela o ábrala en un editor de audio.',
    empty: 'Este archivo está vacío.',
    compressed: 'Este archivo está comprimido. Descomprímalo y abra su contenido.',
    gzip: 'Este archivo gzip está dañado: no se puede descomprimir nada de él.',
    zstd: 'Este navegador no puede descomprimir zstd. Ejecute «zstd -d» con el archivo y abra el resultado.',
    largePacked:
      'Descomprimido, este archivo supera los 500 MB. Descomprímalo y recórtelo con editcap.',
    modifiedPcap:
      'Es un archivo pcap modificado, que no se puede leer aquí. Ejecute «editcap -F pcap» con él y abra el resultado.',
    snoop:
      'Es un archivo snoop, que no se puede leer aquí. Ejecute «editcap -F pcap» con él y abra el resultado.',
    other: 'No es una captura (pcap, pcapng) ni una grabación que un navegador pueda reproducir.',
    unreadable:
      'El navegador no pudo leer este archivo. Quizá se movió o cambió; elíjalo de nuevo.',
  },
};

export const callMedia: typeof englishMedia = {
  title: 'Flujos RTP',
  count: '%{smart_count} flujo |||| %{smart_count} flujos',
  showAll: 'Mostrar los %{smart_count} flujos',
  tooManyStreams: 'La captura tiene más flujos RTP de los que se miden aquí. Algunos se omiten.',
  failed: {
    tooLarge: 'Esta captura es demasiado grande para medir aquí sus flujos RTP.',
    tooLong: 'Medir los flujos RTP tardó demasiado y se detuvo.',
    stopped: 'No se pudieron analizar los flujos RTP.',
  },
  payloadType: 'Tipo de carga útil %{number}',
  milliseconds: '%{value} ms',
  row: {
    lost: '%{value} de pérdida',
    jitter: '%{value} de jitter',
  },
  mos: {
    best: 'MOS %{value}, excelente',
    high: 'MOS %{value}, bueno',
    medium: 'MOS %{value}, aceptable',
    low: 'MOS %{value}, deficiente',
    poor: 'MOS %{value}, malo',
    unknown: 'Sin MOS',
  },
  facts: {
    codecs: 'Códecs',
    ssrc: 'SSRC',
    duration: 'Duración',
    packets: 'Paquetes',
    lost: 'Perdidos',
    duplicates: 'Duplicados',
    reordered: 'Fuera de orden',
    jitter: 'Jitter medio',
    peakJitter: 'Jitter máximo',
    packetTime: 'Intervalo de paquete',
    longestPause: 'Pausa más larga',
    sent: 'Paquetes enviados',
    reportedLost: 'Total de perdidos',
    fractionLost: 'Pérdida reciente',
    reportedJitter: 'Jitter',
    roundTrip: 'Ida y vuelta',
    discarded: 'Descartados',
    endSystemDelay: 'Retardo del dispositivo',
    rating: 'Factor R',
    listeningMos: 'MOS de escucha',
    conversationMos: 'MOS de conversación',
  },
  digits: {
    row: 'DTMF %{keys}',
    title: 'DTMF, desde el inicio del flujo',
    at: '%{start} s, durante %{duration}',
    unfinished: '%{start} s, durante %{duration} o más',
    flash: 'Flash',
    event: 'Evento %{number}',
  },
  course: {
    title: 'Medios a lo largo del tiempo',
    help: 'En el eje de tiempo de los mensajes SIP: nivel de cada lado, pérdidas, jitter y DTMF.',
    level: 'Nivel',
    lost: 'Paquetes perdidos',
    jitter: 'Jitter, hasta %{value}',
    keys: 'DTMF',
    seconds: '%{value} s',
    decibels: '%{value} dB',
    chart:
      '%{name}: %{lost} perdidos, jitter máximo %{jitter}, de %{start} a %{end}. La tabla tiene los valores.',
    showTable: 'Mostrar como tabla',
    hideTable: 'Ocultar la tabla',
    table: {
      time: 'Tiempo',
      packets: 'Paquetes',
      lost: 'Perdidos',
      jitter: 'Jitter',
      level: 'Nivel',
      keys: 'DTMF',
    },
    some: 'Los primeros %{most} de %{smart_count} flujos.',
  },
  reported: 'Notificado por RTCP',
  narrowband: 'el modelo E (UIT-T G.107)',
  wideband: 'el modelo E de banda ancha (UIT-T G.107.1)',
  noMos: {
    codec: 'Sin MOS: la UIT-T no publica valores del modelo E para %{codec}.',
    loss: 'Sin MOS: se perdieron paquetes y la UIT-T no publica valores de pérdida de paquetes para %{codec}.',
  },
  estimate:
    'El MOS es una estimación con %{model}: R %{rating}, con un retardo de %{delay} de boca a oído, incluida la mitad de la ida y vuelta. Supone ocultación de pérdidas y un búfer de jitter del doble del jitter medio.',
  estimateWithoutDelay:
    'El MOS es una estimación con %{model}: R %{rating}, con un retardo de %{delay} de boca a oído. El retardo de la red no está en la captura y cuenta como cero. Supone ocultación de pérdidas y un búfer de jitter del doble del jitter medio.',
  play: 'Reproducir',
  playOne: 'Reproducir este sentido',
  playBoth: 'Reproducir ambos sentidos',
  download: 'Descargar WAV',
  decoding: 'Decodificando el audio',
  encrypted: 'Este flujo está cifrado (SRTP) y no se puede reproducir.',
  notPlayable: 'Aquí solo se puede reproducir G.711.',
};
