import type { users as english } from '../en/users';

export const users: typeof english = {
  name: 'Usuario |||| Usuarios',
  fields: {
    name: 'Nombre de usuario',
    email: 'Correo electrónico',
    scope: 'Ámbito',
    account_sid: 'Cuenta',
    user_sid: 'SID del usuario',
    state: 'Estado',
    is_active: 'Activo',
    is_view_only: 'Solo consulta',
    initial_password: 'Contraseña temporal',
    force_change: 'Exigir un cambio de contraseña en el próximo inicio de sesión',
  },
  helper: {
    is_view_only: 'Puede ver todo en su ámbito y no cambiar nada.',
    initial_password: 'Deje el campo vacío para conservar la contraseña actual.',
    noWiderScope: 'El ámbito no se puede ampliar. Cree un usuario nuevo.',
    otherProvider:
      'Este usuario pertenece a otro proveedor de servicios. Cambie a ese proveedor de servicios para modificar el ámbito o la cuenta.',
    moved: 'Al guardar se cierra la sesión de este usuario.',
    movedSelf: 'Al guardar se cierra su sesión.',
    notForSelf: 'Solo otro usuario puede cambiarle esto.',
  },
  sections: {
    identity: 'Usuario',
    identityPurpose: 'Datos para iniciar sesión.',
    scope: 'Ámbito',
    scopePurpose: 'Lo que este usuario puede ver y cambiar.',
    password: 'Contraseña',
    passwordPurpose:
      'Contraseña temporal para el primer inicio de sesión o después de un restablecimiento.',
    danger: 'Eliminar usuario',
    dangerPurpose: 'El usuario ya no podrá iniciar sesión. Esta acción no se puede deshacer.',
    lastUser:
      'Es el último usuario de su cuenta. Para irse, elimine la cuenta misma: así termina también su suscripción.',
    dangerPurposeSelf:
      'Es su propio usuario. Su sesión se cerrará de inmediato. Esta acción no se puede deshacer.',
  },
  action: {
    create: 'Agregar usuario',
    delete: 'Eliminar usuario',
    self: 'Usted',
  },
  title: { create: 'Agregar un usuario', edit: 'Usuario' },
  scope: {
    admin: 'Administrador',
    account: 'Cuenta: %{name}',
    service_provider: 'Proveedor de servicios: %{name}',
  },
  filters: {
    scope: 'Ámbito',
    all: 'Todos los ámbitos',
    allOfProvider: 'Proveedor de servicios y cuenta',
  },
  state: {
    active: 'Activo',
    inactive: 'Inactivo',
    viewOnly: 'Solo consulta',
    forceChange: 'Debe cambiar la contraseña',
  },
  notifications: {
    created: 'Usuario creado',
    updated: 'Usuario actualizado',
    deleted: 'Usuario %{name} eliminado',
  },
  validation: {
    nameTaken: 'Este nombre de usuario ya está en uso.',
    emailTaken: 'Este correo electrónico ya está en uso.',
    password: 'Contraseña no válida.',
    noAccounts:
      'No se puede crear un usuario de cuenta: el proveedor de servicios no tiene cuentas.',
    ownSteps:
      'No puede pasar su propio usuario administrador a una cuenta. Pídaselo a otro administrador.',
    lastAdmin: 'El último administrador activo no se puede eliminar.',
  },
  empty: {
    title: 'No hay usuarios.',
    text: 'Cada usuario tiene acceso a toda la plataforma, a un proveedor de servicios o a una cuenta.',
  },
};
