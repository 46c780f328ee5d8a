import type { testCall as english } from '../en/testCall';

export const testCall: typeof english = {
  title: 'Llamada de prueba',
  action: 'Llamada de prueba…',
  purpose: {
    application: 'Llame a alguien y deje que esta aplicación atienda la llamada.',
    number: 'Llame a alguien desde este número y deje que su aplicación atienda la llamada.',
  },
  reason: {
    noAccount: 'Este número no pertenece a ninguna cuenta, y solo una cuenta puede hacer llamadas.',
    noApplication: 'Este número no tiene ninguna aplicación que atienda la llamada.',
  },
  fields: {
    type: 'Llamar a',
    phone: 'Número de teléfono al que llamar',
    user: 'Cliente SIP al que llamar',
    sip: 'Dirección SIP a la que llamar',
    teams: 'Número del usuario de Teams',
    from: 'Número de origen',
  },
  types: {
    phone: 'Un teléfono',
    user: 'Un cliente SIP',
    sip: 'Una dirección SIP',
    teams: 'Un usuario de Microsoft Teams',
  },
  helper: {
    phone: 'Como lo espera su operador, con el código de país.',
    teams: 'Con el código de país.',
    from: 'El número que ve quien recibe la llamada.',
  },
  invalid: {
    number: 'Escriba un número de teléfono: dígitos, con o sin + inicial.',
    sip: 'Escriba una dirección SIP, como sip:nombre@example.com.',
  },
  noClients: 'Esta cuenta no tiene clientes SIP.',
  noRealm: 'Esta cuenta no tiene realm SIP, así que no se puede llamar a sus clientes SIP.',
  cost: 'El teléfono suena de inmediato y su operador cobra la llamada. La aplicación se ejecuta como está guardada, sin los cambios sin guardar.',
  place: 'Llamar',
  placing: 'Llamando…',
  again: 'Hacer otra llamada',
  status: {
    placed: 'Iniciada',
    queued: 'En cola',
    trying: 'Conectando',
    ringing: 'Sonando',
    'early-media': 'Sonando, con audio',
    'in-progress': 'Contestada',
    completed: 'Terminada después de contestarse',
    failed: 'Falló',
    busy: 'Ocupado',
    'no-answer': 'No contestada',
    forgotten: 'Terminada',
  },
  withCode: '%{status} (%{code})',
  lookAgain: 'Volver a comprobar',
  unseen: 'La llamada se inició, pero no se puede mostrar cómo avanza. %{reason}',
  later: 'Sus detalles, su traza y su grabación estarán disponibles cuando termine.',
  soon: 'La llamada terminó. Sus detalles estarán disponibles en un momento.',
  recorded: 'La llamada terminó y sus detalles están disponibles.',
  sid: 'SID de la llamada',
  ways: {
    call: 'Abrir la llamada',
    trace: 'Abrir su traza',
    calls: 'Llamadas recientes de la cuenta',
    alerts: 'Alertas de la cuenta',
  },
  refused: {
    noEngine:
      'No hay ningún feature server en marcha, así que la plataforma no puede hacer llamadas en este momento.',
    engineGone: 'El feature server no responde, así que la llamada no se inició.',
    engine: 'El feature server rechazó la llamada. La plataforma no indica por qué.',
    provider:
      'La plataforma solo permite hacer llamadas de prueba a los administradores y a los usuarios de la cuenta.',
    noApplication: 'La aplicación ya no existe.',
    target: 'La plataforma no acepta este destino.',
    missing:
      'La plataforma no conoce esta cuenta o no puede hacer llamadas. La llamada no se inició.',
    wordless: 'La plataforma rechazó la llamada y no indicó el motivo (%{status}).',
    lost: 'La respuesta de la plataforma no fue clara. Es posible que la llamada se haya iniciado. Revise las llamadas recientes antes de volver a intentarlo.',
  },
};
