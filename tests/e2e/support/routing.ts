import type { Page } from '@playwright/test';
import type { Platform } from '../../../platform/createPlatform';
import { northwind, tableOf } from '../../support/routing';
import { expect } from './fixtures';

export const seeded = ['1 Twilio+Telnyx', '44 Voxbone', '.* Twilio at 9999'];

export const routes = (page: Page) =>
  page.getByRole('list', { name: 'Routes' }).getByRole('listitem');
export const regexes = (page: Page) => page.getByLabel('Digit prefix or regex');
export const navigate = (page: Page) =>
  page.getByRole('link', { name: 'Outbound call routing' }).click();
export const choose = async (page: Page, field: string | RegExp, name: string, nth = 0) => {
  await page.getByRole('combobox', { name: field }).nth(nth).click();
  await page.getByRole('option', { name, exact: true }).click();
  // What is left of the menu takes the next press of the mouse.
  await expect(page.locator('.MuiPopover-root')).toHaveCount(0);
};
export const texts = (page: Page) =>
  regexes(page).evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value));

/** Opens the table of whoever is signed in. */
export const openOwn = async (page: Page, name: string) => {
  await page.goto('/internal/own-routing');
  await expect(page.getByRole('heading', { name })).toBeVisible();
  await expect(routes(page).first()).toBeVisible();
};
export const addRoute = async (page: Page, regex: string, carrier?: string) => {
  const place = await routes(page).count();
  await page.getByRole('button', { name: 'Add route' }).click();
  await choose(page, 'Match', 'Regex', place);
  await regexes(page).nth(place).fill(regex);
  if (carrier) await choose(page, /^Carrier/, carrier, place);
};
/** Drags the handle of one row onto another. */
export const drag = async (page: Page, from: number, to: number) => {
  const handle = routes(page).nth(from).locator('[title="Drag to move"]');
  // Both rows are seen, clear of the bar at the bottom, before their places are read.
  await routes(page).nth(to).scrollIntoViewIfNeeded();
  await handle.scrollIntoViewIfNeeded();
  const target = await routes(page).nth(to).boundingBox();
  const start = await handle.boundingBox();
  if (!start || !target) throw new Error('The rows are not on the page');
  const x = start.x + start.width / 2;
  await page.mouse.move(x, start.y + start.height / 2);
  await page.mouse.down();
  const end = target.y + (to > from ? target.height : 0);
  await page.mouse.move(x, start.y + start.height / 2 + (to > from ? 8 : -8), { steps: 4 });
  await page.mouse.move(x, end, { steps: 12 });
  await page.mouse.up();
};

/** Gives a table so many routes in all: `^200002` and so on, behind its own two. */
export function fillTable(db: Platform['db'], count: number): void {
  const insert = (table: string, row: object) => {
    const places = Object.keys(row).map(() => '?');
    const sql = `INSERT INTO ${table} (${Object.keys(row)}) VALUES (${places})`;
    db.run(sql, ...(Object.values(row) as string[]));
  };
  const { lcr_sid } = tableOf(db, 'Northwind outbound');
  const route = db.get("SELECT * FROM lcr_routes WHERE lcr_sid = ? AND regex = '44'", `${lcr_sid}`);
  const entry = db.get(
    'SELECT * FROM lcr_carrier_set_entry WHERE lcr_route_sid = ?',
    `${route?.lcr_route_sid}`,
  );
  for (let place = northwind(db).length - 1; place < count; place += 1) {
    const lcr_route_sid = crypto.randomUUID();
    const lcr_carrier_set_entry_sid = crypto.randomUUID();
    insert('lcr_routes', {
      ...route,
      lcr_route_sid,
      regex: `^${200_000 + place}`,
      priority: place,
    });
    insert('lcr_carrier_set_entry', { ...entry, lcr_carrier_set_entry_sid, lcr_route_sid });
  }
}
