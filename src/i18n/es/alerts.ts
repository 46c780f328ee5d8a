import type { alerts as english } from '../en/alerts';

export const alerts: typeof english = {
  name: 'Alerta |||| Alertas',
  empty: {
    title: 'No hay datos.',
    text: 'Errores y límites que notifica la plataforma, primero los más recientes.',
  },
  oneAccount: 'Esta plataforma muestra las alertas de una sola cuenta a la vez',
  chooseAccount: 'Elija una cuenta arriba.',
  alert: 'la alerta «%{message}», %{time}',
  fields: { time: 'Hora (%{zone})', alert_type: 'Tipo', message: 'Mensaje' },
  list: {
    anyKind: 'Cualquier tipo',
    times: '%{smart_count} vez desde %{time} |||| %{smart_count} veces desde %{time}',
    alike: '%{smart_count} aparición |||| %{smart_count} apariciones',
    moreAlike: 'Y %{smart_count} más |||| Y %{smart_count} más',
    moreAccounts: '+ %{smart_count} |||| + %{smart_count}',
    application: 'Aplicación:',
    unnamed: 'Estas alertas llegan sin indicar la cuenta.',
    learn:
      'Buscar la cuenta (%{smart_count} solicitud) |||| Buscar las cuentas (%{smart_count} solicitudes)',
    newestOnly: {
      part: 'Se muestran las %{read} alertas más recientes de %{total}.',
      on: 'Cargando… Se muestran las %{read} alertas más recientes de %{total}.',
      all: 'Se muestran las %{total} alertas.',
      further: 'Cargar más',
    },
  },
  kinds: {
    webhookUnreachable: 'Webhook inaccesible',
    webhookFailure: 'Error de webhook',
    webhookInvalid: 'URL de webhook no válida',
    webhookRefused: 'Webhook rechazado',
    invalidPayload: 'Respuesta de aplicación no válida',
    audioNotFound: 'Archivo de audio no encontrado',
    noTts: 'Sin síntesis de voz',
    noStt: 'Sin reconocimiento de voz',
    ttsFailure: 'Error de síntesis de voz',
    sttFailure: 'Error de reconocimiento de voz',
    noCarrier: 'Sin operador',
    providerCallLimit: 'Límite del proveedor de servicios',
    applicationCallLimit: 'Límite de la aplicación',
    callLimit: 'Límite de llamadas',
    deviceLimit: 'Límite de dispositivos',
    apiLimit: 'Límite de la API',
    inactive: 'Cuenta inactiva',
    fromApplication: 'Emitida por una aplicación',
    unknown: 'Otra',
  },
  meanings: {
    webhookUnreachable:
      'No se pudo conectar con un webhook. Su servidor puede estar caído, o el nombre de host, el puerto o el certificado no son correctos. Las llamadas que lo esperaban se cortaron.',
    webhookFailure:
      'Un webhook devolvió un código de error, así que la plataforma no recibió instrucciones para la llamada. Revise la URL del webhook y los logs de su servidor.',
    webhookInvalid:
      'La URL de un webhook no es válida. Debe ser una URL completa que empiece con http, https, ws o wss.',
    webhookRefused:
      'Un webhook rechazó el nombre de usuario y la contraseña. Revíselos en la aplicación.',
    invalidPayload:
      'Una aplicación devolvió una respuesta no válida. Debe ser una matriz JSON de verbos admitidos.',
    audioNotFound:
      'Una aplicación intentó reproducir un archivo de audio que no existe en su URL. Revise la URL del verbo play de la aplicación.',
    noTts:
      'Una llamada necesitaba síntesis de voz, pero la cuenta no tiene ningún servicio de voz con ese proveedor y esa etiqueta. Agregue uno o elija otro proveedor en la aplicación.',
    noStt:
      'Una llamada necesitaba reconocimiento de voz, pero la cuenta no tiene ningún servicio de voz con ese proveedor y esa etiqueta. Agregue uno o elija otro proveedor en la aplicación.',
    ttsFailure:
      'Un proveedor de voz no pudo sintetizar una locución. Pruebe el servicio de voz y revise su cuota con el proveedor.',
    sttFailure:
      'Un proveedor de voz no pudo transcribir una llamada. Pruebe el servicio de voz y revise su cuota con el proveedor.',
    noCarrier:
      'No había ningún operador disponible para una llamada saliente. Agregue un operador con un gateway saliente, o una ruta que lleve a uno.',
    providerCallLimit:
      'El proveedor de servicios alcanzó su límite de llamadas simultáneas. Las llamadas nuevas se rechazaron.',
    applicationCallLimit:
      'Una aplicación alcanzó su límite de llamadas simultáneas. Las llamadas nuevas se rechazaron.',
    callLimit:
      'La cuenta alcanzó su límite de llamadas simultáneas. Las llamadas nuevas se rechazaron. Aumente el límite o espere a que terminen llamadas.',
    deviceLimit:
      'La cuenta o su proveedor de servicios alcanzó su límite de dispositivos. Los registros nuevos se rechazaron.',
    apiLimit: 'La cuenta o su proveedor de servicios superó el límite de solicitudes de la API.',
    inactive: 'Se rechazó una llamada a una cuenta inactiva.',
    fromApplication:
      'Una aplicación emitió esta alerta. Pregunte a sus desarrolladores qué significa.',
    unknown: 'Tipo desconocido. Vea el mensaje y los detalles más abajo.',
  },
  causes: {
    applications: 'Aplicaciones',
    'speech-services': 'Servicios de voz',
    carriers: 'Operadores',
    accounts: 'Cuenta y límites',
    settings: 'Configuración y límites del proveedor de servicios',
    callsOfMinute: 'Llamadas de ese minuto',
    call: 'Llamada',
  },
};
