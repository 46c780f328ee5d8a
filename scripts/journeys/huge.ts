import { chromium, type Page } from '@playwright/test';
import { findChromium } from '../lib/chromium.mjs';
import { untilAskedAhead } from './drive';
import type { Asking } from './limits';

/** What a journey asked of the platform, and what it shows then. */
export type Asked = Asking & { journey: string };

/** A provider's operator: an admin of several providers is answered whole lists by the platform itself. */
const operator = { user: 'nora', password: 'Provider-demo1!' };
/** How long no question has to begin or to be answered before a screen is complete (ms). */
const quiet = 500;

/** Counts the calls of the platform's API, and the bytes that come back. */
async function openCounted(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  const open = new Set<string>();
  let asked = { calls: 0, bytes: 0 };
  let movedAt = 0;
  devtools.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (!request.url.includes('/api/v1/') || request.method === 'OPTIONS') return;
    open.add(requestId);
    asked.calls += 1;
    movedAt = Date.now();
  });
  const end = (requestId: string, bytes: number) => {
    if (!open.delete(requestId)) return;
    asked.bytes += bytes;
    movedAt = Date.now();
  };
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    end(requestId, encodedDataLength),
  );
  devtools.on('Network.loadingFailed', ({ requestId }) => end(requestId, 0));
  return async (journey: string, act: () => Promise<unknown>): Promise<Asked> => {
    asked = { calls: 0, bytes: 0 };
    movedAt = Date.now();
    await act();
    while (open.size > 0 || Date.now() - movedAt < quiet) await page.waitForTimeout(50);
    const nodes = await page.evaluate<number>(`document.querySelectorAll('body *').length`);
    return { journey, calls: asked.calls, kilobytes: Math.round(asked.bytes / 1000), nodes };
  };
}

/** An operator's ways through the screens, each a step that ends when what it is about is there. */
function waysOn(page: Page) {
  const main = page.getByRole('main');
  const dialog = page.getByRole('dialog');
  const form = () => main.locator('form').first().waitFor();
  const list = () => main.locator('tbody tr:not(:has([class*=Skeleton]))').first().waitFor();
  const go = async (path: string) => {
    await page.evaluate(`history.pushState(null, '', '/internal/${path}')`);
    await page.evaluate(`dispatchEvent(new PopStateEvent('popstate', { state: null }))`);
  };
  const links = page.getByRole('navigation').getByRole('link');
  const to =
    (name: string, title = name) =>
    async () => {
      await links
        .filter({ hasText: new RegExp(`^${name}`) })
        .first()
        .click();
      await main.getByRole('heading', { level: 1, name: title, exact: true }).waitFor();
      await list();
    };
  return {
    signIn: async () => {
      await page.locator('input[name=username]').fill(operator.user);
      await page.locator('input[name=password]').fill(operator.password);
      await untilAskedAhead(page, async () => {
        await page.locator('button[type=submit]').first().click();
        await list();
      });
    },
    to,
    /** Gateways are counted once their rows have been in view for a while. */
    toCarriers: async () => {
      await to('Carriers')();
      await main
        .getByText(/inbound/)
        .first()
        .waitFor();
    },
    /** One table of a provider is a form. */
    routing: async () => {
      await go('least-cost-routing');
      await form();
    },
    add: (area: string) => async () => {
      await go(`${area}/add`);
      await form();
    },
    edit: (area: string) => async () => {
      await main.locator(`tbody a[href*="/internal/${area}/"]`).first().click();
      await form();
    },
    sort: async () => {
      await go('phone-numbers?sort=voip_carrier_sid&order=ASC');
      await main
        .getByRole('button', { name: 'Read all' })
        .or(main.getByRole('columnheader', { name: /Carrier/, exact: false }))
        .first()
        .waitFor();
    },
    remove: async () => {
      const row = main.locator('tbody tr').last();
      await row.getByRole('button', { name: /^Actions/ }).click();
      await page.getByRole('menuitem', { name: 'Delete' }).click();
      await dialog.waitFor();
    },
    close: async () => {
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'hidden' });
    },
  };
}

/** Opens the screens one after the other, and returns what each asked. */
export async function walkHuge(url: string): Promise<Asked[]> {
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const page = await browser.newPage({ viewport: { width: 1366, height: 850 }, locale: 'en-GB' });
    const count = await openCounted(page);
    const { signIn, to, toCarriers, add, edit, sort, remove, close, routing } = waysOn(page);
    // The sign-in page asks once whether the platform is there: that is none of signing in.
    const reached = page.waitForResponse((response) => response.request().method() === 'HEAD');
    await page.goto(url);
    await reached;
    const ways: [journey: string, act: () => Promise<unknown>, after?: () => Promise<unknown>][] = [
      ['sign in', signIn],
      ['edit an account', edit('accounts')],
      ['Carriers', toCarriers],
      ['delete a carrier', remove, close],
      ['edit a carrier', edit('carriers')],
      ['Applications', to('Applications')],
      ['delete an application', remove, close],
      ['edit an application', edit('applications')],
      ['Phone numbers', to('Phone numbers')],
      ['edit a number', edit('phone-numbers')],
      ['numbers by carrier', sort],
      ['add a number', add('phone-numbers')],
      ['Recent calls', to('Recent calls')],
      ['Clients', to('Clients', 'SIP clients')],
      ['Speech', to('Speech', 'Speech services')],
      ['Alerts', to('Alerts')],
      ['Call routing', routing],
      ['Accounts again', to('Accounts')],
    ];
    const asked: Asked[] = [];
    for (const [journey, act, after] of ways) {
      asked.push(await count(journey, act));
      await after?.();
    }
    return asked;
  } finally {
    await browser.close();
  }
}
