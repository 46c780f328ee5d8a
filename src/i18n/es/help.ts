import type { messages as english } from '../en/help';

export const messages: typeof english = {
  app: {
    terms: {
      more: 'Más en la guía (en inglés)',
      means: {
        e164: 'La forma internacional de un número de teléfono: +, código de país y número, sin espacios. Ejemplo: +442079460000.',
        techPrefix:
          'Dígitos que un operador exige delante de cada número, para reconocer su tráfico o elegir una tarifa.',
        diversion:
          'Una cabecera SIP que indica desde qué número se desvió una llamada. Algunos operadores la usan para facturar o aceptar llamadas.',
        siprec:
          'Un estándar (RFC 7866) con el que un controlador de borde de sesión (SBC) envía a la plataforma una copia del audio de una llamada.',
        padCrypto:
          'Las claves del audio cifrado (SRTP) se envían en base64, con = al final o sin él. Algunos operadores rechazan las claves que no lo llevan.',
        realm:
          'Un dominio en el que los nombres de usuario SIP son únicos, como clinic.sip.example.com. Los dispositivos y las troncales se registran en él.',
        dtmf: 'Los tonos de las teclas de un teléfono. RFC 2833 los envía como paquetes marcados; SIP INFO, como mensajes; Tonos, como sonido.',
        ice: 'Una forma de encontrar un camino para el audio a través del NAT, que se ofrece con líneas adicionales en el SDP. Algunos operadores rechazan las llamadas que las llevan.',
        dtls: 'Una forma de acordar las claves del audio cifrado (DTLS-SRTP). Los operadores que envían las claves en el SDP no la usan.',
        sips: 'Las direcciones que empiezan con sips: piden cifrado en todos los saltos, no solo en el primero.',
        optionsPing:
          'Una solicitud SIP OPTIONS que se envía con regularidad para saber si el gateway responde.',
        netmask:
          'Cuántos bits iniciales de una dirección deben coincidir. 32 significa una sola dirección; 24, una red de 256.',
        sipProxy: 'Un servidor SIP que recibe las llamadas primero y las pasa al operador.',
        register:
          'La solicitud SIP con la que un dispositivo o una troncal se identifica e indica dónde recibe las llamadas. Se repite antes de que expire.',
        systemId:
          'El nombre de usuario de una conexión SMPP. SMPP transporta los SMS entre operadores.',
        mos: 'Mean opinion score: cómo suena una llamada, de 1 (mal) a 5 (excelente). Aquí se estima a partir del códec, la pérdida y el retardo.',
        jitter:
          'La irregularidad con la que llegan los paquetes. Lo que llega tarde para el búfer del receptor no se oye.',
      },
    },
    keys: {
      groups: {
        everywhere: 'En todas partes',
        lists: 'Listas',
        forms: 'Formularios',
        choices: 'Campos con sugerencias',
        recording: 'Grabaciones',
      },
      does: {
        palette: 'Búsqueda y comandos',
        sheet: 'Mostrar estos atajos',
        search: 'Ir a la búsqueda',
        rows: 'Fila siguiente, fila anterior',
        rowsByArrows: 'Lo mismo, desde una fila',
        open: 'Abrir la fila',
        select: 'Seleccionar la fila, donde se pueda',
        marks: 'Pasar de un icono a otro de una llamada',
        menu: 'Abrir el menú de una fila, desde su botón',
        save: 'Guardar',
        saveLines: 'Guardar, desde un campo de varias líneas',
        moveRoute: 'Subir o bajar una ruta',
        first: 'Elegir la primera coincidencia',
        only: 'Elegir la única coincidencia y continuar',
        dismiss: 'Cerrar la lista, un menú o un cuadro de diálogo',
        play: 'Reproducir o pausar',
        skip: 'Retroceder o avanzar',
        mute: 'Silenciar',
        speed: 'Más lento o más rápido',
      },
      names: {
        enter: 'Enter',
        tab: 'Tab',
        escape: 'Esc',
        space: 'Espacio',
      },
      or: 'o',
      single: 'Atajos de una sola tecla',
      singleHelp:
        '%{keys} funcionan por sí solas, salvo mientras escribe. Desactívelas si usa entrada de voz.',
    },
  },
};
