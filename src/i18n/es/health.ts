import type { health as english } from '../en/health';

export const health: typeof english = {
  title: 'Estado general',
  onlyBroken: 'Solo lo que falla',
  counts:
    '%{smart_count} de %{total} requiere atención |||| %{smart_count} de %{total} requieren atención',
  countsNone: 'Ninguno de %{total} requiere atención',
  firstOnly: '(aquí solo se muestran los primeros %{smart_count})',
  allWell: 'Aquí nada requiere atención.',
  more: '%{smart_count} más no se muestra. |||| %{smart_count} más no se muestran.',
  progress: '%{done} de %{of}',
  stop: 'Detener',
  countGateways:
    'Comprobar los gateways de %{smart_count} operador |||| Comprobar los gateways de %{smart_count} operadores',
  testAll: 'Probar %{smart_count} servicio |||| Probar los %{smart_count} servicios',
  account: 'Cuenta de los dispositivos y las colas',
  chooseAccount: 'Elegir una cuenta',
  perAccount: 'Elija una cuenta para ver sus dispositivos y colas.',
  openAccount: 'Abrir la cuenta',
  sections: {
    carriers: 'Operadores',
    speech: 'Servicios de voz',
    addresses: 'Direcciones de la plataforma',
    devices: 'Clientes SIP',
    queues: 'Colas',
  },
  empty: {
    carriers: 'Todavía no hay operadores.',
    speech: 'Todavía no hay servicios de voz.',
    devices: 'Esta cuenta no tiene clientes SIP y no hay ningún dispositivo registrado.',
    realm: 'Esta cuenta no tiene realm SIP, así que ningún dispositivo puede registrarse.',
    queues: 'No hay llamantes en espera.',
  },
  carrier: {
    inactive: 'Inactivo: no cursa llamadas',
    neverRegistered: 'Todavía no registrado',
    unregistered: 'No registrado',
    unregisteredWhy: 'No registrado: %{reason}',
    noGateways: 'Sin gateway para llamadas en ningún sentido',
    registered: 'Registrado',
    active: 'Activo',
  },
  speech: {
    ok: 'OK',
    fail: 'Falló',
    notTested: 'Sin probar',
    never: 'Nunca se probó',
  },
  device: {
    online: 'Registrado',
    offline: 'No registrado',
    inactive: 'Cliente inactivo',
    noRecord: 'Registrado, sin cliente en la consola',
  },
  queue: '%{smart_count} llamante en espera |||| %{smart_count} llamantes en espera',
  address: {
    sip: 'SIP, no se sabe si responde',
    smpp: 'SMPP, no se sabe si responde',
    none: 'No hay ningún SBC indicado, así que no llegan llamadas a la plataforma',
  },
};
