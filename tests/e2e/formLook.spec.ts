import type { Locator, Page } from '@playwright/test';
import { rowOf } from './support/carriers';
import { expect, test } from './support/fixtures';
import { hold } from './support/hold';

/** What stands off the edge, the size or the line that its section gives it, in words. */
const measure = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = [];
    const box = (element: Element) => element.getBoundingClientRect();
    const isSeen = (element: Element) =>
      box(element).width > 1 && getComputedStyle(element).clipPath === 'none';
    const expectNear = (what: string, value: number, wanted: number, slack = 0.6) => {
      if (Math.abs(value - wanted) > slack) found.push(`${what}: ${value} instead of ${wanted}`);
    };
    const odd = document.querySelectorAll('[inputprops]').length;
    if (odd > 0) found.push(`${odd} properties of components among the attributes of elements`);
    const sheets = document.adoptedStyleSheets.length;
    if (sheets > 4) found.push(`${sheets} sheets of rules: an input brings one of its own`);
    for (const section of document.querySelectorAll('[data-form-section]')) {
      const title = section.querySelector('h2') as HTMLElement;
      const column = section.children[1] as HTMLElement;
      if (!isSeen(title)) continue;
      for (const part of column.children) {
        const at = `${title.textContent}: ${part.textContent?.slice(0, 20)}`;
        const first = part.matches('label, p, button') ? part : part.querySelector('label, input');
        if (first && isSeen(first) && !first.querySelector('input[type=checkbox]')) {
          expectNear(`left of ${at}`, box(first).left, box(column).left);
        }
      }
      for (const field of column.querySelectorAll(
        '.MuiInputBase-root:not(.MuiInputBase-multiline)',
      )) {
        if (!isSeen(field)) continue;
        const input = field.querySelector(
          'input:not([aria-hidden]), [role=combobox]',
        ) as HTMLElement;
        const name = `${title.textContent}: ${input.getAttribute('name') ?? input.id}`;
        expectNear(`height of ${name}`, box(field).height, 36);
        expectNear(
          `text of ${name}`,
          box(input).left +
            Number.parseFloat(getComputedStyle(input).paddingLeft) -
            box(field).left,
          12,
        );
      }
      const middle = (element: Element) => (box(element).top + box(element).bottom) / 2;
      const words = document.createTreeWalker(column, NodeFilter.SHOW_TEXT);
      const first = words.nextNode()?.parentElement;
      if (first?.closest('label, [role=group] > [id]') && box(column).top < box(title).bottom) {
        expectNear(`first line of ${title.textContent}`, middle(first), middle(title), 2.5);
      }
    }
    for (const mark of document.querySelectorAll('.explained-mark > .term')) {
      const label = mark.closest('.explained')?.querySelector('label');
      const words = document.createRange();
      if (!label || !isSeen(label)) continue;
      words.selectNodeContents(label);
      const gap = box(mark).left - words.getBoundingClientRect().right;
      if (gap < 2) found.push(`mark of ${label.textContent}: ${gap} behind it`);
    }
    return found;
  });

const go = async (page: Page, path: string) => {
  await page.goto(`/internal/${path}`);
  await expect(page.locator('[data-form-section]').first()).toBeVisible();
  await expect(page.locator('main .MuiSkeleton-root')).toHaveCount(0);
};

/** Where something is, in whole pixels of the page. */
const place = (one: Locator) =>
  one.evaluate((element) => {
    const { left, right, top } = element.getBoundingClientRect();
    return [left, right, top + scrollY].map(Math.round);
  });

/** What waits for a record stands where the form's first field will. */
const expectKeptPlace = async (page: Page, path: string, api: string) => {
  const answer = await hold(page, api);
  await page.goto(`/internal/${path}/edit`);
  // Before the title is there, the console and the code of the page are what is waited for.
  await expect(page.locator('main h1:not(:text-is("Loading…"))')).toBeVisible();
  const waiting = page.locator('main .MuiSkeleton-rounded').first();
  await expect(waiting).toBeVisible();
  const kept = await place(waiting);
  answer();
  const field = page.locator('main [data-form-section] .MuiInputBase-root').first();
  await expect(field).toBeVisible();
  const width = page.viewportSize()?.width;
  expect(await place(field), `${path} at ${width}`).toEqual(kept);
};

const index = (page: Page) => page.getByRole('navigation', { name: 'Sections of this page' });
const current = (page: Page) => index(page).locator('[aria-current]');

test('forms stand on one grid, and a long one is read by its index', async ({
  page,
  signIn,
  db,
}) => {
  await signIn('nora');
  for (const [path, indexes] of [
    ['users/add', 0],
    ['applications/add', 1],
    ['clients/add', 0],
    ['phone-numbers/add', 0],
  ] as const) {
    await go(page, path);
    expect(await measure(page), path).toEqual([]);
    await expect(index(page)).toHaveCount(indexes);
  }

  const carrier = String(rowOf(db, 'Twilio').voip_carrier_sid);
  await expectKeptPlace(page, `carriers/${carrier}`, `**/VoipCarriers/${carrier}`);
  await expect(index(page)).toBeVisible();
  // What comes late has its room above the first field before.
  await expect(page.locator('main .MuiAccordion-root').first()).toBeVisible();
  expect(await measure(page)).toEqual([]);
  const trunkType = page.getByRole('combobox', { name: 'Trunk type' });
  const widthOf = async (field: Locator) =>
    (await field.locator('xpath=ancestor::*[contains(@class, "MuiInputBase-root")]').boundingBox())
      ?.width;
  expect(await widthOf(trunkType)).toBe(320);
  const lines = await page.getByRole('list', { name: 'SIP gateways' }).evaluate((list) => {
    const lefts = (parts: Iterable<Element>) =>
      [...parts]
        .map((part) => Math.round(part.getBoundingClientRect().left))
        .sort((one, other) => one - other);
    const heads = lefts(list.previousElementSibling?.children ?? []);
    return [...list.children].map((row) => ({
      height: row.getBoundingClientRect().height,
      strays: lefts(row.querySelectorAll('.MuiFormControl-root')).filter(
        (left) => !heads.includes(left),
      ),
    }));
  });
  expect(lines).toHaveLength(3);
  for (const line of lines) expect(line).toEqual({ height: 45, strays: [] });

  // The index follows the scroll, and takes no room from anything while it does.
  await expect(current(page)).toHaveText('Carrier');
  const left = await page
    .getByLabel('Carrier name')
    .evaluate((one) => one.getBoundingClientRect().left);
  const inTheMiddle = await page.evaluate(() => {
    scrollTo(0, (document.documentElement.scrollHeight - innerHeight) / 2);
    const parts = [...document.querySelectorAll('[data-form-section]')];
    const read = parts.filter((part) => {
      const { top, bottom } = part.getBoundingClientRect();
      return top <= innerHeight / 2 && bottom > innerHeight / 2;
    });
    return read[0]?.querySelector('h2')?.textContent ?? '';
  });
  expect(inTheMiddle).not.toBe('Carrier');
  await expect(current(page)).toHaveText(inTheMiddle);
  await index(page).getByRole('link', { name: 'General' }).click();
  await expect(page.getByRole('heading', { name: 'General' })).toBeFocused();
  await expect(page.getByRole('heading', { name: 'General' })).toBeInViewport();
  await expect(current(page)).toHaveText('General');
  expect(
    await page.getByLabel('Carrier name').evaluate((one) => one.getBoundingClientRect().left),
  ).toBe(left);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(index(page)).toBeHidden();
  expect(await widthOf(trunkType)).toBe(358);
});

test('what waits, and what is pressed, has its place on a phone', async ({ page, signIn, db }) => {
  await signIn('nora');
  const google = db.get(
    "SELECT speech_credential_sid AS sid FROM speech_credentials WHERE vendor = 'google'",
  );
  const speech = [`speech-services/${google?.sid}`, `**/SpeechCredentials/${google?.sid}`] as const;
  await expectKeptPlace(page, ...speech);
  await page.setViewportSize({ width: 390, height: 844 });
  await expectKeptPlace(page, ...speech);

  // The menu of a row stands on its first line.
  await page.goto('/internal/carriers');
  const row = page.locator('tr').filter({ hasText: 'Twilio' });
  const middle = async (part: Locator) => {
    await expect(part).toBeVisible();
    return part.evaluate((one) => {
      const { top, bottom } = one.getBoundingClientRect();
      return (top + bottom) / 2;
    });
  };
  const name = await middle(row.getByRole('link', { name: 'Twilio' }));
  expect(Math.abs((await middle(row.locator('.menu-button'))) - name)).toBeLessThan(3);

  // Where there is nothing but a search, no button hides it.
  await expect(page.getByRole('button', { name: 'Filters' })).toBeVisible();
  await page.goto('/internal/accounts');
  await expect(page.getByRole('searchbox', { name: 'Search' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Filters' })).toBeHidden();
});

test('a toast covers neither the save bar nor the field that is typed in', async ({
  page,
  signIn,
}) => {
  await signIn('nora');
  await go(page, 'applications/add');
  for (const size of [
    { width: 1366, height: 850 },
    { width: 1000, height: 800 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(size);
    await page.keyboard.press('Control+s');
    const toast = page.getByRole('alert').filter({ hasText: '3 fields need your attention' });
    await expect(toast).toBeVisible();
    const method = page.getByRole('combobox', { name: 'Method' });
    // Where the toast stands, if nothing else is there.
    await method.first().focus();
    await method.first().evaluate((one) => {
      const bar = document.querySelector('[data-save-bar]') as HTMLElement;
      window.scrollBy(0, one.getBoundingClientRect().bottom + 30 - bar.getBoundingClientRect().top);
    });
    const covered = () =>
      toast.evaluate((one) => {
        const over = one.getBoundingClientRect();
        const isCovered = (element: Element) => {
          const { left, right, top, bottom } = element.getBoundingClientRect();
          return left < over.right && right > over.left && top < over.bottom && bottom > over.top;
        };
        return [...document.querySelectorAll('[data-save-bar] button, :focus')]
          .filter(isCovered)
          .map(({ textContent }) => textContent);
      });
    await expect.poll(covered, size.width.toString()).toEqual([]);
    await toast.getByRole('button').click();
  }

  // On a phone the buttons of the bar keep their line, whatever is unsaved.
  await page.getByLabel('Application name').fill('Night menu');
  const bar = page.locator('[data-save-bar]');
  await expect(bar.getByRole('status')).toHaveText('1 unsaved change');
  const middles = await bar.getByRole('button').evaluateAll((buttons) =>
    buttons.map((one) => {
      const { top, height } = one.getBoundingClientRect();
      return Math.round(top + height / 2);
    }),
  );
  expect(middles.length).toBeGreaterThan(2);
  expect(middles).toEqual(middles.map(() => middles[0]));
});
