import type { messages as english } from '../en/oauth';

export const messages: typeof english = {
  public: {
    oauth: {
      title: 'Inicio de sesión con %{provider}',
      busy: 'Confirmando su identidad con %{provider}…',
      invalidProvider: '%{provider} no es un proveedor de OAuth válido',
      unnamedProvider: 'No es un proveedor de OAuth válido',
      invalidState: 'Estado no válido',
      invalidStateDetail:
        'Esta respuesta no corresponde a un inicio de sesión de esta pestaña, o ya se usó. Empiece de nuevo aquí.',
      denied: 'No permitió que %{provider} iniciara su sesión.',
      deniedDetail: 'No se cambió nada. Vuelva a intentarlo o elija otra forma de iniciar sesión.',
      refused: '%{provider} no autorizó el inicio de sesión.',
      refusedDetail: 'Vuelva a intentarlo o elija otra forma de iniciar sesión.',
      unknownUser: 'Ningún usuario corresponde a esta cuenta de %{provider}.',
      unknownUserDetail:
        'Elija «Crear una cuenta» para empezar, o inicie sesión con su contraseña.',
      otherWay: 'Ya existe una cuenta con este correo electrónico.',
      otherWayDetail: 'Inicie sesión de la forma en que se registró.',
      noEmail: '%{provider} no comunicó ningún correo electrónico.',
      noEmailDetail: 'Permítalo allí, o regístrese con su correo electrónico.',
      failed: 'No se pudo iniciar sesión con %{provider}.',
    },
  },
};
