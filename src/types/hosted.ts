import type {
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
  /** Notes how the confirmation of a payment ended. */
  noteConfirmation(hasSucceeded: boolean): Promise<void>;
  /** Gives up the order that waits for its payment. */
  forgetUpgrade(): Promise<void>;
  previewQuantities(products: OrderLine[]): Promise<CostPreview>;
  /** Rejects when the payment fails. */
  updateQuantities(order: Omit<PaymentOrder, 'paymentMethodId'>): Promise<void>;
  updatePaymentMethod(paymentMethodId: string): Promise<PaymentAnswer>;
  downgradeToFree(): Promise<void>;
  isRealmAvailable(realm: string, signal?: AbortSignal): Promise<boolean>;
  changeSipRealm(accountSid: string, realm: string): Promise<RealmChange>;
  /** What an account cannot do without and does not have. */
  getMissingSetup(accountSid: string, isPaid: boolean): Promise<SetupStep[]>;
  /** Whether this is the password of a user. */
  isPassword(userName: string, password: string): Promise<boolean>;
  /** Whether the own account, or whoever belonged to it, is there no more. */
  isShutOut(accountSid: string): Promise<boolean>;
  /** Deletes the own account with all that it has. */
  deleteOwnAccount(accountSid: string, password: string | undefined): Promise<void>;
}
