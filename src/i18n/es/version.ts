import type { about as englishAbout, version as englishVersion } from '../en/version';

export const version: typeof englishVersion = {
  newer: 'Hay una versión nueva.',
  missing: 'No se pudo cargar.',
  connection: 'No se pudo cargar. Revise la conexión y vuelva a intentarlo.',
  part: 'No se pudo cargar una parte de esta página. Revise la conexión o recargue la página.',
  outdated: 'Esta página es más antigua que el servidor. Recárguela para continuar.',
  incomplete:
    'En el servidor falta una parte de esta versión y recargar la página no lo resolvió. Avise a su administrador.',
  kept: 'Los cambios sin guardar se restauran después de recargar, salvo los secretos.',
  lost: 'Guarde primero: el almacenamiento de este navegador está lleno o bloqueado, así que los cambios sin guardar se perderían.',
  unkept:
    'Termine o guarde primero: los cambios sin guardar de esta página no se conservan al recargar.',
  dismiss: 'Cerrar este aviso',
};

export const about: typeof englishAbout = {
  title: 'Acerca de',
  version: 'Versión',
  fromSources: 'Compilación de desarrollo',
  commit: 'Commit',
  built: 'Compilación',
  platform: 'Plataforma',
  features: 'Funciones',
  scope: 'Ámbito',
  language: 'Idioma',
  timeZone: 'Zona horaria',
  browser: 'Navegador',
  changelog: 'Novedades',
  licences: 'Licencias',
  help: 'Copie esto en un informe de error. Nombra la plataforma, pero no contiene usuarios, datos ni secretos.',
};
