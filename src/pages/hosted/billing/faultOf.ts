import type { PaymentFaultKind } from '../../../engines/billing';

/** Why a payment did not come to what was asked for, where that is known. */
export const faultOf = (error: unknown): PaymentFaultKind | undefined =>
  error instanceof Error && 'kind' in error ? (error.kind as PaymentFaultKind) : undefined;
