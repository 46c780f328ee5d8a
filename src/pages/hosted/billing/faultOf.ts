import type { PaymentFaultKind } from '../../../engines/billing';

/** Why a payment failed, if that is known. */
export const faultOf = (error: unknown): PaymentFaultKind | undefined =>
  error instanceof Error && 'kind' in error ? (error.kind as PaymentFaultKind) : undefined;
