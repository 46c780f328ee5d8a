import type { OrderLine, Quantities } from './billing';

/** What is paid for, and the card: the id that the payment provider gave it. */
export interface PaymentOrder {
  paymentMethodId: string;
  products: OrderLine[];
  quantities: Quantities;
}
