import type { messages as english } from '../en/live';

type English = (typeof english)['live'];

const limits: English['limits'] = {
  now: 'Recuento de ahora: %{inbound} de entrada, %{outbound} de salida.',
  ofLimit:
    'Recuento de ahora: %{inbound} de entrada, %{outbound} de salida, con un máximo de %{limit} en cada sentido.',
  near: 'Cerca del límite.',
  reached: 'Se alcanzó el límite: las llamadas siguientes se rechazan.',
};

const calls: English['calls'] = {
  count: '%{number} llamada |||| %{number} llamadas',
  search: 'Buscar número',
  chooseAccount: 'Elija una cuenta',
  oneAccount: 'Elija una cuenta',
  oneAccountText: 'La plataforma muestra las llamadas de una sola cuenta a la vez.',
  none: 'No hay llamadas en curso.',
  noneText: 'Las llamadas aparecen aquí mientras suenan y mientras se habla.',
  notFound: 'Ninguna llamada en curso tiene este número.',
  queues: 'En espera en colas: %{queues}',
  traps:
    'Una llamada con más de una hora de conversación puede faltar aquí aunque continúe. El tiempo cuenta desde que esta página vio la llamada por primera vez, porque nada indica cuándo empezó.',
  watchOnly: 'Aquí estas llamadas se pueden ver, pero no cambiar. %{reason}',
  stale: 'No se pudieron actualizar estas llamadas. %{reason}',
  leg: 'Originada por la llamada de arriba:',
  heads: {
    since: 'Tiempo',
    from: 'Origen',
    to: 'Destino',
    state: 'Estado',
    application: 'Aplicación',
  },
  since: {
    atLeast: 'Al menos',
    beginning: 'Desde que apareció esta llamada',
    older: 'Tiempo desde que se ve aquí. La llamada ya existía cuando se abrió esta página.',
  },
  states: {
    queued: 'En cola',
    trying: 'Conectando',
    ringing: 'Sonando',
    'early-media': 'Sonando, con audio',
    'in-progress': 'En conversación',
    completed: 'Terminada',
    failed: 'Falló',
    busy: 'Ocupado',
    'no-answer': 'No contestada',
  },
  trace: {
    open: 'Traza de la llamada de %{from} a %{to}',
    refresh: 'Leer la traza de nuevo',
  },
  acts: {
    copy: 'Copiar SID de la llamada',
    mute: 'Silenciar',
    unmute: 'Dejar de silenciar',
    keypad: 'Enviar tonos…',
    pauseRecording: 'Pausar la grabación',
    resumeRecording: 'Reanudar la grabación',
    tag: 'Agregar datos…',
    move: 'Pasar a otra aplicación…',
    hangUp: 'Colgar',
    refuse: 'Rechazar la llamada',
    cancel: 'Cancelar la llamada',
  },
  ask: {
    hangUp: 'La llamada de %{from} a %{to} termina de inmediato para ambas partes.',
    refuse: 'La llamada de %{from} a %{to} todavía no se contestó. Se rechaza al llamante.',
    cancel: 'La llamada de %{from} a %{to} deja de sonar.',
    pauseRecording:
      'Lo que se diga en la llamada de %{from} a %{to} no se graba hasta que reanude la grabación. Si la llamada no se está grabando, no cambia nada.',
  },
  done: {
    hangUp: 'La plataforma termina la llamada.',
    mute: 'Se pidió silenciar. Funciona mientras la llamada está conectada con alguien o en una conferencia.',
    unmute: 'Se pidió dejar de silenciar.',
    pauseRecording: 'Se pidió la pausa. Funciona mientras se graba la llamada.',
    resumeRecording: 'Se pidió reanudar. Funciona mientras hay una grabación en pausa.',
    sendDigit: 'Tono enviado.',
    tag: 'Datos agregados. Los webhooks de esta llamada los reciben a partir de ahora.',
    move: 'La llamada pasa a la aplicación.',
  },
  notDone: 'La llamada no se modificó.',
  keypad: {
    title: 'Enviar tonos',
    sent: 'Enviado: %{digits}',
    key: 'Tecla %{key}',
    close: 'Cerrar',
  },
  tag: {
    about: 'Los webhooks de la llamada de %{from} a %{to} reciben estos datos.',
    label: 'Datos en JSON',
    help: 'Un objeto. Reemplaza los datos anteriores. La plataforma no lo vuelve a mostrar.',
    wrong: 'No es un objeto JSON.',
    set: 'Agregar datos',
  },
  move: {
    title: 'Pasar a otra aplicación',
    about:
      'La llamada de %{from} a %{to} deja lo que está haciendo y continúa con lo que responde el webhook de llamada de la aplicación.',
    application: 'Aplicación',
    confirm: 'Pasar la llamada',
  },
  errors: {
    gone: 'Esta llamada ya terminó.',
    incompatible: 'El estado de la llamada no lo permite. Puede que acabe de terminar.',
    noEngine: 'La plataforma no puede conectar con el servidor que atiende esta llamada.',
  },
};

const devices: English['devices'] = {
  column: 'Registro SIP',
  registered: 'Registrado |||| Registrado (%{smart_count} dispositivos)',
  registeredAs: 'Registrado como %{name}',
  notRegistered: 'No registrado',
  until: 'hasta: %{time}',
  unknown:
    'También registrado, sin cliente SIP: %{names}. |||| También registrados, sin cliente SIP: %{names}.',
  failed: 'No se pudieron leer los registros SIP.',
  section: 'Registro SIP',
  purpose: 'Si el dispositivo está registrado ahora y cómo se llega a él.',
  expires: 'Expira',
  seenSince: 'Se ve aquí desde',
  transport: 'Transporte',
  contact: 'Contact',
  proxy: 'Envía desde',
  namesOnly:
    'Los usuarios de solo consulta ven los nombres de los dispositivos registrados, pero no cómo se llega a ellos.',
};

export const messages: typeof english = { live: { limits, calls, devices } };
