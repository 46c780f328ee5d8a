import type { messages as english } from '../en/passwords';

export const messages: typeof english = {
  public: {
    createPassword: {
      title: 'Crear una contraseña nueva',
      intro: 'Debe cambiar su contraseña antes de continuar.',
      current: 'Contraseña actual',
      password: 'Contraseña nueva',
      confirm: 'Confirme la contraseña nueva',
      submit: 'Guardar',
      mismatch: 'Las contraseñas no coinciden',
      mustAll: 'La contraseña debe: %{rules}',
      separator: '; ',
      wrongCurrent: 'La contraseña actual no es correcta.',
      logOut: 'Cerrar sesión',
      loggingOut: 'Cerrando sesión…',
    },
    forgotPassword: {
      title: '¿Olvidó su contraseña?',
      intro:
        'Escriba su dirección de correo electrónico y le enviaremos un enlace para restablecer la contraseña.',
      whoFor:
        'El enlace sirve a los usuarios de cuentas. Los administradores y los usuarios de proveedores de servicios deben pedir una contraseña temporal a un administrador.',
      email: 'Correo electrónico',
      submit: 'Enviar enlace',
      invalidEmail: 'Escriba una dirección de correo electrónico válida.',
    },
    resetPassword: {
      title: 'Elegir una contraseña nueva',
      intro: 'Iniciará sesión con ella a partir de ahora.',
      otherSession: 'Al guardar se cierra la sesión de %{name} en este navegador.',
      checking: 'Comprobando el enlace…',
      password: 'Contraseña nueva',
      confirm: 'Confirme la contraseña nueva',
      submit: 'Guardar',
      busy: 'Guardando…',
      mismatch: 'La confirmación no coincide con la contraseña nueva. Escriba la misma en ambas.',
      tooShort: 'La contraseña debe tener al menos 7 caracteres.',
      barelyLongEnough: 'Se acepta, pero es más seguro usar 7 caracteres o más.',
      noLetter: 'La contraseña debe contener una letra.',
      unusableTitle: 'Este enlace no se puede usar',
      unusable:
        'Ya se usó, expiró o está incompleto. Si acaba de elegir una contraseña nueva, inicie sesión con ella.',
      goneTitle: 'Vuelva a abrir el enlace',
      gone: 'El enlace no está guardado en este navegador. Ábralo otra vez desde el correo o solicite uno nuevo.',
      withoutAccountTitle: 'Este enlace solo sirve a los usuarios de cuentas',
      withoutAccount: 'Pida a un administrador que le asigne una contraseña temporal.',
      failedTitle: 'No se pudo comprobar el enlace',
      retry: 'Reintentar',
      newMail: 'Enviar un enlace nuevo',
    },
  },
};
