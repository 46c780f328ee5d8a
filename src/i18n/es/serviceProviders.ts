import type { serviceProviders as english } from '../en/serviceProviders';

export const serviceProviders: typeof english = {
  name: 'Proveedor de servicios |||| Proveedores de servicios',
  fields: {
    name: 'Nombre del proveedor de servicios',
    root_domain: 'Dominio raíz',
    has_ms_teams: 'Activar el enrutamiento directo (Direct Routing) de MS Teams',
    ms_teams_fqdn: 'Nombre de dominio del SBC',
  },
  helper: {
    root_domain:
      'Los realms SIP de las cuentas nuevas terminan en este dominio. Sin él, no se pueden crear cuentas desde fuera.',
    ms_teams_fqdn: 'Nombre de dominio de su controlador de borde de sesión (SBC) en MS Teams.',
  },
  sections: {
    general: 'Proveedor de servicios',
    generalPurpose: 'Nombre que se muestra.',
    msTeams: 'MS Teams',
    msTeamsPurpose: 'Enrutamiento directo (Direct Routing) entre Microsoft Teams y la plataforma.',
    limits: 'Límites',
    limitsPurpose: 'Límites conjuntos de todas las cuentas.',
    apiKeys: 'Claves de API',
    danger: 'Eliminar proveedor de servicios',
    dangerPurpose:
      'También elimina sus operadores, servicios de voz y claves de API. No debe tener cuentas, usuarios ni tablas de enrutamiento. Esta acción no se puede deshacer.',
  },
  action: {
    create: 'Agregar proveedor de servicios',
    delete: 'Eliminar proveedor de servicios',
  },
  notifications: {
    created: 'Proveedor de servicios agregado',
    updated: 'Configuración actualizada',
    deleted: 'Proveedor de servicios eliminado',
  },
  usage: {
    blocked: 'Este proveedor de servicios no se puede eliminar mientras tenga:',
    accounts: 'Cuentas',
    users: 'Usuarios',
    phoneNumbers: 'Números de teléfono',
    tenants: 'Tenants de Microsoft Teams',
    applications: 'Aplicaciones',
    routings: 'Tablas de enrutamiento',
    sipAddresses: 'Direcciones SIP, que solo se pueden quitar con la API',
    smppAddresses: 'Direcciones SMPP, que solo se pueden quitar con la API',
  },
  validation: {
    nameTaken: 'Este nombre ya está en uso.',
    rootDomain: 'Escriba un dominio, como sip.example.com.',
    rootDomainTaken: 'Otro proveedor de servicios tiene este dominio raíz.',
    inUse: 'Este proveedor de servicios todavía tiene cuentas o usuarios. Elimínelos primero.',
  },
  empty: 'Ningún proveedor de servicios',
};
