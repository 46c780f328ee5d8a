import type { messages as english } from '../en/signUp';

export const messages: typeof english = {
  public: {
    register: {
      title: 'Crear una cuenta',
      intro: 'Prueba gratuita, sin tarjeta.',
      accept: 'Acepto las %{terms} y la %{privacy}.',
      terms: 'condiciones del servicio',
      privacy: 'política de privacidad',
      unlinked: {
        terms:
          'Aquí no hay ningún enlace a las condiciones del servicio. Solicítelas al responsable de este servicio.',
        privacy:
          'Aquí no hay ningún enlace a la política de privacidad. Solicítela al responsable de este servicio.',
        both: 'Aquí no hay ningún enlace a estos documentos. Solicítelos al responsable de este servicio.',
      },
      acceptFirst: 'Acepte primero las condiciones del servicio y la política de privacidad.',
      withEmail: 'Continuar con correo electrónico',
      withProvider: 'Continuar con %{provider}',
      hasAccount: '¿Ya tiene una cuenta?',
      login: 'Iniciar sesión',
      closedTitle: 'Todavía no se pueden crear cuentas',
      closed:
        'Este despliegue no tiene ningún proveedor de servicios para las cuentas nuevas. Un administrador debe definir DEFAULT_SERVICE_PROVIDER_SID.',
    },
    registerEmail: {
      title: 'Crear una cuenta con correo electrónico',
      intro: 'Enviaremos un código a esta dirección para confirmar que es suya.',
      againTitle: 'Enviar un código nuevo',
      againIntro:
        'El código nuevo reemplaza al anterior. Corrija la dirección si hace falta y vuelva a elegir su contraseña.',
      email: 'Correo electrónico',
      password: 'Contraseña',
      passwordHint: 'Al menos 6 caracteres',
      submit: 'Enviar código',
      busy: 'Enviando…',
      invalidEmail: 'Escriba una dirección de correo electrónico válida.',
      taken:
        'Ya existe una cuenta con este correo electrónico. Si es suya, inicie sesión para continuar.',
      maybe:
        'No llegó ninguna respuesta. Es posible que su cuenta ya exista: inicie sesión o vuelva a enviar el código.',
      tooShort: 'La contraseña debe tener al menos 6 caracteres.',
      otherWays: 'Otras formas de crear la cuenta',
      back: 'Volver al código',
    },
    verifyEmail: {
      title: 'Verifique su correo electrónico',
      intro: 'Enviamos un código a %{email}. Puede tardar un minuto en llegar.',
      code: 'Código',
      codeHint: '6 dígitos',
      sixDigits: 'Escriba los 6 dígitos del código.',
      wrong: 'Este no es el último código que enviamos.',
      submit: 'Verificar',
      busy: 'Verificando…',
      again: 'Enviar un código nuevo',
      sending: 'Enviando un código nuevo…',
      sent: 'Enviamos un código nuevo a %{email}. El anterior ya no funciona.',
      unanswered:
        'No llegó ninguna respuesta. Use el código del correo anterior o envíe uno nuevo.',
      otherAddress: 'Usar otra dirección',
      logOut: 'Cerrar sesión',
      loggingOut: 'Cerrando sesión…',
    },
    subdomain: {
      title: 'Elija un subdominio',
      intro:
        'Los operadores envían las llamadas a este dominio y los dispositivos se registran en él. Puede cambiarlo más adelante.',
      label: 'Subdominio',
      whole: 'Su dominio: %{realm}',
      submit: 'Terminar de crear la cuenta',
      busy: 'Terminando…',
      empty: 'Al menos 3 caracteres: letras, dígitos y guiones',
      short: 'Al menos 3 caracteres',
      long: 'Como máximo 63 caracteres',
      characters: 'Solo letras, dígitos y guiones, sin guion al principio ni al final',
      checking: 'Comprobando…',
      available: 'Disponible',
      taken: 'Ya está en uso',
      failed: 'No se pudo comprobar si está disponible',
      checkAgain: 'Volver a comprobar',
      noRootDomain:
        'La plataforma todavía no tiene un dominio para las cuentas nuevas. Avise a su administrador y vuelva más tarde. Su cuenta está guardada.',
      stored:
        'El subdominio es suyo, pero no se pudieron crear sus registros DNS. Avise a su administrador.',
      goOn: 'Continuar a su cuenta',
      logOut: 'Cerrar sesión',
      loggingOut: 'Cerrando sesión…',
    },
    signUpUnknown: {
      title: 'No se pudo cargar su cuenta',
      retry: 'Reintentar',
    },
  },
};
