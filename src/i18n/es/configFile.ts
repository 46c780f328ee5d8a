import type { messages as english } from '../en/configFile';

const problems = {
  syntax: 'No es YAML válido: %{reason}',
  alias: 'Aquí no se admiten anclas ni alias. Escriba el valor completo.',
  notADocument: 'No es un archivo de configuración.',
  noFormat:
    'Este archivo no indica su formato. Las primeras líneas de un archivo contienen «format: 1».',
  wrongFormat:
    'No se admite el formato %{format}. Las primeras líneas de un archivo contienen «format: 1».',
  noRoot: 'Un archivo describe un «provider» o un «account». Este no tiene ninguno.',
  twoRoots: 'Un archivo describe un «provider» o un «account». Este tiene ambos.',
  otherRoot: 'Este archivo describe otra cosa. Elija arriba la cuenta o el proveedor de servicios.',
  unknownKey: '«%{key}» no se conoce aquí.',
  unknownKeyNear: '«%{key}» no se conoce aquí. ¿Quiso decir «%{suggestion}»?',
  missingKey: 'Falta «%{key}».',
  doubledKey: '«%{key}» aparece dos veces.',
  doubledRecord:
    '«%{name}» aparece varias veces. Agregue el «sid» de cada uno, o cambie los nombres.',
  wrongValue: '«%{key}» tiene un valor incorrecto. Se esperaba: %{wanted}.',
  unknownAccount: 'La cuenta «%{name}» no existe.',
  unknownRecord: '«%{key}» hace referencia a «%{name}», que no existe.',
  unclearRecord:
    '«%{key}» puede referirse a varios elementos llamados «%{name}». Agregue «account» o «sid».',
};

const wanted = {
  text: 'texto',
  number: 'un número',
  flag: 'true o false',
  scalar: 'texto o un número',
  any: 'un valor',
  list: 'una lista',
  group: 'un grupo de campos',
  provider: 'provider',
};

const errors = {
  waits: 'Sin intentar: «%{name}» no existe.',
  secretMissing: 'Falta el valor de %{name}.',
  tableOfAccount:
    'Los usuarios del proveedor de servicios no pueden crear la tabla de enrutamiento de una cuenta.',
};

const deeds = {
  make: 'Crear',
  change: 'Cambiar',
  link: 'Cambiar sus referencias',
  replace: 'Eliminar y volver a crear',
  release: 'Quitar sus referencias',
  remove: 'Eliminar',
};

const records = {
  root: 'Proveedor de servicios o cuenta',
  accounts: 'Cuenta',
  speech_services: 'Servicio de voz',
  applications: 'Aplicación',
  carriers: 'Operador',
  phone_numbers: 'Número de teléfono',
  routing_tables: 'Tabla de enrutamiento',
  sip_clients: 'Cliente SIP',
  ms_teams_tenants: 'Tenant de MS Teams',
  users: 'Usuario',
};

const page = {
  title: 'Configuración',
  intro:
    'Todo lo que depende de un proveedor de servicios o de una cuenta, en un archivo YAML: para guardar, comparar y aplicar. Los secretos son variables.',
  of: 'Configuración de',
  wholeProvider: 'Todo el proveedor de servicios',
  export: 'Exportar',
  exportText: 'Solo lee. Las instalaciones grandes necesitan muchas solicitudes.',
  read: 'Leer la configuración',
  reading: 'Leyendo… %{done} de unas %{known} solicitudes',
  requests:
    '%{count} solicitudes usadas. Todos los usuarios comparten el límite de 600 en 5 minutos.',
  download: 'Descargar',
  schema: 'Descargar el esquema JSON',
  preview: 'Archivo',
  compare: 'Comparar y aplicar',
  compareText: 'Elija un archivo. No se cambia nada hasta que lo aplique.',
  choose: 'Elegir un archivo',
  drop: 'o suéltelo aquí',
  tooLarge: 'Este archivo supera los 20 MB.',
  problemsTitle:
    '%{smart_count} problema en este archivo |||| %{smart_count} problemas en este archivo',
  place: 'Línea %{line}, columna %{column}: %{text}',
  record: '%{type} %{name}',
  step: '%{deed}: %{record}',
  again: 'Comparar de nuevo',
  same: 'Sin diferencias. %{count} elementos son iguales.',
  differs: '%{smart_count} elemento difiere |||| %{smart_count} elementos difieren',
  more: 'Se muestran %{shown} de %{count}. Filtre para ver los demás.',
  sameCount: '%{count} iguales',
  unseen: 'Sin comparar, porque no se puede ver: %{names}.',
  filter: 'Filtrar',
  columns: {
    record: 'Elemento',
    field: 'Campo',
    before: 'En la plataforma',
    after: 'En el archivo',
  },
  only: 'Solo en la plataforma',
  new: 'Nuevo',
  empty: 'Vacío',
  secrets:
    'Los secretos guardados no se pueden comparar. Un valor indicado solo se usa para elementos nuevos.',
  fixed: {
    once: 'Ya no se puede cambiar: elimínelo y vuelva a crearlo',
    scope: 'Su ámbito no permite este cambio',
  },
  removes: 'Eliminar lo que solo está en la plataforma y volver a crear lo que no se puede cambiar',
  removesText: 'Lo que se elimina figura abajo. No se puede deshacer.',
  replaces: 'Reemplazar los secretos guardados por los valores de abajo',
  values: 'Valores de las variables',
  valuesText: 'No se guardan en ninguna parte. Se pierden al salir de esta página.',
  steps: 'Lo que se hará',
  nothing: 'Nada que hacer.',
  all: 'Seleccionar todo',
  applyCount: 'Aplicar %{smart_count} cambio |||| Aplicar %{smart_count} cambios',
  missing: 'Faltan valores: %{names}',
  result: 'Resultado',
  resume: 'Comparar de nuevo y reanudar',
  ended: '%{done} hechos, %{failed} con error, %{rest} sin intentar',
};

export const messages: typeof english = {
  app: { configFile: { ...page, problems, wanted, errors, deeds, records } },
};
