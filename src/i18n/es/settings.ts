import type { settings as english } from '../en/settings';

export const settings = {
  title: 'Configuración',
  recordName: 'Configuración de administración',
  tabs: {
    label: 'Configuración',
    admin: 'Administración',
    serviceProvider: 'Proveedor de servicios',
  },
  fields: {
    domain_name: 'Nombre de dominio',
    sip_domain_name: 'Nombre de dominio SIP',
    monitoring_domain_name: 'Nombre de dominio de supervisión',
    private_network_cidr: 'Redes privadas (CIDR)',
    log_level: 'Nivel de log',
    min_password_length: 'Longitud mínima de la contraseña',
    require_digit: 'Exigir un dígito',
    require_special_character: 'Exigir un carácter especial',
  },
  helper: {
    private_network_cidr: 'Direcciones y redes IPv4, como 10.0.0.0/8, separadas por comas.',
    log_level: 'Nivel de detalle de los logs de la plataforma.',
    password: 'Se aplica a las contraseñas nuevas.',
  },
  logLevels: { info: 'Información', debug: 'Depuración' },
  sections: {
    system: 'Información del sistema',
    systemPurpose: 'Dominios y redes de la plataforma.',
    password: 'Política de contraseñas',
    passwordPurpose: 'Requisitos de contraseña para todos los usuarios.',
  },
  unlinkedTerms:
    'Al crear una cuenta se pide aceptar documentos que no tienen enlace. Defina %{names} en config.js.',
  notifications: { updated: 'Configuración de administración actualizada' },
  validation: { cidr: 'CIDR de red privada no válido: «%{value}»' },
} satisfies typeof english;
