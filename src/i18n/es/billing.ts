import type { messages as english } from '../en/billing';
import { backOffice } from './backOffice';

export const messages: typeof english = {
  pages: {
    billing: {
      backOffice,
      plan: {
        title: 'Su suscripción',
        purpose: 'Lo que su plan incluye y cuesta.',
        calls: '%{smart_count} llamada simultánea |||| %{smart_count} llamadas simultáneas',
        devices:
          '%{smart_count} dispositivo registrado |||| %{smart_count} dispositivos registrados',
        trial: 'Tiene el plan gratuito (período de prueba), limitado a %{calls} y %{devices}.',
        trialUntil:
          'Tiene el plan gratuito (período de prueba), limitado a %{calls} y %{devices}. La prueba termina el %{date}.',
        paid: 'Su plan tiene capacidad para %{calls} y %{devices}.',
        paidUntilBill:
          'Su plan tiene capacidad para %{calls} y %{devices}. La próxima factura es de %{amount}, el %{date}.',
        paidAfterCredit:
          'Su plan tiene capacidad para %{calls} y %{devices}. La próxima factura es de %{amount}, el %{date}, después de un crédito de %{credit}.',
        free: 'Tiene el plan gratuito (período de prueba terminado), limitado a %{calls} y %{devices}.',
        expired: 'Su prueba gratuita terminó. Pase a un plan de pago.',
        trialOver: 'Su prueba gratuita terminó el %{date}. Pase a un plan de pago.',
        unpaid:
          'Su último pago falló, así que su plan no está activo. Cambie la tarjeta para pagar lo pendiente.',
        none: 'Su cuenta todavía no tiene ningún plan.',
        inactive: 'Su cuenta no está activa. Un plan de pago la activa.',
        inactivePaid:
          'Su plan está pagado, pero su cuenta fue desactivada. Avise a su administrador.',
        stillBilled:
          'Su cuenta no tiene un plan de pago, pero el proveedor de pagos todavía la cobra: %{amount} el %{date}. Si no acaba de pagar, avise a su administrador.',
        halfFree:
          'Su plan terminó solo en parte: ya no tiene su capacidad, pero el proveedor de pagos todavía lo cobra. Avise a su administrador.',
        upgrade: 'Pasar a una suscripción de pago',
        manage: 'Gestionar el pago',
        modify: 'Modificar mi suscripción',
        changeRealm: 'Cambiar realm SIP',
        noInvoice: 'No se pudo cargar su próxima factura.',
      },
      returned: {
        confirmed: 'Pago confirmado. Actualizando su plan… No hace falta pagar de nuevo.',
        later:
          'Pago confirmado, pero su plan todavía no se actualizó. Revíselo en unos minutos. No pague de nuevo.',
        refused: 'El pago no se confirmó. No se le cobró nada y su plan no cambió.',
        tryAgain: 'Reintentar',
        close: 'Cerrar',
      },
      order: {
        upgradeTitle: 'Pasar a un plan de pago',
        modifyTitle: 'Configurar su suscripción',
        capacitySection: 'Capacidad',
        service: 'Servicio',
        capacity: 'Capacidad',
        price: 'Precio',
        cost: 'Importe',
        services: {
          voice_call_session: 'Máximo de llamadas simultáneas',
          device: 'Registros de dispositivos adicionales',
        },
        capacityOf: 'Capacidad de: %{service}',
        perUnit: '%{price} por %{unit}',
        units: { session: 'sesión', device: 'dispositivo' },
        perOne: '%{price} por unidad',
        flat: '%{price} fijo',
        noPrice: 'Sin precio',
        askDevices: '¿Quiere contratar registros de dispositivos adicionales?',
        hint: 'Con %{sessions} llamadas simultáneas puede registrar %{devices} dispositivos a la vez',
        total: 'Total mensual',
        wholeNumber: 'Indique un número entero.',
        noPrices:
          'No hay ningún precio definido. No se puede contratar hasta que su administrador defina uno.',
        card: 'Datos de pago',
        cardHelp:
          'Los datos de la tarjeta van directamente al proveedor de pagos. Nunca pasan por esta consola ni por la plataforma.',
        pay: 'Pagar %{amount} y pasar al plan de pago',
        payAgain: 'Pagar con esta tarjeta',
        review: 'Revisar los cambios',
        toFree: 'Volver al plan gratuito',
        processing:
          'Los cambios que solicitó se están procesando. No salga de la página ni use el botón para volver atrás hasta que terminen.',
        paidAlready: 'Su cuenta ya tiene un plan de pago.',
        notPaid: 'Su cuenta no tiene un plan de pago.',
        refused: 'El pedido se hizo, pero el pago fue rechazado. Pague con otra tarjeta.',
        unconfirmable:
          'Este pedido ya no se puede pagar con tarjetas que requieren confirmación de su banco.',
        orderAgain: 'Hacer otro pedido',
        orderAgainTitle: '¿Hacer otro pedido?',
        orderAgainText:
          'El primer pedido no se cobra y caduca en 23 horas. Hasta entonces, no cambie la tarjeta después de pagar: también se cobraría el primer pedido.',
        again: 'Está haciendo otro pedido por la misma capacidad.',
        confirming:
          'Un pago de esta cuenta espera la confirmación de su banco, quizá en otra ventana.',
        lookAgain: 'Volver a comprobar',
        startOver: 'Pagar de otra forma',
        startOverTitle: '¿Pagar de otra forma?',
        startOverText:
          'Continúe solo si cerró la ventana de su banco. Si también confirma allí, se le cobrará dos veces. El primer pedido queda pendiente durante 23 horas como máximo. Hasta entonces, no cambie la tarjeta después de pagar: también se cobraría el primer pedido.',
        unanswered:
          'Se perdió la conexión durante el pago. No pague de nuevo: esta página está comprobando si se realizó.',
        unsettled:
          'No se encontró ningún pago ni indicio de que se le haya cobrado. Puede intentarlo de nuevo.',
        unentered:
          'Su pago llegó, pero la plataforma no lo registró. No pague de nuevo: avise a su administrador.',
      },
      confirm: {
        title: 'Confirmar los cambios',
        intro: 'Su cuenta tendrá:',
        charge:
          'El nuevo cobro mensual es de %{monthly}. Por el resto de este período de facturación se hace un único cobro inmediato y proporcional: %{amount}.',
        none: 'El cobro mensual es de %{monthly}.',
        credit:
          'El nuevo cobro mensual es de %{monthly}. Su próxima factura tiene un saldo a favor de %{amount}.',
        confirm: 'Confirmar',
        failed:
          'No se pudo conceder la capacidad adicional que solicitó porque falló el pago. Indique una tarjeta de crédito válida para su cuenta y el cambio se hará automáticamente',
      },
      free: {
        title: 'Volver al plan gratuito',
        purpose: 'Su plan de pago termina de inmediato, sin reembolso.',
        atOnce:
          'Su plan de pago termina de inmediato y el resto del período de facturación no se reembolsa. Su capacidad se reduce:',
        calls: 'Llamadas simultáneas: de %{before} a %{after} (%{lost} menos)',
        devices: 'Dispositivos registrados: de %{before} a %{after} (%{lost} menos)',
        rejected: 'Las llamadas y los dispositivos que la superen se rechazan de inmediato.',
        confirm: 'Volver al plan gratuito',
      },
      payment: {
        title: 'Gestionar los datos de pago',
        current: 'Datos de pago actuales',
        currentPurpose: 'La tarjeta con la que se cobra su plan.',
        cardType: 'Tipo de tarjeta',
        cardNumber: 'Número de tarjeta',
        expiry: 'Vencimiento',
        noCard: 'No hay ninguna tarjeta guardada.',
        change: 'Cambiar los datos de pago',
        next: 'Nuevos datos de pago',
        save: 'Guardar la tarjeta nueva',
        unreadable: 'La tarjeta guardada no se muestra hasta que su plan vuelva a estar activo.',
        neverPaid: 'Su cuenta nunca pagó un plan.',
        outstanding:
          'La tarjeta nueva se guardó, pero no se pudo pagar con ella una factura pendiente. Use otra tarjeta o consulte a su banco.',
        notDetached:
          'Su tarjeta nueva se guardó, pero la anterior no se pudo quitar en el proveedor de pagos, y no se cobró nada. Si tiene un pago pendiente, guarde la tarjeta otra vez.',
        waitingOrder:
          'Es posible que un pedido anterior todavía espere su pago. Si guarda una tarjeta antes de %{until}, también se le cobrará ese pedido.',
      },
      provider: {
        declined: 'Su tarjeta fue rechazada. Pruebe con otra.',
        down: 'No se puede conectar con el proveedor de pagos. Vuelva a intentarlo más tarde.',
        refused:
          'El proveedor de pagos rechazó la solicitud de la plataforma (código %{status}). Avise a su administrador.',
        neverPaid: 'Su cuenta nunca pagó un plan. Pase primero a un plan de pago.',
        unclear: 'No se sabe cómo terminó el pago. Revise su plan antes de volver a intentarlo.',
        stillBilled:
          'No se cobró nada: el proveedor de pagos ya cobra un plan a su cuenta. Avise a su administrador.',
        lapsed: 'No se cobró nada: su pedido caducó. Haga uno nuevo.',
        halfFree:
          'No se pudo conectar con el proveedor de pagos. Su capacidad ya es la del plan gratuito, pero todavía se le cobra. Avise a su administrador.',
        notAsked:
          'No se eliminó nada. No se puede conectar con el proveedor de pagos para terminar la suscripción. Vuelva a intentarlo más tarde.',
        customerLeft:
          'La cuenta se eliminó, pero no se pudo conectar con el proveedor de pagos y es posible que siga cobrando a su tarjeta. Elimine allí el cliente %{customer}.',
      },
      card: {
        notConfigured: 'Los pagos con tarjeta no están configurados. Avise a su administrador.',
        failedTitle: 'No se pudo cargar el formulario de la tarjeta',
        failedHelp:
          'La causa puede ser un bloqueador de scripts o la pérdida de la conexión. No se le cobró nada.',
        generic: 'No se pudo usar la tarjeta. Revise los datos o use otra tarjeta.',
      },
      realm: {
        title: 'Cambiar realm SIP',
        purpose:
          'Es el dominio al que su operador envía las llamadas y en el que se registran sus dispositivos.',
        section: 'Realm SIP',
        subdomain: 'Subdominio',
        submit: 'Cambiar realm SIP',
        state: {
          short: 'Al menos 3 caracteres.',
          wrong: 'Solo letras, dígitos y guiones, sin guion al principio ni al final.',
          same: 'Es su realm SIP actual.',
          checking: 'Comprobando…',
          free: '%{realm} está disponible.',
          taken: '%{realm} ya está en uso.',
          failed: 'No se pudo comprobar si %{realm} está disponible.',
        },
        changed: 'El realm SIP ahora es %{realm}.',
        changedBut: 'El realm SIP ahora es %{realm}, pero la plataforma avisó: %{reason}',
        noRoot: 'La plataforma no tiene dominio raíz, así que no puede elegir un realm SIP.',
        devices: 'Actualice todos los dispositivos y operadores que usan el realm SIP actual.',
      },
      deletion: {
        title: 'Eliminar cuenta',
        purpose:
          'Termina su suscripción y elimina su cuenta con todo su contenido. Esta acción no se puede deshacer.',
        open: 'Eliminar cuenta',
        dialogTitle: '¿Eliminar su cuenta?',
        deleted: 'También se eliminará:',
        nothing: 'También se eliminarán sus usuarios, claves de API y servicios de voz.',
        password: 'Contraseña',
        wrongPassword: 'La contraseña no es correcta.',
        message: 'Mensaje de eliminación',
        messageHelp: 'Escriba %{words}',
        mismatch: 'Para eliminar su cuenta debe escribir el mensaje de eliminación tal cual.',
        submit: 'Eliminar mi cuenta definitivamente',
        deleting: 'Se está eliminando su cuenta',
        deletingText: 'No salga de la página.',
        halfWay:
          'Su cuenta se eliminó solo en parte; es posible que ya falten datos. Vuelva a intentarlo o avise a su administrador.',
        partlyTitle: 'Su cuenta se eliminó solo en parte',
        partly:
          'Su usuario también se eliminó, así que no puede volver a iniciar sesión. Pida a su administrador que elimine el resto.',
        customerLeftTitle: 'Es posible que se siga cobrando a su tarjeta',
        customerLeft:
          'Su cuenta y todo su contenido se eliminaron, pero no se pudo conectar con el proveedor de pagos para terminar la suscripción. Pida a su administrador que elimine allí el cliente %{customer}.',
        deletedKinds: {
          applications: 'Aplicaciones',
          phoneNumbers: 'Números de teléfono',
          tenants: 'Tenants de Microsoft Teams',
          apiKeys: 'Claves de API',
        },
        blocked: 'Elimine primero:',
        blockedTitle: 'Su cuenta todavía no se puede eliminar',
      },
      notifications: {
        paid: 'Pago realizado',
        paidLater:
          'La tarjeta nueva se guardó, pero su plan todavía no está activo. Revíselo en unos minutos.',
        modified: 'Se modificó la capacidad de su suscripción.',
        otherCapacity:
          'Su pedido está confirmado, pero su plan tiene una capacidad distinta de la que pidió. Avise a su administrador.',
        downgraded: 'Ahora tiene el plan gratuito',
        downgradedBilled:
          'Tiene el plan gratuito, pero el proveedor de pagos todavía le cobra. Avise a su administrador.',
        downgradedUnknown:
          'Tiene el plan gratuito, pero no se puede conectar con el proveedor de pagos. Compruebe más tarde que ya no se le cobra.',
      },
    },
  },
};
