import type { Stripe, StripeElements, StripeError } from '@stripe/stripe-js';
import type { Platform } from '../../../platform/api/server';
import { standInPrefix } from '../../../platform/demo/standIns';
import { notePayment } from '../../../src/session/pendingPayment';

/** The part of the payment provider's script that the card form uses, typed so that it cannot drift. */
type Script = Pick<
  Stripe,
  'createPaymentMethod' | 'createToken' | 'confirmCardPayment' | 'confirmPayment' | 'elements'
>;

/** What was typed into the card form, and what the bank was asked. */
interface CardForm {
  number: string;
  /** What the form finds wrong before anything is sent. */
  incomplete: StripeError | null;
  /** What the bank says when the page asks; without it the page is led away. */
  refusal: StripeError | null;
  /** Each time that the page led to the bank: the secret, and where to come back to. */
  confirmations: { clientSecret: string; returnUrl: string }[];
  elementOptions: unknown[];
}

const never = () => new Promise<never>(() => undefined);

/** An element that is ready as soon as it is mounted. */
function createElement() {
  const listeners = new Map<string, ((event: unknown) => void)[]>();
  const element = {
    on: (name: string, listener: (event: unknown) => void) => {
      listeners.set(name, [...(listeners.get(name) ?? []), listener]);
      return element;
    },
    off: () => element,
    once: () => element,
    mount: () =>
      queueMicrotask(() => {
        for (const listener of listeners.get('ready') ?? []) listener(element);
      }),
    update: () => undefined,
    destroy: () => undefined,
    unmount: () => undefined,
  };
  return element;
}

const untouched = (): CardForm => ({
  number: '4242424242424242',
  incomplete: null,
  refusal: null,
  confirmations: [],
  elementOptions: [],
});
const form = untouched();
let platform: () => Platform;

/**
 * Puts a card form where the payment provider's script would put its own: no frame, and the number
 * is that of `number`. Methods are made by the stand-in of the provider. The script is loaded once for
 * all stories, as a page does.
 */
export function putCardForm(asked: () => Platform): CardForm {
  Object.assign(form, untouched());
  platform = asked;
  const script = {
    elements: (options: unknown) => {
      form.elementOptions.push(options);
      return {
        create: createElement,
        getElement: () => null,
        update: () => undefined,
        submit: async () => (form.incomplete ? { error: form.incomplete } : {}),
      } as unknown as StripeElements;
    },
    createPaymentMethod: async () => {
      const url = `${standInPrefix}/payments/methods`;
      const payload = { number: form.number, exp_month: 12, exp_year: 2040 };
      return (await platform().app.inject({ method: 'POST', url, payload })).json();
    },
    confirmPayment: async ({
      clientSecret,
      confirmParams,
    }: {
      clientSecret: string;
      confirmParams: { return_url: string };
    }) => {
      form.confirmations.push({ clientSecret, returnUrl: confirmParams.return_url });
      return form.refusal ? { error: form.refusal } : never();
    },
    createToken: never,
    confirmCardPayment: never,
  } as unknown as Script;
  Object.assign(window, { Stripe: () => script });
  notePayment(null);
  return form;
}

/** The owner of the card has confirmed the payment at the bank, or has refused to. */
export async function confirmAtBank(
  platform: Platform,
  clientSecret: string,
  isAuthenticated = true,
): Promise<void> {
  const url = `${standInPrefix}/payments/intents/confirm`;
  await platform.app.inject({ method: 'POST', url, payload: { clientSecret, isAuthenticated } });
}
