import type {
  BillingEnd,
  BillingProduct,
  CostPreview,
  CurrentUser,
  Invoice,
  OrderLine,
  PaymentAnswer,
  Quantities,
  RealmChange,
  SetupStep,
  Upgrade,
} from './billing';

/** What is paid for, and the card: the id that the payment provider gave it. */
export interface PaymentOrder {
  paymentMethodId: string;
  products: OrderLine[];
  quantities: Quantities;
}

/** The verbs of a hosted platform, for the account user whose account it is. All throw HttpError. */
export interface HostedMethods {
  getCurrentUser(signal?: AbortSignal): Promise<CurrentUser>;
  /** Null while there is no invoice to come. */
  getInvoice(signal?: AbortSignal): Promise<Invoice | null>;
  getProducts(signal?: AbortSignal): Promise<BillingProduct[]>;
  /** What is known of the upgrade, from the platform and from what this browser has sent. */
  getUpgrade(signal?: AbortSignal): Promise<Upgrade>;
  /** Orders a paid plan, or pays for the one that was ordered. Null when it is paid for already, or on its way. */
  payUpgrade(order: PaymentOrder): Promise<PaymentAnswer | null>;
  /** Notes that the bank is being asked about the payment of the order. */
  beginConfirmation(): Promise<void>;
  /**
   * Notes how the confirmation of a payment ended; by `clientSecret`, which stays in the memory of this
   * page, a payment that was refused can be confirmed with another card.
   */
  noteConfirmation(hasSucceeded: boolean, clientSecret?: string | null): Promise<void>;
  /** Gives up the order that waits for its payment; what was ordered can be ordered once more. */
  orderAgain(): Promise<void>;
  /** The payment has arrived, or nobody waits for it any more. */
  forgetUpgrade(): Promise<void>;
  previewQuantities(products: OrderLine[]): Promise<CostPreview>;
  /** Rejects when the payment fails. */
  updateQuantities(order: Omit<PaymentOrder, 'paymentMethodId'>): Promise<void>;
  /** Waits until a plan counts again that was paid for; false when that takes longer than half a minute. */
  waitForPlan(): Promise<boolean>;
  updatePaymentMethod(paymentMethodId: string): Promise<PaymentAnswer>;
  /** Ends the paid plan; nothing is ended while the payment provider cannot be asked. */
  downgradeToFree(): Promise<BillingEnd>;
  isRealmAvailable(realm: string, signal?: AbortSignal): Promise<boolean>;
  changeSipRealm(accountSid: string, realm: string): Promise<RealmChange>;
  /** What an account cannot do without and does not have. */
  getMissingSetup(accountSid: string, isPaid: boolean): Promise<SetupStep[]>;
  /** Whether this is the password of a user. */
  isPassword(userName: string, password: string): Promise<boolean>;
  /** Whether the own account, or whoever belonged to it, is there no more. */
  isShutOut(accountSid: string): Promise<boolean>;
  /** Deletes the own account with all that it has. */
  deleteOwnAccount(account: CurrentUser['account'], password: string | undefined): Promise<void>;
  /** Deletes an account that the payment provider knows as a customer, for an operator. */
  deleteCustomerAccount(accountSid: string, customer: string): Promise<void>;
}
