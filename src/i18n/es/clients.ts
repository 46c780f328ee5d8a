import type { clients as english } from '../en/clients';

export const clients: typeof english = {
  name: 'Cliente SIP |||| Clientes SIP',
  fields: {
    client_sid: 'SID del cliente SIP',
    account_sid: 'Cuenta',
    username: 'Nombre de usuario',
    password: 'Contraseña',
    is_active: 'Activo',
    state: 'Estado',
    allow_direct_app_calling: 'Permitir llamadas directas a aplicaciones',
    allow_direct_queue_calling: 'Permitir llamadas directas a colas',
    allow_direct_user_calling: 'Permitir llamadas directas a otros usuarios',
  },
  helper: {
    username: 'El nombre de usuario no se puede cambiar después de crear el cliente.',
    password: 'Para cambiar la contraseña, elimine el cliente y créelo de nuevo.',
    allow_direct_app_calling: 'Puede llamar por su nombre a las aplicaciones de la cuenta.',
    allow_direct_queue_calling: 'Puede llamar por su nombre a las colas de la cuenta.',
    allow_direct_user_calling: 'Puede llamar a los demás clientes SIP de la cuenta.',
  },
  sections: {
    client: 'Cliente SIP',
    clientPurpose: 'Credenciales del registro SIP.',
    calling: 'Llamadas directas',
    callingPurpose: 'A qué puede llamar directamente el dispositivo.',
    danger: 'Eliminar este cliente SIP',
    dangerPurpose: 'El dispositivo ya no podrá registrarse. Esta acción no se puede deshacer.',
  },
  realm: {
    name: 'Realm SIP',
    is: 'Los dispositivos se registran en este realm SIP',
    missing: 'Esta cuenta no tiene realm SIP, así que sus dispositivos no pueden registrarse.',
    associate: 'Definir un realm SIP',
  },
  action: {
    create: 'Agregar cliente SIP',
    delete: 'Eliminar cliente SIP',
    createAccount: 'Agregar cuenta',
    toggle: '%{name} está activo',
  },
  title: { create: 'Agregar un cliente SIP', edit: 'Editar cliente SIP' },
  validation: {
    usernameTaken: 'Este nombre de usuario ya está en uso en esta cuenta.',
    noRealm: 'La cuenta no tiene realm SIP.',
  },
  notifications: {
    notChanged: 'No se pudo cambiar: %{name}.',
    created: 'Cliente SIP creado',
    updated: 'Cliente SIP actualizado',
    deleted: 'Cliente SIP %{name} eliminado',
  },
  empty: {
    title: 'No hay clientes SIP.',
    text: 'Los clientes SIP son los softphones y teléfonos de escritorio de una cuenta.',
    noAccount: 'Antes de crear un cliente SIP debe crear una cuenta.',
  },
};
