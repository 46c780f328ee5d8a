import type {
  StripeCardElementChangeEvent,
  StripeElementBase,
  StripeError,
  StripePaymentElementChangeEvent,
} from '@stripe/stripe-js';
import { brandOf, type CardValues, cardProblem, dated, grouped } from './cardFields';

/** The elements that there are: the card's one line, and the payment's with a label each. */
export type ElementType = 'card' | 'payment';

type ChangeEvent = StripeCardElementChangeEvent | StripePaymentElementChangeEvent;
type Listener = (event?: unknown) => void;

/** An element of the stand-in, as far as the console and React's wrapper use one. */
export interface CardElement extends StripeElementBase {
  type: ElementType;
  on(event: string, listener: Listener): CardElement;
  once(event: string, listener: Listener): CardElement;
  off(event: string, listener?: Listener): CardElement;
  update(options: { disabled?: boolean }): void;
  values(): CardValues;
  problem(): StripeError | undefined;
}

const fields = [
  {
    name: 'number',
    label: 'Card number',
    hint: '1234 1234 1234 1234',
    form: grouped,
    width: { card: '14em', payment: '100%' },
  },
  {
    name: 'expiry',
    label: 'Expiration date',
    hint: 'MM / YY',
    form: dated,
    width: { card: '6em', payment: '40%' },
  },
  {
    name: 'cvc',
    label: 'Security code',
    hint: 'CVC',
    form: (text: string) => text,
    width: { card: '5em', payment: '40%' },
  },
] as const;

const autocomplete = { number: 'cc-number', expiry: 'cc-exp', cvc: 'cc-csc' } as const;

/** How the two elements look: the card's is one line, the payment's has boxes in two rows. */
const looks: Record<ElementType, { input: string; label: (width: string) => string }> = {
  card: {
    input: 'padding: 2px 0; border: 0;',
    label: (width) => `flex: 1 1 ${width}; min-width: ${width};`,
  },
  payment: {
    input:
      'padding: 8px 12px; margin-top: 4px; border-radius: 6px; ' +
      'border: 1px solid color-mix(in srgb, currentColor 60%, transparent);',
    label: (width) => `flex: 1 1 ${width}; min-width: 8em; font-size: 0.9em;`,
  },
};

/** An input with its label, in the colours and letters of what is around it. */
function createField(type: ElementType, field: (typeof fields)[number]) {
  const label = document.createElement('label');
  const input = document.createElement('input');
  const look = looks[type];
  input.name = `stand-in-${field.name}`;
  input.placeholder = field.hint;
  input.inputMode = 'numeric';
  input.autocomplete = autocomplete[field.name];
  input.style.cssText =
    'font: inherit; color: inherit; background: transparent; min-width: 0; width: 100%; ' +
    `box-sizing: border-box; ${look.input}`;
  label.style.cssText = look.label(field.width[type]);
  if (type === 'payment') label.append(field.label);
  else input.setAttribute('aria-label', field.label);
  label.append(input);
  return { label, input };
}

/** The event of an element after each key. */
function changeEvent(type: ElementType, values: CardValues, isShown: boolean): ChangeEvent {
  const problem = cardProblem(values);
  const empty = Object.values(values).every((value) => value === '');
  const complete = problem === undefined;
  if (type === 'payment') {
    return { elementType: 'payment', empty, complete, collapsed: false, value: { type: 'card' } };
  }
  const error = isShown && !empty ? problem : undefined;
  return {
    ...{ elementType: 'card', empty, complete, value: { postalCode: '' } },
    brand: brandOf(values.number).brand as StripeCardElementChangeEvent['brand'],
    error: error as StripeCardElementChangeEvent['error'],
  };
}

/** A card form. What is typed stays in its inputs until a payment method is made of it. */
export function createCardElement(type: ElementType): CardElement {
  const listeners = new Map<string, Set<Listener>>();
  const emit = (event: string, value: unknown = { elementType: type }) => {
    for (const listener of listeners.get(event) ?? []) listener(value);
  };
  const parts = fields.map((field) => ({ ...field, ...createField(type, field) }));
  const box = document.createElement('div');
  box.style.cssText = 'display: flex; flex-wrap: wrap; gap: 12px; width: 100%;';
  box.append(...parts.map(({ label }) => label));

  const values = () =>
    Object.fromEntries(
      parts.map(({ name, input }) => [name, input.value]),
    ) as unknown as CardValues;
  const tellChange = (isShown: boolean) => {
    const event = changeEvent(type, values(), isShown);
    const { classList } = box.parentElement ?? box;
    classList.toggle('StripeElement--complete', event.complete);
    classList.toggle('StripeElement--invalid', 'error' in event && event.error !== undefined);
    emit('change', event);
  };
  for (const { input, form } of parts) {
    input.addEventListener('input', () => {
      input.value = form(input.value);
      tellChange(false);
    });
    input.addEventListener('change', () => tellChange(true));
    input.addEventListener('focus', () => emit('focus'));
    input.addEventListener('blur', () => emit('blur'));
    input.addEventListener('keydown', ({ key }) => key === 'Escape' && emit('escape'));
  }

  let isMounted = false;
  const element: CardElement = {
    type,
    values,
    problem: () => cardProblem(values()),
    mount(target) {
      const parent = typeof target === 'string' ? document.querySelector(target) : target;
      parent?.classList.add('StripeElement');
      parent?.append(box);
      isMounted = true;
      queueMicrotask(() => emit('ready'));
    },
    unmount: () => box.remove(),
    destroy() {
      box.remove();
      listeners.clear();
    },
    focus: () => parts[0]?.input.focus(),
    blur: () => (document.activeElement as HTMLElement | null)?.blur(),
    clear() {
      for (const { input } of parts) input.value = '';
      tellChange(false);
    },
    update({ disabled }) {
      if (disabled !== undefined) for (const { input } of parts) input.disabled = disabled;
    },
    on(event, listener) {
      listeners.set(event, (listeners.get(event) ?? new Set()).add(listener));
      // React listens only once it has drawn what is mounted already.
      if (event === 'ready' && isMounted) queueMicrotask(() => listener({ elementType: type }));
      return element;
    },
    once(event, listener) {
      const first: Listener = (value) => {
        element.off(event, first);
        listener(value);
      };
      return element.on(event, first);
    },
    off(event, listener) {
      if (listener) listeners.get(event)?.delete(listener);
      else listeners.delete(event);
      return element;
    },
  };
  return element;
}
