import type { backOffice as english } from '../en/backOffice';

export const backOffice: typeof english = {
  title: 'Plan y estado',
  purpose: 'Lo que este cliente puede usar. Solo lo ven los administradores.',
  fields: {
    is_active: 'Activa',
    plan_type: 'Plan',
    trial_end_date: 'La prueba termina el',
    device_to_call_ratio: 'Dispositivos por llamada',
    disable_cdrs: 'No guardar el historial de llamadas',
  },
  helper: {
    active: 'Desmarque esta casilla para suspender la cuenta.',
    suspended: 'Esta cuenta está suspendida. Marque esta casilla para activarla.',
    plan: 'Cambia lo que muestra la cuenta, no su capacidad.',
    billed:
      'El proveedor de pagos conoce a este cliente. El plan que se elija aquí no inicia ni termina sus pagos.',
    trialEnd: 'Vacío si no termina. Se cuenta en UTC.',
    ratio: 'Dispositivos registrados que el plan incluye por cada llamada simultánea.',
    disable_cdrs: 'Las llamadas nuevas no aparecen en las llamadas recientes.',
  },
  plans: { trial: 'De prueba', free: 'Gratuito', paid: 'De pago' },
  ratio: 'Indique un número entero, 1 o mayor.',
  suspendTitle: '¿Suspender %{name}?',
  suspend: 'Suspender al guardar',
  suspends: 'Al guardar, la cuenta %{name} queda suspendida:',
  stops: {
    calls:
      'Las llamadas entrantes se rechazan, con la alerta «Cuenta inactiva». Las llamadas en curso continúan.',
    clients: 'Los clientes SIP no pueden volver a registrarse y se desconectan uno a uno.',
    speech: 'No se sintetiza ningún texto para escuchar una voz.',
    stays:
      'Los usuarios pueden seguir iniciando sesión, los datos se conservan y el proveedor de pagos cobra como antes.',
  },
};
