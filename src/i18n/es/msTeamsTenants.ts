import type { msTeamsTenants as english } from '../en/msTeamsTenants';

export const msTeamsTenants: typeof english = {
  name: 'Tenant de Microsoft Teams |||| Tenants de MS Teams',
  fields: {
    ms_teams_tenant_sid: 'SID del tenant',
    tenant_fqdn: 'Nombre de dominio',
    account_sid: 'Cuenta',
    application_sid: 'Aplicación',
  },
  helper: {
    tenant_fqdn: 'El nombre de dominio del tenant en Microsoft Teams.',
    application_sid: 'Atiende las llamadas del tenant.',
  },
  sections: {
    tenant: 'Tenant',
    tenantPurpose: 'Nombre de dominio, cuenta a la que pertenece y aplicación.',
    danger: 'Eliminar este tenant',
    dangerPurpose: 'Sus usuarios ya no podrán llamar a través de la plataforma.',
  },
  action: {
    create: 'Agregar tenant de MS Teams',
    delete: 'Eliminar tenant',
    createAccount: 'Agregar cuenta',
  },
  title: {
    create: 'Agregar un tenant de Microsoft Teams',
    edit: 'Editar tenant de Microsoft Teams',
  },
  validation: {
    domainTaken: 'Este nombre de dominio ya está en uso.',
    domain: 'Escriba un nombre de dominio completo, como customer.teams.example.com.',
    noDomain: '%{name} no tiene un nombre de dominio completo para MS Teams',
  },
  notifications: {
    created: 'Tenant de Microsoft Teams creado',
    updated: 'Tenant de Microsoft Teams actualizado',
    deleted: 'Tenant de Microsoft Teams %{name} eliminado',
  },
  empty: {
    title: 'No hay tenants de Microsoft Teams.',
    text: 'Con los tenants, los usuarios de Microsoft Teams llaman a través de la plataforma.',
    noAccount: 'Antes de crear un tenant de Microsoft Teams debe crear una cuenta.',
  },
};
