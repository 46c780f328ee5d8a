import type { PaymentMethodResult, StripeConstructor } from '@stripe/stripe-js';
import { expect, test } from './support/fixtures';

declare global {
  interface Window {
    Stripe?: StripeConstructor;
  }
}

test.use({ serverOptions: { hosted: true, standIns: ['payment', 'identity'] } });

/** What the page asks of anybody but this server. */
const strangers = (urls: string[], own: string) =>
  urls.filter((url) => /^https?:/.test(url) && !url.startsWith(own));

test('the payment provider of the demo is there before the page, and stays on this server', async ({
  page,
  server,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto('/');
  const made = await page.evaluate(async (): Promise<PaymentMethodResult | undefined> => {
    const stripe = window.Stripe?.('pk_demo');
    const elements = stripe?.elements({ mode: 'setup', currency: 'usd' });
    const place = document.body.appendChild(document.createElement('div'));
    elements?.create('payment').mount(place);
    const type = (name: string, text: string) => {
      const input = place.querySelector<HTMLInputElement>(`[name=stand-in-${name}]`);
      if (!input) throw new Error(`There is no ${name}`);
      input.value = text;
      input.dispatchEvent(new Event('input'));
    };
    type('number', '4242424242424242');
    type('expiry', '1231');
    type('cvc', '123');
    await elements?.submit();
    return elements && stripe?.createPaymentMethod({ elements });
  });
  expect(made?.paymentMethod?.card).toMatchObject({ brand: 'visa', last4: '4242' });
  expect(strangers(asked, server.url)).toEqual([]);
});

const ways = [
  ['GitHub', 'https://github.com/login/oauth/authorize?client_id=x&state=s1'],
  ['Google', 'https://accounts.google.com/o/oauth2/v2/auth?client_id=x&state=s1'],
] as const;

test('the ways to the identity providers lead to a page of the demo, and back with a code', async ({
  page,
  server,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  for (const [provider, address] of ways) {
    await test.step(provider, async () => {
      asked.length = 0;
      await page.goto('/');
      await page.evaluate((url) => location.assign(url), address);
      await expect(page.getByRole('heading', { name: `Stand-in of ${provider}` })).toBeVisible();
      await page.getByLabel('Who signs in').fill('zoe@zephyr.example');
      await page.getByRole('button', { name: 'Allow' }).click();
      await expect
        .poll(() => asked.filter((url) => url.includes('/oauth-callback/')))
        .toEqual([
          expect.stringMatching(
            new RegExp(`/${provider.toLowerCase()}\\?state=s1&code=zoe%40zephyr\\.example%7E\\w+$`),
          ),
        ]);
      expect(strangers(asked, server.url)).toEqual([]);
    });
  }
});
