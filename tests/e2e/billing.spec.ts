import type { Page } from '@playwright/test';
import { expect, expectGoodInEveryView, test } from './support/fixtures';

/** Asked before a payment and after the end of a plan: who has nothing to pay is answered so (contract 17). */
const nothingToPay = /status of 500 .*\/Invoices$/;
test.use({ serverOptions: { hosted: true }, expectedErrors: [nothingToPay] });

const cards = { pays: '4242424242424242', asks: '4000002500003155', declines: '4000000000000341' };
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const pay = /^Pay \$[\d.,]+ and Upgrade to Paid Plan$/;
const sessions = 'Capacity of: Maximum concurrent call sessions';
const devices = 'Capacity of: Additional device registrations';

/** Types a card, as its owner would. */
async function typeCard(page: Page, number: string): Promise<void> {
  await page.getByLabel('Card number').fill(number);
  await page.getByLabel('Expiration date').fill('1240');
  await page.getByLabel('Security code').fill('123');
}

test('a company on trial upgrades, configures its plan, changes its card and goes back', async ({
  page,
  signIn,
  hosted,
}) => {
  test.slow();
  await signIn('trial');
  const account = `/internal/accounts/${hosted.accountSid('trial')}`;
  await page.goto(`${account}/edit`);
  await expect(page.getByText(/^You are on the free plan \(trial period\)/)).toBeVisible();
  await expectGoodInEveryView(page);

  await page.getByRole('link', { name: 'Upgrade to a paid subscription' }).click();
  await expect(page.getByLabel(sessions)).toHaveValue('5');
  await page.getByLabel(sessions).fill('21');
  await button(page, /additional device registrations\?$/).click();
  await page.getByLabel(devices).fill('3');
  await typeCard(page, cards.pays);
  await expectGoodInEveryView(page);
  await expect(button(page, pay)).toHaveText('Pay $96.00 and Upgrade to Paid Plan');
  await button(page, pay).click();
  await expect(page.getByText('Payment completed successfully')).toBeVisible();
  await expect(page).toHaveURL(`${account}/edit`);
  expect(hosted.plan('trial').plan_type).toBe('paid');

  await page.getByRole('link', { name: 'Modify my subscription' }).click();
  await expect(page.getByLabel(sessions)).toHaveValue('21');
  await page.getByLabel(sessions).fill('60');
  await expectGoodInEveryView(page);
  await button(page, 'Review Changes').click();
  const dialog = page.getByRole('dialog', { name: 'Confirm Changes' });
  await expect(dialog.getByText('60 simultaneous calls')).toBeVisible();
  await expectGoodInEveryView(page);
  await page.keyboard.press('Escape');
  await expect(button(page, 'Review Changes')).toBeFocused();
  await page.keyboard.press('Enter');
  await dialog.getByRole('button', { name: 'Confirm' }).click();
  await expect(
    page.getByText('Your subscription capacity has been successfully modified.'),
  ).toBeVisible();

  await page.getByRole('link', { name: 'Manage payment info' }).click();
  await expect(page.getByText('**** **** **** 4242')).toBeVisible();
  await button(page, 'Change Payment Info').click();
  await typeCard(page, '5555555555554444');
  await expectGoodInEveryView(page);
  await button(page, 'Save New Card').click();
  await expect(page).toHaveURL(`${account}/edit`);

  await page.getByRole('link', { name: 'Modify my subscription' }).click();
  await button(page, 'Return to free plan').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Return to free plan' }).click();
  await expect(page.getByText('Downgrade to free plan completed successfully')).toBeVisible();
  await expect(page.getByText(/trial period expired/)).toBeVisible();
  expect(hosted.plan('trial').plan_type).toBe('free');
});

test('a payment that the bank asks about comes back to the account, whose address is clean', async ({
  page,
  signIn,
  hosted,
}) => {
  await signIn('trial');
  const account = `/internal/accounts/${hosted.accountSid('trial')}`;
  await page.goto(`${account}/subscription`);
  await typeCard(page, cards.asks);
  await button(page, pay).click();
  await page
    .getByRole('dialog', { name: 'Confirm the payment' })
    .getByRole('button', { name: 'Complete' })
    .click();
  await expect(page.getByText('Payment completed successfully')).toBeVisible();
  await expect(page).toHaveURL(`${account}/edit`);
  expect(hosted.charges('trial')).toEqual(['succeeded 2500']);
  await page.goBack();
  await page.goForward();
  expect(page.url()).not.toContain('secret');
});

test('a reload while the payment is processed does not offer to pay again', async ({
  page,
  signIn,
  hosted,
}) => {
  await signIn('trial');
  await page.goto(`/internal/accounts/${hosted.accountSid('trial')}/subscription`);
  await typeCard(page, cards.pays);
  const stored = new Promise<void>((resolve) => {
    page.route('**/Subscriptions', async (route) => {
      await route.fetch();
      resolve();
    });
  });
  await button(page, pay).click();
  await expect(page.getByText(/^Your requested changes are being processed/)).toBeVisible();
  await stored;
  page.once('dialog', (dialog) => dialog.accept());
  await page.reload();
  await expect(page.getByText('Your account is already on a paid plan.')).toBeVisible();
  expect(hosted.charges('trial')).toEqual(['succeeded 2500']);
});

test('the realm is changed by keyboard alone', async ({ page, signIn, hosted }) => {
  await signIn('paid');
  const account = `/internal/accounts/${hosted.accountSid('paid')}`;
  await page.goto(`${account}/sip-realm/edit`);
  await page.getByLabel('Subdomain').focus();
  await expectGoodInEveryView(page);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('harbour');
  await expect(page.getByText(/^harbour\..* is available\.$/)).toBeVisible();
  await expectGoodInEveryView(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(button(page, 'Change Sip Realm')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${account}/edit`);
  expect(String(hosted.account('paid').sip_realm)).toMatch(/^harbour\./);
});

test.describe('an account that is deleted', () => {
  // Signing out afterwards is refused, as there is no user any more.
  test.use({ expectedErrors: [/status of 401/, nothingToPay] });
  test('by its own user signs that user out', async ({ page, signIn, hosted }) => {
    await signIn('github');
    await page.goto(`/internal/accounts/${hosted.accountSid('github')}/edit`);
    await button(page, 'Delete account').click();
    const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
    await expect(dialog.getByText(/^Applications \(3\)/)).toBeVisible();
    await expectGoodInEveryView(page);
    await dialog.getByLabel(/^Delete message/).fill('delete my account');
    await dialog.getByRole('button', { name: 'Permanently delete my account' }).click();
    await expect(page).toHaveURL('/');
    await expect(page.getByText("You've successfully logged out.")).toBeVisible();
    expect(hosted.account('github').account_sid).toBeUndefined();
  });
});

test.describe('with the payment provider’s own script', () => {
  test.use({ serverOptions: { hosted: true, standIns: [] } });

  /** What the provider's script does in the page, as far as the security policy sees it. */
  const script = `
    window.Stripe = () => ({
      elements: (options) => ({
        create: (type) => {
          const listeners = {};
          return {
            on: (name, listener) => { listeners[name] = listener; },
            off: () => {}, once: () => {}, update: () => {}, unmount: () => {},
            destroy: () => {},
            mount: (box) => {
              const frame = document.createElement('iframe');
              frame.title = 'Secure payment input frame';
              frame.src = 'https://js.stripe.com/v3/elements-inner-' + type + '.html';
              frame.onload = async () => {
                await fetch('https://api.stripe.com/v1/elements/sessions');
                window.cardOptions = options;
                listeners.ready?.();
              };
              box.append(frame);
            },
          };
        },
        getElement: () => null, update: () => {}, submit: async () => ({}),
      }),
      createToken: () => {}, confirmCardPayment: () => {},
      createPaymentMethod: async () => ({ error: { message: 'Your card was declined.' } }),
      registerAppInfo: () => {}, _registerWrapper: () => {},
    });`;

  test('loader, security policy and frames work together, on the pages that pay alone', async ({
    page,
    signIn,
    hosted,
  }) => {
    const asked: string[] = [];
    await page.route(/https:\/\/[a-z]+\.stripe\.com\//, (route) => {
      const url = route.request().url();
      asked.push(url);
      const headers = { 'access-control-allow-origin': '*' };
      if (/stripe\.js/.test(url))
        return route.fulfill({ contentType: 'text/javascript', body: script });
      if (url.includes('.html'))
        return route.fulfill({ contentType: 'text/html', body: '<p>Card</p>' });
      return route.fulfill({ json: {}, headers });
    });
    await signIn('paid');
    const account = `/internal/accounts/${hosted.accountSid('paid')}`;
    for (const path of ['edit', 'modify-subscription', 'sip-realm/edit', 'manage-payment']) {
      await page.goto(`${account}/${path}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.waitForLoadState('networkidle');
    }
    expect(asked).toEqual([]);
    await button(page, 'Change Payment Info').click();
    await expect(page.frameLocator('iframe[title^="Secure"]').getByText('Card')).toBeVisible();
    await expect(button(page, 'Save New Card')).toBeEnabled();
    expect(asked.map((url) => new URL(url).pathname)).toEqual([
      expect.stringMatching(/stripe\.js$/),
      '/v3/elements-inner-payment.html',
      '/v1/elements/sessions',
    ]);
    expect(await page.evaluate('window.cardOptions')).toMatchObject({
      mode: 'setup',
      currency: 'usd',
      paymentMethodCreation: 'manual',
      allowedPaymentMethodTypes: ['card'],
    });
    await button(page, 'Save New Card').click();
    await expect(page.getByText('Your card was declined.').first()).toBeVisible();
  });

  test.describe('that cannot be loaded', () => {
    test.use({ expectedErrors: [/ERR_FAILED|Failed to load resource/] });
    test('says so, and can be tried again', async ({ page, signIn, hosted }) => {
      let isBlocked = true;
      await page.route(/https:\/\/js\.stripe\.com\//, (route) =>
        isBlocked ? route.abort() : route.fulfill({ contentType: 'text/javascript', body: script }),
      );
      await page.route(/https:\/\/api\.stripe\.com\//, (route) =>
        route.fulfill({ json: {}, headers: { 'access-control-allow-origin': '*' } }),
      );
      await signIn('trial');
      await page.goto(`/internal/accounts/${hosted.accountSid('trial')}/subscription`);
      await expect(page.getByText('Failed to load Stripe.js')).toBeVisible();
      await expect(button(page, pay)).toBeDisabled();
      await expectGoodInEveryView(page);
      isBlocked = false;
      await button(page, 'Retry').click();
      await expect(button(page, pay)).toBeEnabled();
    });
  });
});

test('every page speaks French', async ({ page, context, signIn, hosted, baseURL }) => {
  await context.addCookies([{ name: 'trunkline-locale', value: 'fr', url: String(baseURL) }]);
  await signIn('paid');
  const account = `/internal/accounts/${hosted.accountSid('paid')}`;
  for (const [path, words] of [
    [
      'edit',
      /^Votre offre a une capacité de 25 appels simultanés et 135 terminaux enregistrés\. La prochaine facture est de 110,00\s\$US, le \d\d \S+ \d{4}\.$/,
    ],
    ['modify-subscription', 'Vérifier les modifications'],
    ['manage-payment', 'Changer de carte'],
    ['sip-realm/edit', 'Changer de domaine SIP'],
    ['subscription', 'Votre compte a déjà une offre payante.'],
  ] as const) {
    await page.goto(`${account}/${path}`);
    await expect(page.getByText(words).first()).toBeVisible();
    await expect(page.locator('main')).not.toContainText('pages.billing');
  }
});
