import type { Page } from '@playwright/test';
import type { ServeOptions } from '../../platform/serve/serve';
import { expect, test } from './support/fixtures';
import { hold } from './support/hold';

const framework = '**/assets/index-*.js';
const username = (page: Page) => page.locator('input[name=username]');
const password = (page: Page) => page.locator('input[name=password]');
const accounts = (page: Page) =>
  expect(page.getByRole('heading', { level: 1, name: 'Accounts' })).toBeVisible();

/** Opens the sign-in page with the framework on its way; what is answered lets it come and take over. */
async function openEarly(page: Page, path = '/') {
  const go = await hold(page, framework);
  await page.goto(path, { waitUntil: 'commit' });
  await expect(username(page)).toBeFocused();
  // As long as the elements are the same, nothing of what is in them can be lost.
  await page.evaluate(() => {
    const parts = document.querySelectorAll('form, form input, label, button, h1');
    Reflect.set(window, 'stood', [...parts]);
  });
  return async () => {
    go();
    await expect(page.locator('link[data-form]')).toHaveCount(0);
  };
}

/** None of the form's elements was drawn anew. */
const expectSame = async (page: Page) => {
  const gone = page.evaluate(() =>
    (Reflect.get(window, 'stood') as Element[])
      .filter((element) => !element.isConnected)
      .map(({ outerHTML }) => outerHTML),
  );
  expect(await gone).toEqual([]);
};

/** Where everything in the page is. */
const places = (page: Page) =>
  page.locator('#root *').evaluateAll((all) =>
    all.map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return [element.tagName, x, y, width, height].join(' ');
    }),
  );

/** How often the page has the variables of a theme. */
const themes = (page: Page) =>
  page.evaluate(() => {
    const sheets = [...document.styleSheets, ...document.adoptedStyleSheets];
    const rules = sheets.flatMap(({ cssRules }) => [...cssRules]);
    return rules.filter(({ cssText }) => cssText.includes('--mui-spacing:')).length;
  });

const shifts = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          resolve(list.getEntries().reduce((sum, entry) => sum + Reflect.get(entry, 'value'), 0));
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(0), 100);
      }),
  );

test('the form stands before the framework, which takes over what is in it', async ({ page }) => {
  const takeOver = await openEarly(page);
  await expect(page).toHaveTitle('Log in · Trunkline');
  await page.keyboard.type('norah');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Provider-');
  await page.keyboard.press('Shift+ArrowLeft');
  const before = await places(page);
  await takeOver();
  await expectSame(page);
  expect(await places(page)).toEqual(before);
  await expect(password(page)).toBeFocused();
  await expect(username(page)).toHaveValue('nora');
  expect(
    await password(page).evaluate(({ value, selectionStart, selectionEnd }: HTMLInputElement) => [
      value,
      selectionStart,
      selectionEnd,
    ]),
  ).toEqual(['Provider-', 8, 9]);
  expect(await shifts(page)).toBe(0);
  await page.keyboard.type('-demo1!');
  await page.keyboard.press('Enter');
  await accounts(page);
  expect(await themes(page)).toBe(1);
});

test.describe('a page whose file of the theme cannot be had', () => {
  test.use({ expectedErrors: [/Failed to load resource/] });

  test('makes the variables itself', async ({ page }) => {
    await page.route('**/assets/theme-*.css', (route) => route.abort());
    await page.goto('/');
    await expect(page.getByRole('button', { name: 'Log in', exact: true })).toHaveCSS(
      'background-color',
      'rgb(91, 91, 214)',
    );
  });
});

test('an early Enter is pressed again, and nothing of it is in the address', async ({ page }) => {
  const takeOver = await openEarly(page);
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url()));
  await page.keyboard.type('nora');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Provider-demo1!');
  await page.keyboard.press('Enter');
  await takeOver();
  await accounts(page);
  expect(addresses.filter((address) => address.includes('demo1'))).toEqual([]);
});

test('a form that the browser has translated is taken over with what was typed into it', async ({
  page,
}) => {
  const takeOver = await openEarly(page);
  await page.keyboard.type('nora');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Provider-');
  // What a browser makes of each text.
  await page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: Text[] = [];
    while (texts.nextNode()) found.push(texts.currentNode as Text);
    for (const text of found.filter(({ data }) => data.trim())) {
      const font = document.createElement('font');
      font.textContent = `«${text.data}»`;
      text.replaceWith(font);
    }
  });
  await expect(page.getByRole('button', { name: '«Log in»', exact: true })).toBeVisible();
  await takeOver();
  await expectSame(page);
  await expect(password(page)).toBeFocused();
  await page.keyboard.type('demo1!');
  await page.keyboard.press('Enter');
  await accounts(page);
});

test('what a browser fills in without a word is taken over', async ({ page }) => {
  const takeOver = await openEarly(page);
  for (const [field, text] of [
    [username(page), 'nora'],
    [password(page), 'Provider-demo1!'],
  ] as const) {
    await field.evaluate((input: HTMLInputElement, value) => {
      input.value = value;
    }, text);
  }
  await takeOver();
  await expectSame(page);
  await page.getByRole('button', { name: 'Log in' }).click();
  await accounts(page);
});

test.describe('an early Enter with a wrong password', () => {
  test.use({ expectedErrors: [/status of 403/] });

  test('is refused in words', async ({ page }) => {
    const takeOver = await openEarly(page);
    await page.keyboard.type('nora');
    await password(page).fill('wrong');
    await page.keyboard.press('Enter');
    await takeOver();
    await expect(page.getByRole('alert')).toHaveText(/Login credentials are incorrect/);
    await expect(password(page)).toBeFocused();
    await expect(page).toHaveURL(/\/$/);
  });
});

test('an early Enter with nothing typed says what is missing', async ({ page }) => {
  const takeOver = await openEarly(page);
  await page.keyboard.press('Enter');
  await takeOver();
  await expect(page.getByText('Required', { exact: true })).toHaveCount(2);
  await expect(username(page)).toBeFocused();
});

test('French and dark, as chosen; what is pressed early is pressed again', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Dark' }).click();
  await page.getByRole('button', { name: 'Français' }).click();
  await expect(page).toHaveTitle('Connexion · Trunkline');
  const takeOver = await openEarly(page);
  await expect(page).toHaveTitle('Connexion · Trunkline');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(page.getByRole('button', { name: 'Sombre' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(page.locator('main')).toHaveCSS('background-color', 'rgb(23, 26, 33)');
  await page.getByRole('button', { name: 'Afficher le mot de passe' }).click();
  await takeOver();
  await expect(password(page)).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Clair' }).click();
  await expect(page.locator('main')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
});

/** The page as elements, without what tells two drawings of it apart. */
const drawn = (page: Page) =>
  page.locator('#root').evaluate((root) => {
    const ids: string[] = [];
    const named = (id: string) => {
      if (!ids.includes(id)) ids.push(id);
      return `id${ids.indexOf(id)}`;
    };
    return root.innerHTML
      .replace(/<!--.*?-->/g, '')
      .replace(/:\w+:/g, named)
      .replace(/ value=""/g, '')
      .replace(/ Mui-focused/g, '')
      .split(/(?=<)/);
  });

const deployments: Record<string, ServeOptions> = {
  'a plain deployment': { seed: 'small' },
  'a deployment without forgotten passwords': { config: { ENABLE_FORGOT_PASSWORD: 'false' } },
  'one with a provider that is not hosted': { config: { GOOGLE_CLIENT_ID: 'x' } },
  'a hosted one': { hosted: true },
  'a hosted one with one provider': { hosted: true, config: { GITHUB_CLIENT_ID: '' } },
};
for (const [name, serverOptions] of Object.entries(deployments)) {
  test.describe(name, () => {
    test.use({ serverOptions });

    test('is what the page draws by itself, to the pixel', async ({ page }) => {
      const takeOver = await openEarly(page);
      const standing = await drawn(page);
      const before = await places(page);
      await takeOver();
      await expectSame(page);
      expect(await drawn(page)).toEqual(standing);
      await page.unroute(framework);
      // A page without the form, which the framework draws from nothing.
      await page.route('**/', async (route) => {
        const answer = await route.fetch();
        const body = (await answer.text()).replace(/<template.*<\/template>/s, '');
        await route.fulfill({ response: answer, body });
      });
      await page.goto('/');
      await expect(username(page)).toBeFocused();
      expect(await drawn(page)).toEqual(standing);
      expect(await places(page)).toEqual(before);
    });
  });
}

for (const wait of [0, 400]) {
  test(`the first frame of the page has the form, its styles ${wait} ms late`, async ({ page }) => {
    await page.route('**/assets/*.css', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, wait));
      await route.continue();
    });
    await page.addInitScript(() => {
      requestAnimationFrame(() => {
        const styles = document.querySelector<HTMLLinkElement>('[data-form]')?.sheet ?? null;
        const field = document.querySelector('input[name=username]');
        Reflect.set(window, 'firstFrame', styles !== null && field !== null);
      });
    });
    await page.goto('/');
    await expect(username(page)).toBeFocused();
    expect(await page.evaluate(() => Reflect.get(window, 'firstFrame'))).toBe(true);
  });
}

test('nothing stands where somebody is signed in, where there is a message, and elsewhere', async ({
  page,
  signIn,
}) => {
  const isStanding = () => page.evaluate(() => window.trunklineForm !== undefined);
  const go = await hold(page, framework);
  await page.goto('/forgot-password', { waitUntil: 'commit' });
  await page.waitForFunction(() => window.trunklineSettings);
  expect(await isStanding()).toBe(false);
  await expect(page.locator('#root input')).toHaveCount(0);
  await page.evaluate(() => sessionStorage.setItem('SESS_FLASH_MSG', 'expired'));
  await page.goto('/', { waitUntil: 'commit' });
  await page.waitForFunction(() => window.trunklineSettings);
  expect(await isStanding()).toBe(false);
  go();
  await expect(page.getByText('Your session has expired.')).toBeVisible();
  await signIn('nora');
  await page.goto('/');
  await accounts(page);
});
