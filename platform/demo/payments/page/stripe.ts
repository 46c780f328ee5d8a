import type {
  ConfirmCardPaymentData,
  ConfirmCardPaymentOptions,
  CreatePaymentMethodData,
  CreatePaymentMethodFromElement,
  CreatePaymentMethodFromElements,
  PaymentIntentResult,
  PaymentMethodResult,
  Stripe,
  StripeConstructor,
  StripeElements,
  StripeError,
} from '@stripe/stripe-js';
import type { TypedCard } from '../customers';
import { type CardElement, createCardElement, type ElementType } from './cardElement';
import { expiryOf } from './cardFields';
import { type Ask, confirmIntent, handleAction, retrieve } from './confirming';

declare global {
  interface Window {
    Stripe?: StripeConstructor;
  }
}

/** What of Stripe the stand-in has. Each has Stripe's own type: it cannot drift unnoticed. */
type StandIn = Pick<
  Stripe,
  | 'elements'
  | 'createPaymentMethod'
  | 'createToken'
  | 'confirmPayment'
  | 'confirmCardPayment'
  | 'handleCardAction'
  | 'handleNextAction'
  | 'retrievePaymentIntent'
  | 'registerAppInfo'
>;
type GroupStandIn = Pick<StripeElements, 'update' | 'submit' | 'fetchUpdates'>;

const elementOf = (group: Map<ElementType, CardElement>) =>
  group.get('card') ?? group.get('payment');

/** A group of elements: at most one of each type, as with the provider. */
function createElements(groups: WeakMap<object, Map<ElementType, CardElement>>): StripeElements {
  const made = new Map<ElementType, CardElement>();
  const group: GroupStandIn & Record<'create' | 'getElement', unknown> = {
    create(type: string) {
      if (type !== 'card' && type !== 'payment') {
        throw new Error(`The stand-in of the payment provider has no element "${type}".`);
      }
      const element = createCardElement(type);
      const { destroy } = element;
      element.destroy = () => {
        made.delete(type);
        destroy();
      };
      made.set(type, element);
      return element;
    },
    // A component of React names its type.
    getElement(type: string | { __elementType: string }) {
      const name = typeof type === 'string' ? type : type.__elementType;
      return made.get(name as ElementType) ?? null;
    },
    update: async () => undefined,
    fetchUpdates: async () => ({}),
    async submit() {
      const error = elementOf(made)?.problem();
      return error ? { error } : { selectedPaymentMethod: 'card' };
    },
  };
  groups.set(group, made);
  return group as unknown as StripeElements;
}

type MethodData =
  | CreatePaymentMethodData
  | CreatePaymentMethodFromElements
  | CreatePaymentMethodFromElement;

const noCard: StripeError = {
  type: 'invalid_request_error',
  message: 'The stand-in of the payment provider takes the card of a card or payment element.',
};

/**
 * `window.Stripe` of the demo and of tests: what the console asks of Stripe, answered by the
 * provider's half of the stand-in, which `ask` reaches.
 */
export function createStripe(ask: Ask): StripeConstructor {
  const groups = new WeakMap<object, Map<ElementType, CardElement>>();

  async function methodOf(element: CardElement | undefined): Promise<PaymentMethodResult> {
    if (!element) return { error: noCard };
    const error = element.problem();
    if (error) return { error };
    const { number, expiry } = element.values();
    const { month: exp_month = 0, year: exp_year = 0 } = expiryOf(expiry) ?? {};
    const card: TypedCard = { number, exp_month, exp_year };
    return (await ask('method', card)) as PaymentMethodResult;
  }

  const cardIn = (data: MethodData): CardElement | undefined => {
    if ('elements' in data) return elementOf(groups.get(data.elements) ?? new Map());
    const part = 'element' in data ? data.element : 'card' in data ? data.card : undefined;
    return part as unknown as CardElement | undefined;
  };

  /** Whichever way a confirmation names its method: the id of one, or a card to make one of. */
  async function confirmWith(
    secret: string,
    data?: ConfirmCardPaymentData,
    options?: ConfirmCardPaymentOptions,
  ): Promise<PaymentIntentResult> {
    const given = data?.payment_method;
    if (!given || typeof given === 'string') {
      return confirmIntent(ask, secret, given, options?.handleActions);
    }
    const made = await methodOf((given as { card: unknown }).card as CardElement);
    if (made.error) return { error: made.error };
    return confirmIntent(ask, secret, made.paymentMethod.id, options?.handleActions);
  }

  async function nextAction(secret: string): Promise<PaymentIntentResult> {
    const found = await retrieve(ask, secret);
    return found.error ? found : handleAction(ask, found.paymentIntent, secret);
  }

  const standIn: StandIn = {
    elements: () => createElements(groups),
    createPaymentMethod: (data: MethodData) => methodOf(cardIn(data)),
    confirmCardPayment: confirmWith,
    handleCardAction: nextAction,
    retrievePaymentIntent: (secret) => retrieve(ask, secret),
    registerAppInfo: () => undefined,
    createToken: async () => ({ error: noCard }),
    confirmPayment: ((options: ConfirmOptions) =>
      confirmPayment(ask, options)) as Stripe['confirmPayment'],
    handleNextAction: (({ clientSecret }: { clientSecret: string }) =>
      nextAction(clientSecret)) as Stripe['handleNextAction'],
  };
  return () => standIn as Stripe;
}

interface ConfirmOptions {
  clientSecret: string;
  confirmParams?: { return_url?: string; payment_method?: string };
  redirect?: 'always' | 'if_required';
}

/** Confirms, and unless `if_required` leads to the return address with what came of it. */
async function confirmPayment(
  ask: Ask,
  { clientSecret, confirmParams = {}, redirect = 'always' }: ConfirmOptions,
): Promise<PaymentIntentResult> {
  const result = await confirmIntent(ask, clientSecret, confirmParams.payment_method);
  if (result.error || redirect === 'if_required') return result;
  const url = new URL(confirmParams.return_url ?? '', location.href);
  url.searchParams.set('payment_intent', result.paymentIntent.id);
  url.searchParams.set('payment_intent_client_secret', clientSecret);
  url.searchParams.set('redirect_status', result.paymentIntent.status);
  location.assign(url);
  return new Promise(() => undefined);
}
