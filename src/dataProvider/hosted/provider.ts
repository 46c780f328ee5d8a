import type { PaymentFaultKind } from '../../engines/billing';
import { HttpError, request } from '../../http';

/** What is shown of each, and the status that callers go by. */
const faults: Record<PaymentFaultKind, { message: string; status: number }> = {
  declined: { message: 'pages.billing.provider.declined', status: 402 },
  outstanding: { message: 'pages.billing.payment.outstanding', status: 402 },
  unusable: { message: 'pages.billing.card.generic', status: 400 },
  notDetached: { message: 'pages.billing.payment.notDetached', status: 500 },
  neverPaid: { message: 'pages.billing.provider.neverPaid', status: 400 },
  down: { message: 'pages.billing.provider.down', status: 500 },
  refused: { message: 'pages.billing.provider.refused', status: 500 },
  unclear: { message: 'pages.billing.provider.unclear', status: 500 },
  stillBilled: { message: 'pages.billing.provider.stillBilled', status: 409 },
  lapsed: { message: 'pages.billing.provider.lapsed', status: 409 },
  notAsked: { message: 'pages.billing.provider.notAsked', status: 409 },
  customerLeft: { message: 'pages.billing.provider.customerLeft', status: 409 },
  halfFree: { message: 'pages.billing.provider.halfFree', status: 500 },
};

/** A payment, or a question about one, that the payment provider is the reason for. */
export class PaymentFault extends HttpError {
  readonly kind: PaymentFaultKind;

  constructor(kind: PaymentFaultKind, args?: Record<string, string | number>) {
    const { message, status } = faults[kind];
    super(status, { message, args });
    this.kind = kind;
  }
}

export const isFault = (error: unknown, ...kinds: PaymentFaultKind[]): boolean =>
  error instanceof PaymentFault && kinds.includes(error.kind);

/** `Error posting to /invoices/in_1/pay from stripe: 402` (contract 17). */
const passedOn = /^Error (?:retrieving|posting to|deleting) (\S+) from stripe: (\d{3})$/;
/** What the platform's own HTTP client says of a provider that it cannot reach, or that takes too long. */
const noConnection = /^fetch failed$|^terminated$|aborted|ECONN|ENOTFOUND|ETIMEDOUT|EAI_AGAIN/;
const unexpected = /^handleSubscriptionOutcome |^Cannot read properties of /;

function faultOf(message: string, status: number): PaymentFault | null {
  const [, path = '', code = ''] = passedOn.exec(message) ?? [];
  const answered = Number(code);
  if (path) {
    const isMethod = path.startsWith('/payment_methods/');
    if (isMethod && path.endsWith('/detach')) {
      return new PaymentFault('notDetached', { status: answered });
    }
    if (isMethod && path.endsWith('/attach') && [400, 402, 404].includes(answered)) {
      return new PaymentFault(answered === 402 ? 'declined' : 'unusable');
    }
    if (/^\/invoices\/[^/]+\/pay$/.test(path) && answered === 402) {
      return new PaymentFault('outstanding');
    }
    if (answered === 402) return new PaymentFault('declined');
    if (answered === 429 || answered >= 500) return new PaymentFault('down');
    return new PaymentFault('refused', { status: answered });
  }
  if (/is not provisioned in Stripe$/.test(message)) return new PaymentFault('neverPaid');
  if (status < 500) return null;
  if (noConnection.test(message)) return new PaymentFault('down');
  return unexpected.test(message) ? new PaymentFault('unclear') : null;
}

/**
 * An error of the platform about a payment in words: its own text contains the path and status of the
 * provider's answer (contract 17), which nobody should have to read. Older releases pass on a refused
 * card as 402 with the provider's words, which are kept; without any, the card was declined.
 */
export function inWords(error: unknown): unknown {
  if (!(error instanceof HttpError) || error instanceof PaymentFault) return error;
  const isWordless = error.message.startsWith('app.errors.');
  if (error.status === 402 && isWordless) return new PaymentFault('declined');
  return faultOf(error.message, error.status) ?? error;
}

/** A request that the platform answers with the payment provider's help. Throws as `request`, in words. */
export const askPlatformToBill: typeof request = async (options) => {
  try {
    return await request(options);
  } catch (error) {
    throw inWords(error);
  }
};
